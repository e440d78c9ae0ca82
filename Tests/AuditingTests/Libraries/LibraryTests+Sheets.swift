/// Libraries whose screens list the resources.
extension LibraryTests {
  static let sheets: [FlowCase] = [
    FlowCase(
      "PermissionsKit: a list that the app lets people close",
      """
      import UIKit
      import SPPermissions

      final class SetupController: UIViewController {
        let start = UIButton()
        override func viewDidLoad() {
          start.setTitle("Set Up", for: .normal)
          start.addTarget(self, action: #selector(showPermissions), for: .touchUpInside)
          view.addSubview(start)
        }
        @objc func showPermissions() {
          let controller = SPPermissions.↓list([.camera, .locationWhenInUse])
          controller.showCloseButton = true
          controller.present(on: self)
        }
      }
      """, finds: ["skippable-explanation"], starts: [["'Set Up'"]]),
    FlowCase(
      "PermissionsKit: nothing where the list stays as it is, or the prompt comes at once",
      """
      import UIKit
      import PermissionsKit
      import CameraPermission

      final class SetupController: UIViewController {
        let start = UIButton()
        override func viewDidLoad() {
          start.setTitle("Continue", for: .normal)
          start.addTarget(self, action: #selector(ask), for: .touchUpInside)
          view.addSubview(start)
        }
        @objc func ask() {
          Permission.camera.request { self.close() }
        }
        func list() { SPPermissions.list([.microphone]).present(on: self) }
        func close() {}
      }
      """, starts: [["'Continue'"], []]),
    FlowCase(
      "PermissionsSwiftUI: its button says ALLOW, and the modal can be dismissed",
      """
      import SwiftUI
      import PermissionsSwiftUICamera
      import PermissionsSwiftUIPhoto

      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          Button("Begin") { isShown = true }
            .↓↓JMModal(showModal: $isShown, for: [.camera, .photo], restrictDismissal: false)
        }
      }
      """, finds: ["skippable-explanation", "steering-button"]),
    FlowCase(
      "PermissionsSwiftUI: nothing with its other label",
      """
      import SwiftUI
      import PermissionsSwiftUICamera

      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          Button("Begin") { isShown = true }
            .JMModal(
              showModal: $isShown, for: [.camera], autoDismiss: true, useAltButton: true)
        }
      }
      """),
    FlowCase(
      "PermissionScope: ALLOW and Close by default",
      """
      import UIKit
      import PermissionScope

      final class HomeController: UIViewController {
        let scope = PermissionScope()
        override func viewDidLoad() {
          scope.addPermission(ContactsPermission(), message: "Contacts find your friends.")
          scope.addPermission(LocationWhileInUsePermission(), message: "Places near you.")
          scope.↓↓show({ _, _ in }, cancelled: { _ in })
        }
      }
      """, finds: ["skippable-explanation", "steering-button"]),
    FlowCase(
      "PermissionScope: nothing where it asks at once",
      """
      import UIKit
      import PermissionScope

      final class HomeController: UIViewController {
        let scope = PermissionScope()
        let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Find Friends", for: .normal)
          button.addTarget(self, action: #selector(find), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func find() { scope.requestContacts() }
        func show() {}
      }
      """, starts: [["'Find Friends'"]]),
    FlowCase(
      "PAPermissions: Enable in each row, and a Continue that asks for nothing",
      """
      import PAPermissions

      final class PermissionsController: PAPermissionsViewController {
        let cameraCheck = PACameraPermissionsCheck()
        override func viewDidLoad() {
          super.viewDidLoad()
          let permissions = [
            PAPermissionsItem.itemForType(.camera, reason: "Photos of your notes")!
          ]
          ↓↓setupData(permissions, handlers: [PAPermissionsType.camera.rawValue: cameraCheck])
        }
      }
      """, finds: ["skippable-explanation", "steering-button"]),
    FlowCase(
      "PAPermissions: nothing of an app's own function of that name",
      """
      import PAPermissions

      final class PermissionsController: UIViewController {
        override func viewDidLoad() { setupData([.camera]) }
        func setupData(_ types: [PAPermissionsType]) {}
      }
      """),
  ]
}
