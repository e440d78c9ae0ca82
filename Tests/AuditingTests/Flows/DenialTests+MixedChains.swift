extension DenialTests {
  /// A presenter of an alert whose choices ask; what it hands on is called with the answer.
  private static let camera = """
    import AVFoundation
    import UIKit
    final class Access {
      func ask(_ done: @escaping (_ granted: Bool) -> Void) {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: done(true)
        case .notDetermined: request(done: { granted in done(granted) })
        default: done(false)
        }
      }
      private func request(done: @escaping (_ granted: Bool) -> Void) {
        AVCaptureDevice.requestAccess(for: .video) { granted in done(granted) }
      }
    }
    final class Picker {
      let access: Access
      init() { access = Access() }
      func show(on host: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
          ↓UIAlertAction(title: "Take Photo", style: .default) { _ in self.take(on: host) })
        host.present(sheet, animated: true)
      }
      private func take(on host: UIViewController) {
        access.ask { granted in
          if !granted { Notice.show(on: host) }
        }
      }
    }
    enum Notice {
      static func show(on host: UIViewController) {
        let alert = UIAlertController(title: "Camera", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        })
        host.present(alert, animated: true)
      }
    }
    final class Profile: UIViewController {
      let picker = Picker()
      @IBAction func changePhoto(_ sender: Any) { picker.show(on: self) }
    }
    """

  /// A screen in Objective-C that saves what a service in Swift asks for, and tells its errors.
  private static func alarms(_ mark: String, _ tested: String) -> String {
    [asking, editor(mark), menu(tested)].joined(separator: "\n")
  }

  private static let asking = """
    --- Alarms.swift
    import AlarmKit
    @objc(ABAlarmError) enum ABAlarmError: Int, Error { case denied = 1, failed = 2 }
    @objc(ABAlarms) final class ABAlarms: NSObject {
      @objc static let shared = ABAlarms()
      @objc func schedule(forStation name: String, completion: @escaping (Error?) -> Void) {
        Task {
          var failure: Error?
          do { try await ask() } catch { failure = error }
          DispatchQueue.main.async { completion(failure) }
        }
      }
      private func ask() async throws {
        guard try await AlarmManager.shared.requestAuthorization() == .authorized else {
          throw ABAlarmError.denied
        }
      }
    }
    """

  private static func editor(_ mark: String) -> String {
    """
    --- Editor.m
    @implementation ABEditor {
      ABDoneHandler _done;
    }
    + (void)presentForStation:(NSString *)name from:(UIViewController *)host
                         done:(ABDoneHandler)done {
      ABEditor *editor = [[ABEditor alloc] initWithDone:done];
      [host presentViewController:editor animated:YES completion:nil];
    }
    - (instancetype)initWithDone:(ABDoneHandler)done {
      self = [super initWithNibName:nil bundle:nil];
      if (self) { _done = [done copy]; }
      return self;
    }
    - (void)viewDidLoad {
      UIBarButtonItem *item = \(mark)[[UIBarButtonItem alloc] initWithTitle:@"Save"
        style:UIBarButtonItemStyleDone target:self action:@selector(save)];
      self.navigationItem.rightBarButtonItem = item;
    }
    - (void)save { _done(7); }
    @end
    --- Editor.h
    typedef void (^ABDoneHandler)(NSInteger hour);
    @interface ABEditor : UIViewController
    @end
    """
  }

  private static func menu(_ tested: String) -> String {
    """
    --- Menu.m
    @implementation ABMenu
    + (void)editFor:(NSString *)name over:(UIViewController *)host {
      ABAlarms *alarms = ABAlarms.shared;
      [ABEditor presentForStation:name from:host done:^(NSInteger hour) {
        [alarms scheduleForStation:name completion:^(NSError * _Nullable error) {
          if (error) { [self tell:error over:host]; }
        }];
      }];
    }
    + (void)tell:(NSError *)error over:(UIViewController *)host {
      BOOL isDenied = error.code == \(tested);
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Alarm" message:nil
        preferredStyle:UIAlertControllerStyleAlert];
      if (isDenied) {
        [alert addAction:[UIAlertAction actionWithTitle:@"Open" style:UIAlertActionStyleDefault
          handler:^(UIAlertAction *action) {
            NSURL *url = [NSURL URLWithString:UIApplicationOpenSettingsURLString];
            [[UIApplication sharedApplication] openURL:url options:@{} completionHandler:nil];
          }]];
      }
      [host presentViewController:alert animated:YES completion:nil];
    }
    @end
    """
  }

  static let mixedChains: [FlowCase] = [
    FlowCase(
      "the choice of a sheet that asks, and not the control that shows the sheet", camera,
      finds: ["settings-after-denial"]),
    FlowCase(
      "an error of Swift that Objective-C tells by its code", alarms("↓", "ABAlarmErrorDenied"),
      finds: ["settings-after-denial"]),
    FlowCase("nothing where another error is told", alarms("", "ABAlarmErrorFailed")),
  ]
}
