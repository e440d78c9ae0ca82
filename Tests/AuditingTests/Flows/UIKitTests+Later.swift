extension UIKitTests {
  static let later = [
    FlowCase(
      "a closure that a coordinator sets on a controller",
      """
      import Contacts
      import UIKit
      final class WelcomeViewController: UIViewController {
        var onFind: (() -> Void)?
        override func viewDidLoad() {
          let button = UIButton()
          button.setTitle("Find friends", for: .normal)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc func tapped() { onFind?() }
      }
      final class Coordinator {
        let navigation = UINavigationController()
        func start() {
          let welcome = WelcomeViewController()
          welcome.onFind = { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          navigation.pushViewController(welcome, animated: true)
        }
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "what a hosted view is handed",
      """
      import Contacts
      import SwiftUI
      import UIKit
      struct FriendsView: View {
        let onFind: () -> Void
        var body: some View { Button("Find friends") { onFind() } }
      }
      final class HomeViewController: UIViewController {
        func show() {
          let friends = FriendsView { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          present(UIHostingController(rootView: friends), animated: true)
        }
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "a notification and a delegate's method",
      """
      import Contacts
      import UIKit
      final class Friends: NSObject, UITextViewDelegate {
        func start() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: .changed, object: nil)
        }
        @objc func changed() { find() }
        func textViewDidChange(_ textView: UITextView) { find() }
        func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """,
      starts: [
        ["the system calls Friends.textViewDidChange", "Friends is notified: changed"]
      ]),
    FlowCase(
      "what runs when the screen is gone",
      """
      import Contacts
      import UIKit
      final class HelpViewController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(close))
        }
        @objc func close() {
          dismiss(animated: true) { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      """, starts: [["'Done'"]]),
  ]
}
