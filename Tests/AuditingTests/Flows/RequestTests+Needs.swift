extension RequestTests {
  /// Hardware that is looked for, or is not.
  static let devices: [FlowCase] = [
    FlowCase(
      "a scanner whose support is read anywhere is checked",
      """
      import SwiftUI
      import VisionKit
      struct Scan: View {
        var body: some View { Button("Scan") { show() }.disabled(!Scanner.isSupported) }
        private func show() { print(VNDocumentCameraViewController()) }
      }
      enum Scanner { static var isSupported: Bool { VNDocumentCameraViewController.isSupported } }
      """),
    FlowCase(
      "a session of the app's own needs nothing, one of the framework's does",
      """
      import CoreNFC
      import NearbyInteraction
      final class NFCNDEFReaderSession { func begin() {} }
      func read(_ session: NFCNDEFReaderSession) { session.begin() }
      func range(_ session: NISession, _ peer: NIConfiguration) { ↓session.run(peer) }
      """, finds: ["unchecked-hardware"]),
  ]

  /// Statuses that are read again on return, or are not.
  static let returns: [FlowCase] = [
    FlowCase(
      "an observer that reads by selector, and a delegate, keep a status fresh",
      """
      import CoreLocation
      import SwiftUI
      import UserNotifications
      final class Model: NSObject, ObservableObject, CLLocationManagerDelegate {
        @Published var status = UNAuthorizationStatus.notDetermined
        @Published var place = CLAuthorizationStatus.notDetermined
        override init() {
          super.init()
          NotificationCenter.default.addObserver(
            self, selector: #selector(read), name: UIApplication.willEnterForegroundNotification,
            object: nil)
        }
        @objc func read() {
          UNUserNotificationCenter.current().getNotificationSettings {
            self.status = $0.authorizationStatus
          }
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          place = manager.authorizationStatus
        }
      }
      struct Options: View {
        @StateObject var model = Model()
        @Environment(\\.openURL) var openURL
        var body: some View {
          if model.status == .denied {
            Button("Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
          }
          if model.place == .denied {
            Button("Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
          }
        }
      }
      """),
    FlowCase(
      "a return that reads something else leaves it stale",
      """
      import SwiftUI
      import UserNotifications
      struct Options: View {
        @State private var isDenied = false
        @Environment(\\.openURL) var openURL
        @Environment(\\.scenePhase) private var scenePhase
        var body: some View {
          VStack {
            if isDenied {
              ↓Button("Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
            }
          }
          .onAppear { read() }
          .onChange(of: scenePhase) { print("back") }
        }
        private func read() {
          UNUserNotificationCenter.current().getNotificationSettings {
            isDenied = $0.authorizationStatus == .denied
          }
        }
      }
      """, finds: ["stale-status"]),
  ]
}
