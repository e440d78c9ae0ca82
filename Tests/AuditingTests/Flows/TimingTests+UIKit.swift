extension TimingTests {
  static let controllers: [FlowCase] = [
    FlowCase(
      "the first controller of a window asks as it appears, a pushed one later",
      """
      import UIKit
      import Contacts
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = Home()
          return true
        }
      }
      final class Home: UIViewController {
        override func viewDidLoad() { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        @objc func next() { present(Next(), animated: true) }
      }
      final class Next: UIViewController {
        override func viewDidLoad() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """, finds: ["request-at-launch"])
  ]
}
