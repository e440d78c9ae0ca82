/// Libraries that show an alert of their own before the prompt.
extension LibraryTests {
  static let alerts: [FlowCase] = [
    FlowCase(
      "Permission: the alert before the prompt, once it is switched on",
      """
      import UIKit
      import Permission

      final class AlbumController: UIViewController {
        let permission: Permission = .photos
        func add() {
          permission.presentPrePermissionAlert = true
          let alert = permission.prePermissionAlert
          alert.confirm = "Give Access"
          permission.↓↓request { _ in }
        }
      }
      """, finds: ["skippable-explanation", "steering-button"]),
    FlowCase(
      "Permission: nothing where the prompt comes at once",
      """
      import UIKit
      import Permission

      final class AlbumController: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Add Photos", for: .normal)
          button.addTarget(self, action: #selector(add), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func add() { Permission.photos.request { _ in } }
      }
      """, starts: [["'Add Photos'"]]),
    FlowCase(
      "Arek: its titles stand in the app's own table",
      """
      import arek

      final class CaptureModel {
        func capture() {
          let permission = ArekCamera()
          permission.↓↓manage { _ in }
        }
      }
      --- en.lproj/Localizable.strings
      "ArekCamera_allow_button_title" = "Enable Camera";
      "ArekCamera_deny_button_title" = "Not Now";
      """, finds: ["skippable-explanation", "steering-button"]),
    FlowCase(
      "Arek: nothing where its first popup is switched off",
      """
      import arek

      final class CaptureModel {
        func capture() {
          let configuration = ArekConfiguration(
            frequency: .OnceADay, presentInitialPopup: false, presentReEnablePopup: true)
          ArekCamera(configuration: configuration).manage { _ in }
        }
      }
      """),
    FlowCase(
      "ClusterPrePermissions: the titles that the app hands over",
      """
      import ClusterPrePermissions

      final class PlacesModel {
        func find() {
          ClusterPrePermissions.shared().↓showLocationPermissions(
            for: .always, title: "Places", message: "Your location sorts the list.",
            denyButtonTitle: "Later", grantButtonTitle: "Continue") { _, _, _ in }
        }
      }
      """, finds: ["skippable-explanation"]),
    FlowCase(
      "ClusterPrePermissions: what it says by itself",
      """
      import ClusterPrePermissions

      final class PeopleModel {
        func find() {
          ClusterPrePermissions.shared().↓↓showContactsPermissions(
            withTitle: "Contacts", message: nil, denyButtonTitle: nil, grantButtonTitle: nil
          ) { _, _, _ in }
        }
      }
      """, finds: ["skippable-explanation", "steering-button"]),
    FlowCase(
      "ClusterPrePermissions: nothing of a wrapper that the project has in source",
      """
      import ClusterPrePermissions

      final class ClusterPrePermissions {
        static func shared() -> ClusterPrePermissions { ClusterPrePermissions() }
        func showContactsPermissions(_ done: () -> Void) { done() }
      }
      final class PeopleModel {
        func find() { ClusterPrePermissions.shared().showContactsPermissions {} }
      }
      """),
    FlowCase(
      "JLPermissions: an alert that can be declined",
      """
      import JLPermissions

      final class CaptureModel {
        func capture() {
          JLCameraPermission.sharedInstance().↓authorize { _, _ in }
        }
      }
      """, finds: ["skippable-explanation"]),
    FlowCase(
      "JLPermissions: nothing where the extra alert is switched off",
      """
      import JLPermissions

      final class CaptureModel {
        func capture() {
          let camera = JLCameraPermission.sharedInstance()
          camera.isExtraAlertEnabled = false
          camera.authorize { _, _ in }
        }
      }
      """),
  ]
}
