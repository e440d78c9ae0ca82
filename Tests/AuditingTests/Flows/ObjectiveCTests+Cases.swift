extension ObjectiveCTests {
  /// An app that asks for notifications in a place.
  static func launch(_ atLaunch: String, _ later: String) -> String {
    let request = """
      [[UNUserNotificationCenter currentNotificationCenter]
        requestAuthorizationWithOptions:(UNAuthorizationOptionAlert | UNAuthorizationOptionSound)
        completionHandler:^(BOOL granted, NSError * _Nullable error) {}];
      """
    return """
      --- AppDelegate.m
      #import <UserNotifications/UserNotifications.h>
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application
          didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        \(atLaunch.isEmpty ? "" : atLaunch + request)
        return YES;
      }
      @end
      --- Alarms.m
      @interface AlarmsViewController : UIViewController
      @end
      @implementation AlarmsViewController
      - (IBAction)addAlarm:(id)sender { \(later.isEmpty ? "" : later + request) }
      @end
      """
  }

  static let timing = [
    FlowCase("at its start", launch("↓", ""), finds: ["request-at-launch"]),
    FlowCase("in the action that needs it", launch("", " ")),
    FlowCase(
      "by a singleton that the start calls",
      """
      --- Location.m
      @interface Location : NSObject
      + (instancetype)shared;
      @end
      @implementation Location {
        CLLocationManager *_manager;
      }
      + (instancetype)shared {
        static Location *shared = nil;
        static dispatch_once_t once;
        dispatch_once(&once, ^{ shared = [[self alloc] init]; });
        return shared;
      }
      - (void)start {
        _manager = [[CLLocationManager alloc] init];
        ↓[_manager requestWhenInUseAuthorization];
      }
      @end
      --- AppDelegate.m
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {
        [[Location shared] start];
        return YES;
      }
      @end
      """, finds: ["request-at-launch"]),
  ]

  /// A controller that does something with a denial.
  private static func denial(_ mark: String, _ code: String, before: String = "") -> String {
    """
    --- Scan.m
    #import <AVFoundation/AVFoundation.h>
    @interface ScanViewController : UIViewController
    @end
    @implementation ScanViewController
    \(mark)- (IBAction)scan:(id)sender {
      \(before)
      [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo
        completionHandler:^(BOOL granted) {
        if (granted) {
          [self begin];
        } else {
          \(code)
        }
      }];
    }
    - (void)begin {}
    - (void)showDenied {
      UIAlertController *alert =
        [UIAlertController alertControllerWithTitle:@"The camera is off" message:nil
                                     preferredStyle:UIAlertControllerStyleAlert];
      [alert addAction:[UIAlertAction actionWithTitle:@"Settings" style:UIAlertActionStyleDefault
                                              handler:^(UIAlertAction * _Nonnull action) {
        NSURL *url = [NSURL URLWithString:UIApplicationOpenSettingsURLString];
        [[UIApplication sharedApplication] openURL:url options:@{} completionHandler:nil];
      }]];
      [self presentViewController:alert animated:YES completion:nil];
    }
    @end
    """
  }

  static let answering = [
    FlowCase(
      "an alert that leads to Settings after a denial",
      denial("↓", "dispatch_async(dispatch_get_main_queue(), ^{ [self showDenied]; });"),
      finds: ["settings-after-denial"]),
    FlowCase(
      "the same at the next try",
      denial(
        "", "[self begin];",
        before: """
          AVAuthorizationStatus status =
            [AVCaptureDevice authorizationStatusForMediaType:AVMediaTypeVideo];
          if (status == AVAuthorizationStatusDenied || status == AVAuthorizationStatusRestricted) {
            [self showDenied];
            return;
          }
          """)),
    FlowCase(
      "by the delegate's callback",
      """
      --- Here.m
      @interface HereViewController : UIViewController <CLLocationManagerDelegate>
      @property (nonatomic) CLLocationManager *manager;
      @end
      @implementation HereViewController
      - (void)viewDidAppear:(BOOL)animated {
        self.manager.delegate = self;
        [self.manager requestWhenInUseAuthorization];
      }
      ↓- (void)locationManager:(CLLocationManager *)manager
          didChangeAuthorizationStatus:(CLAuthorizationStatus)status {
        switch (status) {
          case kCLAuthorizationStatusDenied:
            [[UIApplication sharedApplication]
              openURL:[NSURL URLWithString:UIApplicationOpenSettingsURLString]];
            break;
          default:
            break;
        }
      }
      @end
      """, finds: ["settings-after-denial"]),
  ]

  static let starting = [
    FlowCase(
      "nothing, where properties that hold a block are set from each other",
      """
      --- Cell.m
      @interface Cell : UIView
      @property (nonatomic, copy) void (^onTap)(void);
      @end
      @implementation Cell
      - (void)show:(Cell *)other { other.onTap = self.onTap; self.onTap(); }
      - (void)take:(Cell *)other { self.onTap = other.onTap; [self ask]; }
      - (void)ask { [[CNContactStore new] requestAccessForEntityType:CNEntityTypeContacts
                                                   completionHandler:nil]; }
      @end
      """, starts: [[]]),
    FlowCase(
      "a button of its own",
      """
      --- Scan.m
      #import <AVFoundation/AVFoundation.h>
      @implementation ScanViewController
      - (void)viewDidLoad {
        UIButton *scan = [[UIButton alloc] init];
        [scan setTitle:@"Scan" forState:UIControlStateNormal];
        [scan addTarget:self action:@selector(scan:) forControlEvents:UIControlEventTouchUpInside];
      }
      - (void)scan:(id)sender {
        [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo
                                 completionHandler:^(BOOL granted) {}];
      }
      @end
      --- Scan.h
      @interface ScanViewController : UIViewController
      @end
      """, starts: [["'Scan'"]]),
    FlowCase(
      "a button of Swift by a class of Objective-C",
      """
      import UIKit
      final class HomeViewController: UIViewController {
        let permissions = Permissions()
        override func viewDidLoad() {
          let button = UIButton()
          button.setTitle("Record", for: .normal)
          button.addTarget(self, action: #selector(record), for: .touchUpInside)
        }
        @objc func record() { permissions.askMicrophone(for: "note", completion: nil) }
      }
      --- Permissions.m
      @interface Permissions : NSObject
      @end
      @implementation Permissions
      - (void)askMicrophoneFor:(NSString *)use completion:(void (^)(BOOL))completion {
        [[AVAudioSession sharedInstance] requestRecordPermission:completion];
      }
      @end
      """, starts: [["'Record'"]]),
    FlowCase(
      "a button of Objective-C by a class of Swift",
      """
      import AVFoundation
      @objc class Permissions: NSObject {
        @objc func askMicrophone(for use: String, loudly: Bool) {
          AVAudioSession.sharedInstance().requestRecordPermission { _ in }
        }
      }
      --- Home.m
      @interface HomeViewController : UIViewController
      @property Permissions *permissions;
      @end
      @implementation HomeViewController
      - (void)viewDidLoad {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
        [button setTitle:@"Record" forState:UIControlStateNormal];
        [button addTarget:self action:@selector(record)
         forControlEvents:UIControlEventTouchUpInside];
      }
      - (void)record { [self.permissions askMicrophoneFor:@"note" loudly:YES]; }
      @end
      """, starts: [["'Record'"]]),
  ]
}
