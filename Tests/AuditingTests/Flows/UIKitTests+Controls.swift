extension UIKitTests {
  static let controls = [
    FlowCase(
      "a button that is built by a closure, with its target",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        private let button: UIButton = {
          let button = UIButton(type: .system)
          button.setTitle("Find friends", for: .normal)
          return button
        }()
        override func viewDidLoad() {
          view.addSubview(button)
          button.addTarget(self, action: #selector(find), for: .touchUpInside)
        }
        @objc private func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "a bar button of the system, and one with a title",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Friends", style: .plain, target: self, action: #selector(find))
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(find))
        }
        @objc func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """, starts: [["'Friends'", "'Add'"]]),
    FlowCase(
      "an action object, in its button and given later",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        let other = UIButton()
        override func viewDidLoad() {
          let button = UIButton(primaryAction: UIAction(title: "Find friends") { _ in find() })
          view.addSubview(button)
          other.setTitle("More friends", for: .normal)
          other.addAction(UIAction { _ in find() }, for: .touchUpInside)
        }
      }
      func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      """, starts: [["'More friends'", "'Find friends'"]]),
    FlowCase(
      "a configuration titles its button",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        lazy var button = UIButton()
        override func viewDidLoad() {
          var configuration = UIButton.Configuration.filled()
          configuration.title = "Find friends"
          button.configuration = configuration
          button.addTarget(self, action: #selector(find), for: .touchUpInside)
        }
        @objc func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "a button that a function makes, each with its own title and action",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          let find = makeButton("Find friends", #selector(find))
          let show = makeButton("Show all", #selector(show))
          view.addSubview(find)
          view.addSubview(show)
        }
        func makeButton(_ title: String, _ action: Selector) -> UIButton {
          let button = UIButton()
          button.setTitle(title, for: .normal)
          button.addTarget(self, action: action, for: .touchUpInside)
          return button
        }
        @objc func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        @objc func show() {}
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "a button class of the project, and a view that hands its tap on",
      """
      import Contacts
      import UIKit
      final class BigButton: UIButton {
        init(title: String) {
          super.init(frame: .zero)
          setTitle(title, for: .normal)
        }
      }
      final class FriendsView: UIView {
        var onTap: (() -> Void)?
        let button = BigButton(title: "Find friends")
        init() {
          super.init(frame: .zero)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc func tapped() { onTap?() }
      }
      final class HomeViewController: UIViewController {
        let friends = FriendsView()
        override func viewDidLoad() {
          friends.onTap = { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "a button of a cell, with a target outside",
      """
      import Contacts
      import UIKit
      final class FriendCell: UITableViewCell {
        let button = UIButton()
        func configure() { button.setTitle("Find friends", for: .normal) }
      }
      final class HomeViewController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, cellForRowAt index: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "f", for: index) as! FriendCell
          cell.configure()
          cell.button.addTarget(self, action: #selector(find), for: .touchUpInside)
          return cell
        }
        @objc func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "a row, an action of a storyboard, a gesture on a label, a switch",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UITableViewController {
        @IBOutlet var toggle: UISwitch!
        let label = UILabel()
        override func viewDidLoad() {
          label.text = "Friends"
          label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(find)))
          toggle.addTarget(self, action: #selector(find), for: .valueChanged)
        }
        @IBAction func tapped(_ sender: Any) { find() }
        override func tableView(_ list: UITableView, didSelectRowAt index: IndexPath) { find() }
        @objc func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """,
      starts: [
        [
          "'Friends'", "a control without a readable label", "a control without a readable label",
          "a row of the list",
        ]
      ]),
    FlowCase(
      "taps as a stream are no work of viewDidLoad",
      """
      import Contacts
      import RxCocoa
      import UIKit
      final class HomeViewController: UIViewController {
        let button = UIButton().then { $0.setTitle("Find friends", for: .normal) }
        override func viewDidLoad() {
          button.rx.tap.throttle(1).subscribe(onNext: { _ in
            CNContactStore().requestAccess(for: .contacts) { _, _ in }
          }).disposed(by: bag)
        }
      }
      """, starts: [["'Find friends'"]]),
    FlowCase(
      "a button of AppKit",
      """
      import Cocoa
      import Contacts
      final class HomeViewController: NSViewController {
        override func viewDidLoad() {
          view.addSubview(NSButton(title: "Find friends", target: self, action: #selector(find)))
        }
        @objc func find() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """, starts: [["'Find friends'"]]),
  ]
}
