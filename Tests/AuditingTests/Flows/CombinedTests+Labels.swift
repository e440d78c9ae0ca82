extension CombinedTests {
  /// Labels that are made elsewhere, on screens that other frameworks bring up.
  static let labels: [Twin] = [
    Twin(
      "a generated label on a screen that a storyboard pushes, with the request in a package",
      faulty: #"""
        --- App/Main.storyboard
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes>
            <scene sceneID="s1">
              <objects>
                <viewController id="v1" customClass="Home" sceneMemberID="viewController">
                  <view key="view" id="w1">
                    <subviews>
                      <button id="b1">
                        <state key="normal" title="Scan"/>
                        <connections>
                          <segue destination="h1" kind="show"
                            destinationCreationSelector="primer:" id="g1"/>
                        </connections>
                      </button>
                    </subviews>
                  </view>
                </viewController>
                <hostingController id="h1" sceneMemberID="viewController"/>
              </objects>
            </scene>
          </scenes>
        </document>
        --- App/Home.swift
        import SwiftUI
        import UIKit
        final class Home: UIViewController {
          let access: CameraAccess = SystemCameraAccess()
          @IBSegueAction func primer(_ coder: NSCoder) -> UIViewController? {
            UIHostingController(coder: coder, rootView: Primer(access: access))
          }
        }
        struct Primer: View {
          let access: CameraAccess
          var body: some View {
            Text(L10n.Camera.why)
            ↓Button(L10n.Camera.action) { Task { await access.request() } }
          }
        }
        --- App/Generated/Strings.swift
        enum L10n {
          enum Camera {
            static let why = L10n.tr("Localizable", "camera.why", fallback: "Codes are read.")
            static var action: String { L10n.tr("Localizable", "camera.action") }
          }
          static func tr(_ table: String, _ key: String, fallback: String = "") -> String { key }
        }
        --- App/en.lproj/Localizable.strings
        "camera.why" = "Codes are read with the camera.";
        "camera.action" = "Allow Camera";
        --- App/de.lproj/Localizable.strings
        "camera.why" = "Codes werden mit der Kamera gelesen.";
        "camera.action" = "Kamera erlauben";
        --- Packages/Access/Sources/Access/CameraAccess.swift
        import AVFoundation
        public protocol CameraAccess { func request() async -> Bool }
        public struct SystemCameraAccess: CameraAccess {
          public init() {}
          public func request() async -> Bool { await AVCaptureDevice.requestAccess(for: .video) }
        }
        """#,
      finds: ["steering-button"],
      fixed: #"""
        --- App/Home.swift
        import SwiftUI
        import UIKit
        final class Home: UIViewController {
          let access: CameraAccess = SystemCameraAccess()
          @IBSegueAction func primer(_ coder: NSCoder) -> UIViewController? {
            UIHostingController(coder: coder, rootView: Primer(access: access))
          }
        }
        struct Primer: View {
          let access: CameraAccess
          var body: some View {
            Text(L10n.Camera.why)
            Button(L10n.Camera.action) { Task { await access.request() } }
          }
        }
        --- App/Generated/Strings.swift
        enum L10n {
          enum Camera {
            static let why = L10n.tr("Localizable", "camera.why", fallback: "Codes are read.")
            static var action: String { L10n.tr("Localizable", "camera.action") }
          }
          static func tr(_ table: String, _ key: String, fallback: String = "") -> String { key }
        }
        --- App/en.lproj/Localizable.strings
        "camera.why" = "Codes are read with the camera.";
        "camera.action" = "Continue";
        --- App/de.lproj/Localizable.strings
        "camera.why" = "Codes werden mit der Kamera gelesen.";
        "camera.action" = "Weiter";
        --- Packages/Access/Sources/Access/CameraAccess.swift
        import AVFoundation
        public protocol CameraAccess { func request() async -> Bool }
        public struct SystemCameraAccess: CameraAccess {
          public init() {}
          public func request() async -> Bool { await AVCaptureDevice.requestAccess(for: .video) }
        }
        """#),
    Twin(
      "messages to a view model, a service of a container, and titles that go through a component",
      faulty: #"""
        import Factory
        import SwiftUI
        import UserNotifications
        protocol Notes { func ask() async }
        final class SystemNotes: Notes {
          func ask() async {
            _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: .alert)
          }
        }
        extension Container { var notes: Factory<Notes> { self { SystemNotes() }.singleton } }
        --- Model.swift
        import Factory
        import SwiftUI
        class ScreenModel<Action> {
          func process(_ action: Action) {}
        }
        enum NewsAction { case enable, later }
        final class NewsModel: ScreenModel<NewsAction> {
          @Injected(\.notes) private var notes
          weak var router: NewsRouter?
          override func process(_ action: NewsAction) {
            switch action {
            case .enable: Task { await notes.ask() }
            case .later: router?.close()
            }
          }
        }
        final class NewsRouter {
          weak var screen: UIViewController?
          func close() { screen?.dismiss(animated: true) }
        }
        --- Scaffold.swift
        import SwiftUI
        struct Scaffold: View {
          let text: LocalizedStringKey
          let first: (LocalizedStringKey, () -> Void)
          let title: LocalizedStringKey
          let action: () -> Void
          let otherTitle: LocalizedStringKey
          let otherAction: () -> Void
          var body: some View {
            Text(text)
            Button(action: action) { Text(title).bold() }
            Button(action: otherAction) { Text(otherTitle) }
          }
        }
        struct News: View {
          let model: NewsModel
          var body: some View {
            Scaffold(
              text: "Notifications tell you of new answers.", first: ("", {}), title: ↓"Turn On",
              action: { model.process(.enable) }, otherTitle: ↓"Not Now",
              otherAction: { model.process(.later) })
          }
        }
        """#,
      finds: ["steering-button", "skippable-explanation"],
      fixed: #"""
        import Factory
        import SwiftUI
        import UserNotifications
        protocol Notes { func ask() async }
        final class SystemNotes: Notes {
          func ask() async {
            _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: .alert)
          }
        }
        extension Container { var notes: Factory<Notes> { self { SystemNotes() }.singleton } }
        --- Model.swift
        import Factory
        import SwiftUI
        class ScreenModel<Action> {
          func process(_ action: Action) {}
        }
        enum NewsAction { case enable, read }
        final class NewsModel: ScreenModel<NewsAction> {
          @Injected(\.notes) private var notes
          override func process(_ action: NewsAction) {
            switch action {
            case .enable: Task { await notes.ask() }
            case .read: break
            }
          }
        }
        --- Scaffold.swift
        import SwiftUI
        struct Scaffold: View {
          let text: LocalizedStringKey
          let title: LocalizedStringKey
          let action: () -> Void
          var body: some View {
            Text(text)
            Button(action: action) { Text(title).bold() }
          }
        }
        struct News: View {
          let model: NewsModel
          var body: some View {
            Scaffold(
              text: "Notifications tell you of new answers.", title: "Next",
              action: { model.process(.enable) })
          }
        }
        """#),
  ]
}
