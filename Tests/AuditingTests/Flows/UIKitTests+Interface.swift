extension UIKitTests {
  /// A storyboard with one controller of a class, and what stands in its view.
  private static func storyboard(_ type: String, _ views: String, more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="vc1" customClass="\(type)" sceneMemberID="viewController">
              <view key="view" id="v1"><subviews>\(views)</subviews></view>
              <connections><outlet property="second" destination="b2" id="o1"/></connections>
            </viewController>
          </objects>
        </scene>
        \(more)
      </scenes>
    </document>
    """
  }

  private static func button(_ id: String, _ title: String, _ connection: String) -> String {
    """
    <button id="\(id)"><state key="normal" title="\(title)"/>
      <connections>\(connection)</connections></button>
    """
  }

  static let interfaces = [
    FlowCase(
      "a button of a storyboard, by its action and by its outlet",
      """
      import Contacts
      import UIKit
      final class HomeViewController: UIViewController {
        @IBOutlet weak var second: UIButton!
        override func viewDidLoad() {
          second.addTarget(self, action: #selector(findMore), for: .touchUpInside)
        }
        @IBAction func find(_ sender: UIButton) { ask() }
        @objc func findMore() { ask() }
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      --- Main.storyboard

      """
        + storyboard(
          "HomeViewController",
          button(
            "b1", "Find friends",
            #"<action selector="find:" destination="vc1" eventType="touchUpInside" id="a1"/>"#)
            + button("b2", "Find more", "")),
      starts: [["'Find more'", "'Find friends'"]]),
    FlowCase(
      "an unwind segue leaves the explanation in a storyboard",
      """
      import Contacts
      import UIKit
      final class ContactsExplanationViewController: UIViewController {
        @IBAction func next(_ sender: UIButton) {
          CNContactStore().requestAccess(for: .contacts) { _, _ in }
        }
      }
      --- Main.storyboard

      """
        + storyboard(
          "ContactsExplanationViewController",
          #"<label id="l1" text="Your contacts find your friends."/>"#
            + button(
              "b1", "Continue",
              #"<action selector="next:" destination="vc1" eventType="touchUpInside" id="a1"/>"#)
            + "↓"
            + button(
              "b2", "Skip",
              #"<segue destination="e1" kind="unwind" unwindAction="home:" id="g1"/>"#)),
      finds: ["skippable-explanation"]),
  ]
}
