extension CombinedTests {
  /// What App Review has rejected after a denial.
  static let answers: [Twin] = [
    Twin(
      "Settings that open as a denial's effect",
      faulty: #"""
        import AVFoundation
        import SwiftUI
        @Observable final class CameraFlow {
          var isScanning = false
          func start() async {
            let isAllowed = await AVCaptureDevice.requestAccess(for: .video)
            if isAllowed { isScanning = true } else { await openSettings() }
          }
          @MainActor func openSettings() async {
            await UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
        }
        struct Scan: View {
          @State private var flow = CameraFlow()
          var body: some View { ↓Button("Scan") { Task { await flow.start() } } }
        }
        """#,
      finds: ["settings-after-denial"],
      fixed: #"""
        import AVFoundation
        import SwiftUI
        @Observable final class CameraFlow {
          var isScanning = false
          var isBlocked = false
          func start() async {
            if AVCaptureDevice.authorizationStatus(for: .video) == .denied {
              isBlocked = true
              return
            }
            isScanning = await AVCaptureDevice.requestAccess(for: .video)
          }
          @MainActor func openSettings() async {
            await UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
        }
        struct Scan: View {
          @State private var flow = CameraFlow()
          var body: some View {
            Button("Scan") { Task { await flow.start() } }
            if flow.isBlocked { Button("Open Settings") { Task { await flow.openSettings() } } }
          }
        }
        """#),
    Twin(
      "a dialog with Settings right after location was denied",
      faulty: #"""
        import CoreLocation
        import UIKit
        final class Friends: UIViewController, CLLocationManagerDelegate {
          let manager = CLLocationManager()
          let button = UIButton()
          override func viewDidLoad() {
            button.setTitle("Share", for: .normal)
            button.addTarget(self, action: #selector(share), for: .touchUpInside)
            view.addSubview(button)
            manager.delegate = self
          }
          @objc func share() { manager.requestWhenInUseAuthorization() }
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            if manager.authorizationStatus == .denied { showSettingsDialog() }
          }
          ↓func showSettingsDialog() {
            let alert = UIAlertController(title: "Location", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            })
            present(alert, animated: true)
          }
        }
        """#,
      finds: ["settings-after-denial"],
      fixed: #"""
        import CoreLocation
        import UIKit
        final class Friends: UIViewController, CLLocationManagerDelegate {
          let manager = CLLocationManager()
          let button = UIButton()
          override func viewDidLoad() {
            button.setTitle("Share", for: .normal)
            button.addTarget(self, action: #selector(share), for: .touchUpInside)
            view.addSubview(button)
            manager.delegate = self
          }
          @objc func share() {
            if manager.authorizationStatus == .denied { return showSettingsDialog() }
            manager.requestWhenInUseAuthorization()
          }
          func showSettingsDialog() {
            let alert = UIAlertController(title: "Location", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            })
            present(alert, animated: true)
          }
        }
        """#),
    Twin(
      "a message after tracking was denied",
      faulty: #"""
        import AppTrackingTransparency
        import SwiftUI
        struct Home: View {
          @State private var isAsking = false
          var body: some View {
            ↓Button("Next") {
              ATTrackingManager.requestTrackingAuthorization { status in
                if status == .denied { isAsking = true }
              }
            }
            .alert("Please reconsider tracking", isPresented: $isAsking) { Button("OK") {} }
          }
        }
        """#,
      finds: ["reconsider-after-denial"],
      fixed: #"""
        import AppTrackingTransparency
        import SwiftUI
        struct Home: View {
          @State private var isDone = false
          var body: some View {
            Button("Next") {
              ATTrackingManager.requestTrackingAuthorization { _ in isDone = true }
            }
          }
        }
        """#),
    Twin(
      "an alert at each start once contacts were denied",
      faulty: #"""
        import Contacts
        import UIKit
        final class ContactList: UIViewController {
          ↓override func viewDidAppear(_ animated: Bool) {
            CNContactStore().requestAccess(for: .contacts) { isAllowed, _ in
              guard !isAllowed else { return }
              let alert = UIAlertController(
                title: "Contacts are needed to find friends", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "OK", style: .default))
              self.present(alert, animated: true)
            }
          }
        }
        """#,
      finds: ["reconsider-after-denial"],
      fixed: #"""
        import Contacts
        import UIKit
        final class ContactList: UIViewController {
          let label = UILabel()
          override func viewDidAppear(_ animated: Bool) {
            CNContactStore().requestAccess(for: .contacts) { isAllowed, _ in
              guard !isAllowed else { return }
              self.label.text = "Contacts are needed to find friends"
            }
          }
        }
        """#),
  ]
}
