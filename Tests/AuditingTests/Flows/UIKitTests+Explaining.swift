extension UIKitTests {
  /// A controller that explains the camera, and what else it does when it is loaded.
  private static func explanation(
    _ more: String, title: String = "Continue", members: String = ""
  ) -> String {
    let mark = title == "Continue" ? "" : "↓"
    return """
      import AVFoundation
      import UIKit
      final class CameraExplanationViewController: UIViewController {
        let label = UILabel()
        let go = UIButton()
        let skip = UIButton()
        \(members)
        override func viewDidLoad() {
          label.text = "The camera takes the photos of a note."
          go.setTitle("\(title)", for: .normal)
          \(mark)go.addTarget(self, action: #selector(ask), for: .touchUpInside)
          \(more)
        }
        @objc func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in self.leave() } }
        @objc func leave() { dismiss(animated: true) }
      }
      """
  }

  static let found = [
    FlowCase(
      "by a second button that leaves",
      explanation(
        """
        skip.setTitle("Not Now", for: .normal)
        ↓skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
        """), finds: ["skippable-explanation"]),
    FlowCase(
      "by a bar button of the system",
      explanation(
        "navigationItem.rightBarButtonItem = "
          + "↓UIBarButtonItem(systemItem: .close, target: self, action: #selector(leave))"),
      finds: ["skippable-explanation"]),
    FlowCase(
      "not by one that is never there",
      explanation(
        """
        if showsSkip {
          skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
        }
        """, members: "var showsSkip = false")),
    FlowCase(
      "not by one that stays hidden",
      explanation(
        """
        skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
        skip.isHidden = !showsSkip
        """, members: "var showsSkip = false")),
    FlowCase("not by the only button", explanation("")),
    FlowCase(
      "by the words of its button", explanation("", title: "Allow Camera"),
      finds: ["steering-button"]),
    FlowCase(
      "by another screen that takes its place",
      explanation(
        """
        skip.setTitle("Skip", for: .normal)
        ↓skip.addTarget(self, action: #selector(goHome), for: .touchUpInside)
        """,
        members: """
          @objc func goHome() { view.window?.rootViewController = HomeViewController() }
          """) + "\nfinal class HomeViewController: UIViewController {}",
      finds: ["skippable-explanation"]),
    FlowCase(
      "by a swipe",
      explanation("") + """

        final class HomeViewController: UIViewController {
          func explain() { ↓present(CameraExplanationViewController(), animated: true) }
        }
        """, finds: ["skippable-explanation"]),
    FlowCase(
      "not by a swipe that it refuses",
      explanation("") + """

        final class HomeViewController: UIViewController {
          func explain() {
            let root = CameraExplanationViewController()
            let screen = UINavigationController(rootViewController: root)
            screen.isModalInPresentation = true
            present(screen, animated: true)
          }
        }
        """),
    FlowCase(
      "not by a swipe over the full screen",
      explanation("") + """

        final class HomeViewController: UIViewController {
          func explain() {
            let screen = CameraExplanationViewController()
            screen.modalPresentationStyle = .fullScreen
            present(screen, animated: true)
          }
        }
        """),
  ]

  static let alerts = [
    FlowCase(
      "as an alert that can be cancelled",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        func explain() {
          let alert = UIAlertController(
            title: "Contacts", message: "Your contacts find your friends.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Continue", style: .default) { _ in
            CNContactStore().requestAccess(for: .contacts) { _, _ in }
          })
          alert.addAction(↓.init(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
      }
      """, finds: ["skippable-explanation"]),
    FlowCase(
      "as an alert that only goes on",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        func explain() {
          let alert = UIAlertController(
            title: "Contacts", message: "Your contacts find your friends.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Continue", style: .default) { _ in
            CNContactStore().requestAccess(for: .contacts) { _, _ in }
          })
          present(alert, animated: true)
        }
      }
      """),
    FlowCase(
      "as an alert that a function shows, at the words that it is handed",
      """
      import Contacts
      import UIKit
      enum Alerts {
        static func ask(
          title: String, yes: String, no: String, from screen: UIViewController,
          action: @escaping () -> Void
        ) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: yes, style: .default) { _ in action() })
          alert.addAction(UIAlertAction(title: no, style: .cancel))
          screen.present(alert, animated: true)
        }
      }
      final class HomeViewController: UIViewController {
        func explain() {
          Alerts.ask(
            title: "Your contacts find your friends.", yes: "Continue", no: ↓"Later", from: self
          ) { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      """, finds: ["skippable-explanation"]),
    FlowCase(
      "as the alert of each case, where a switch fills one",
      """
      import Contacts
      import UIKit
      extension UIAlertController {
        func addAction(title: String, handler: ((UIAlertAction) -> Void)?) {
          addAction(UIAlertAction(title: title, style: .default, handler: handler))
        }
      }
      enum Find { case new, known }
      final class HomeViewController: UIViewController {
        var find = Find.new
        func explain() {
          let alert = UIAlertController(
            title: "Your contacts find your friends.", message: nil, preferredStyle: .alert)
          switch find {
          case .new:
            alert.addAction(title: "Continue") { _ in
              CNContactStore().requestAccess(for: .contacts) { _, _ in }
            }
            alert.addAction(↓UIAlertAction(title: "Not Now", style: .cancel))
          case .known: alert.addAction(UIAlertAction(title: "OK", style: .default))
          }
          present(alert, animated: true)
        }
      }
      """, finds: ["skippable-explanation"]),
  ]
}
