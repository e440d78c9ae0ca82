extension TracingTests {
  /// Objects that keep a closure for a later tap.
  static let kept = [
    FlowCase(
      "an object of the project that keeps the closure with which a screen makes it",
      """
      import Contacts
      import UIKit
      struct QuickAction {
        let title: String
        let action: () -> Void
        init(title: String, run action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
        init(_ action: @escaping () -> Void) { self.init(title: "", run: action) }
      }
      class Details: UIViewController {
        let quick = QuickAction {
          CNContactStore().requestAccess(for: .contacts) { _, _ in }
        }
        let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Ask", for: .normal)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func tapped() { quick.action() }
      }
      class Home: UIViewController {
        @IBAction func open(_ sender: UIButton) { show(Details(), sender: nil) }
      }
      """, starts: [["'Ask'"]]),
    FlowCase(
      "an object that runs its closure when it is told to",
      """
      import Contacts
      import SwiftUI
      final class Job {
        let work: () -> Void
        init(work: @escaping () -> Void) { self.work = work }
        func run() { work() }
      }
      struct Home: View {
        var body: some View {
          Button("Go") {
            let job = Job { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
            job.run()
          }
        }
      }
      """, starts: [["'Go'"]]),
  ]
}
