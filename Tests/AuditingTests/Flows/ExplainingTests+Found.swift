extension ExplainingTests {
  static let found = [
    FlowCase(
      "a use that prompts (Bluetooth) is an explanation's request",
      """
      import CoreBluetooth
      import SwiftUI
      struct BluetoothPermissionView: View {
        @StateObject var model = Radio()
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Text("Bluetooth finds your new lights.")
          ↓Button("Allow Bluetooth") { model.start() }
          ↓Button("Skip") { dismiss() }
        }
      }
      final class Radio: NSObject, ObservableObject, CBCentralManagerDelegate {
        var central: CBCentralManager?
        func start() { central = CBCentralManager(delegate: self, queue: nil) }
      }
      """, finds: ["steering-button", "skippable-explanation"]),
    FlowCase(
      "options by a static constant still ask",
      """
      import SwiftUI
      import UserNotifications
      struct NotificationPermissionView: View {
        var body: some View {
          Text("Notifications tell when a door opens.")
          ↓Button("Allow notifications") { ask() }
        }
        func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: .usual) { _, _ in }
        }
      }
      extension UNAuthorizationOptions {
        static var usual: UNAuthorizationOptions { [.alert, .badge, .sound] }
      }
      """, finds: ["steering-button"]),
    FlowCase(
      "a default branch after granted ones still asks",
      """
      import CoreLocation
      import SwiftUI
      struct LocationPermissionView: View {
        @StateObject var model = Places()
        var body: some View {
          Text("Your location runs automations.")
          ↓Button("Share my location") { model.ask() }
        }
      }
      final class Places: ObservableObject {
        let places = CLLocationManager()
        func ask() {
          switch places.authorizationStatus {
          case .authorizedWhenInUse, .authorizedAlways: break
          default: places.requestWhenInUseAuthorization()
          }
        }
      }
      """, finds: ["steering-button"]),
    FlowCase(
      "the ways out of a component are found at the titles that a screen hands it",
      """
      import AVFoundation
      import SwiftUI
      struct CameraPermissionView: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Page(
            title: "The camera scans the code",
            go: "Continue", onGo: { AVCaptureDevice.requestAccess(for: .video) { _ in } },
            leave: ↓"Not Now", onLeave: { dismiss() })
        }
      }
      struct Page: View {
        let title: String
        let go: String
        let onGo: () -> Void
        let leave: String
        let onLeave: () -> Void
        var body: some View {
          Text(title)
          Button(go, action: onGo)
          Button(leave, action: onLeave)
        }
      }
      """, finds: ["skippable-explanation"]),
    FlowCase(
      "an explanation in a view modifier is found",
      """
      import SwiftUI
      import UserNotifications
      struct NotificationPermissionModifier: ViewModifier {
        @Binding var isShown: Bool
        func body(content: Content) -> some View {
          content.overlay {
            if isShown {
              Text("Notifications tell when a game ends.")
              ↓Button("Turn on notifications") { ask() }
              ↓Button { isShown = false } label: { Image(systemName: "xmark") }
            }
          }
        }
        func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
      }
      struct Home: View {
        @State var isShown = true
        var body: some View {
          Text("Home").modifier(NotificationPermissionModifier(isShown: $isShown))
        }
      }
      """, finds: ["steering-button", "skippable-explanation"]),
    FlowCase(
      "a part that stands in for a camera view is an explanation",
      """
      import AVFoundation
      import SwiftUI
      struct ScanScreen: View {
        @State var status = AVCaptureDevice.authorizationStatus(for: .video)
        var body: some View {
          ZStack {
            if status == .authorized {
              Viewfinder()
            } else {
              Text("The camera scans the code.")
              ↓Button("Start Camera") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
            }
            Button("My wallet") { print("wallet") }
          }
        }
      }
      struct Viewfinder: View { var body: some View { Text("Finder") } }
      """, finds: ["steering-button"]),
    FlowCase(
      "a switch over an awaited status still asks in its default branch",
      """
      import SwiftUI
      import UserNotifications
      struct PermissionView: View {
        @State var model = Model()
        var body: some View {
          Text("Notifications tell when a door opens.")
          ↓Button("Allow") { Task { await model.ask() } }
        }
      }
      final class Model {
        let center = UNUserNotificationCenter.current()
        func ask() async {
          switch await center.notificationSettings().authorizationStatus {
          case .authorized, .provisional: break
          default: _ = try? await center.requestAuthorization(options: [.alert])
          }
        }
      }
      """, finds: ["steering-button"]),
  ]
}
