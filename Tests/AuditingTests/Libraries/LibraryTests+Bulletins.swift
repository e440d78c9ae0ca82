/// Bulletins, whose buttons and texts are the app's own.
extension LibraryTests {
  static let bulletins: [FlowCase] = [
    FlowCase(
      "BulletinBoard: a page whose other button leads past the prompt",
      """
      import BLTNBoard
      import UIKit
      import UserNotifications

      enum Pages {
        static func notifications() -> BLTNPageItem {
          let page = BLTNPageItem(title: "Push Notifications")
          page.descriptionText = "Notifications tell you when your bus is near."
          page.actionButtonTitle = "Allow Notifications"
          page.alternativeButtonTitle = "Not now"
          ↓page.actionHandler = { item in
            UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
            item.manager?.displayNextItem()
          }
          ↓page.alternativeHandler = { item in item.manager?.displayNextItem() }
          return page
        }
      }

      final class HomeController: UIViewController {
        lazy var bulletins = BLTNItemManager(rootItem: Pages.notifications())
        override func viewDidAppear(_ animated: Bool) { bulletins.showBulletin(above: self) }
      }
      """, finds: ["steering-button", "skippable-explanation"]),
    FlowCase(
      "BulletinBoard: nothing of a page with one neutral button",
      """
      import BLTNBoard
      import UIKit
      import CoreLocation

      final class HomeController: UIViewController {
        let locator = CLLocationManager()
        lazy var page: BLTNPageItem = {
          let page = BLTNPageItem(title: "Places")
          page.descriptionText = "Your location sorts the stops by distance."
          page.actionButtonTitle = "Continue"
          page.actionHandler = { [weak self] _ in self?.locator.requestWhenInUseAuthorization() }
          return page
        }()
      }
      """),
  ]
}
