extension ObjectiveCTests {
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
      "one of two buttons that blocks make",
      """
      --- Scan.m
      @interface ScanViewController : UIViewController
      @end
      @implementation ScanViewController {
        UIButton *scan, *back;
      }
      - (void)viewDidLoad {
        back = ({
          UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
          [button setTitle:@"Back" forState:UIControlStateNormal];
          [button addTarget:self action:@selector(leave)
           forControlEvents:UIControlEventTouchUpInside];
          button;
        });
        scan = ({
          UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
          [button setTitle:@"Scan" forState:UIControlStateNormal];
          [button addTarget:self action:@selector(scan)
           forControlEvents:UIControlEventTouchUpInside];
          button;
        });
      }
      - (void)leave {}
      - (void)scan {
        [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo
                                 completionHandler:^(BOOL granted) {}];
      }
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
