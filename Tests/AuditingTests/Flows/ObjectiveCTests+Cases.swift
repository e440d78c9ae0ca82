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
}
