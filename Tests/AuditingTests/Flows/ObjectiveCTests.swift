import TestSupport
import Testing

@testable import Auditing

@Suite("An app in Objective-C")
struct ObjectiveCTests {
  @Test("is judged as one in Swift", arguments: explaining)
  func explains(_ one: FlowCase) {
    #expect(one.strayFindings() == [])
  }

  @Test("that asks too early is told so", arguments: timing)
  func times(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.timing) == [])
  }

  @Test("has what follows an answer", arguments: answering)
  func answers(_ one: FlowCase) {
    #expect(one.strayFindings(of: [.settingsAfterDenial, .settingsBeforePrompt]) == [])
  }

  @Test("has what starts its requests", arguments: starting)
  func starts(_ one: FlowCase) {
    #expect(one.foundStarters == one.starters)
  }

  @Test("says in its coverage that it is followed")
  func covers() {
    let coverage = Coverage(of: Self.starting[1].subject)
    #expect(coverage.unfollowed.isEmpty)
    #expect(coverage.filesParsed == 2)
    #expect(coverage.requests.map(\.startedBy) == ["'Scan' (Scan.m:6)"])
  }

  @Test("may silence a finding by a comment")
  func silences() {
    let text = Self.launch(
      "// askonce:disable:next request-at-launch - needed for alarms\n    ", "")
    #expect(MiniProject(MarkedText(text).files).report([.requestAtLaunch]).findings.isEmpty)
  }

  // MARK: - Explanations

  /// A controller that explains the camera, with one more button.
  private static func explanation(_ title: String, _ more: String) -> String {
    """
    --- CameraIntroViewController.h
    #import <UIKit/UIKit.h>
    @interface CameraIntroViewController : UIViewController
    @end
    --- CameraIntroViewController.m
    #import "CameraIntroViewController.h"
    #import <AVFoundation/AVFoundation.h>
    @interface CameraIntroViewController ()
    @property (nonatomic, strong) IBOutlet UILabel *label;
    @property (nonatomic, strong) UIButton *go;
    @end
    @implementation CameraIntroViewController
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.label.text = NSLocalizedString(@"The camera takes the photos of a note.", nil);
      [self.view addSubview:self.go];
      \(more)
    }
    - (UIButton *)go {
      if (!_go) {
        _go = [UIButton buttonWithType:UIButtonTypeSystem];
        [_go setTitle:@"\(title)" forState:UIControlStateNormal];
        \(title == "Continue" ? "" : "↓")[_go addTarget:self action:@selector(ask:)
                forControlEvents:UIControlEventTouchUpInside];
      }
      return _go;
    }
    - (void)ask:(UIButton *)sender {
      __weak typeof(self) weakSelf = self;
      [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo
                               completionHandler:^(BOOL granted) {
        dispatch_async(dispatch_get_main_queue(), ^{ [weakSelf leave]; });
      }];
    }
    - (void)leave { [self dismissViewControllerAnimated:YES completion:nil]; }
    @end
    """
  }

  static let explaining = [
    FlowCase(
      "a bar button leaves the explanation",
      explanation(
        "Continue",
        """
        self.navigationItem.leftBarButtonItem =
          ↓[[UIBarButtonItem alloc] initWithTitle:@"Not Now" style:UIBarButtonItemStylePlain
                                           target:self action:@selector(leave)];
        """), finds: ["skippable-explanation"]),
    FlowCase("nothing leaves the explanation", explanation("Continue", "")),
    FlowCase(
      "a button steers", explanation("Allow Camera", ""), finds: ["steering-button"]),
    FlowCase(
      "an alert explains before the request, and can be left", alert(choice: "↓", "Not Now"),
      finds: ["skippable-explanation"]),
    FlowCase("an alert explains with one choice", alert(choice: nil, "")),
    FlowCase(
      "a storyboard's button steers", storyboard("↓", "Allow"), finds: ["steering-button"]),
    FlowCase("a storyboard's button is neutral", storyboard("", "Next")),
    FlowCase(
      "a use without a purpose string",
      purpose("<key>CFBundleIdentifier</key><string>a.b</string>", "↓"),
      finds: ["missing-purpose-string"]),
    FlowCase(
      "a use with a purpose string",
      purpose(
        """
        <key>NSContactsUsageDescription</key>
        <string>Shows which of your friends are here already.</string>
        """, "")),
  ]

  private static func alert(choice mark: String?, _ title: String) -> String {
    """
    --- Friends.m
    #import <Contacts/Contacts.h>
    @interface FriendsViewController : UIViewController
    @end
    @implementation FriendsViewController
    - (IBAction)find:(id)sender {
      UIAlertController *alert =
        [UIAlertController alertControllerWithTitle:@"Contacts"
                                            message:@"Your contacts find your friends."
                                     preferredStyle:UIAlertControllerStyleAlert];
      [alert addAction:[UIAlertAction actionWithTitle:@"Continue" style:UIAlertActionStyleDefault
                                              handler:^(UIAlertAction *action) {
        CNContactStore *store = [[CNContactStore alloc] init];
        [store requestAccessForEntityType:CNEntityTypeContacts
                        completionHandler:^(BOOL granted, NSError *error) {}];
      }]];
      \(mark.map { """
        [alert addAction:\($0)[UIAlertAction actionWithTitle:@"\(title)"
          style:UIAlertActionStyleCancel handler:nil]];
        """ } ?? "")
      [self presentViewController:alert animated:YES completion:nil];
    }
    @end
    """
  }

  private static func storyboard(_ mark: String, _ title: String) -> String {
    """
    --- Contacts.m
    #import <Contacts/Contacts.h>
    @interface ContactsIntroViewController : UIViewController
    @end
    @implementation ContactsIntroViewController
    - (IBAction)next:(UIButton *)sender {
      [[CNContactStore new] requestAccessForEntityType:CNEntityTypeContacts
        completionHandler:^(BOOL granted, NSError * _Nullable error) {}];
    }
    @end
    --- Main.storyboard
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="vc1" customClass="ContactsIntroViewController" \
    sceneMemberID="viewController">
              <view key="view" id="v1"><subviews>
                <label id="l1" text="Your contacts find your friends."/>
                \(mark)<button id="b1"><state key="normal" title="\(title)"/>
                  <connections>
                    <action selector="next:" destination="vc1" eventType="touchUpInside" id="a1"/>
                  </connections></button>
              </subviews></view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  private static func purpose(_ keys: String, _ mark: String) -> String {
    """
    --- Friends.m
    #import <Contacts/Contacts.h>
    @implementation Friends
    - (void)load {
      ↓[[CNContactStore new] requestAccessForEntityType:CNEntityTypeContacts completionHandler:x];
    }
    @end
    --- Info.plist
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(keys)</dict></plist>
    """.replacing("↓", with: mark)
  }
}
