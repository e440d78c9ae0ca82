extension DenialTests {
  /// What a person reads right after a denial.
  static let messages: [FlowCase] = [
    FlowCase(
      "an alert that speaks of the resource",
      """
      import AVFoundation
      import SwiftUI
      struct Scan: View {
        @State private var isDenied = false
        @State private var isScanning = false
        var body: some View {
          ↓Button("Scan") {
            AVCaptureDevice.requestAccess(for: .video) { granted in
              if granted { isScanning = true } else { isDenied = true }
            }
          }
          .alert("Please allow the use of the camera.", isPresented: $isDenied) { Button("OK") {} }
          if isScanning { Text("Point at the code") }
        }
      }
      """, finds: ["reconsider-after-denial"]),
    FlowCase(
      "nothing where the screen itself says so, or the alert comes at the next start",
      """
      import AVFoundation
      import SwiftUI
      struct Scan: View {
        @State private var isDenied = false
        @State private var isBlocked = false
        var body: some View {
          Button("Scan") {
            if AVCaptureDevice.authorizationStatus(for: .video) == .denied {
              isBlocked = true
            } else {
              AVCaptureDevice.requestAccess(for: .video) { granted in isDenied = !granted }
            }
          }
          .alert("The camera is off.", isPresented: $isBlocked) { Button("OK") {} }
          if isDenied { Text("Without the camera, type the code.") }
        }
      }
      """),
    FlowCase(
      "an alert of a controller, in the method that hears the answer",
      """
      import UIKit
      import CoreLocation
      final class Here: UIViewController, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        override func viewDidAppear(_ animated: Bool) {
          manager.delegate = self
          manager.requestWhenInUseAuthorization()
        }
        ↓func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          if manager.authorizationStatus == .denied {
            let alert = UIAlertController(
              title: "Please allow location", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
          }
        }
      }
      """, finds: ["reconsider-after-denial"]),
    FlowCase(
      "Settings where saving a photo, which asks by itself, has failed",
      """
      import Photos
      import SwiftUI
      struct Backup: View {
        @State private var hasFailed = false
        let image: UIImage
        var body: some View {
          ↓Button("Save to Photos") { Task { await save() } }
            .alert("Not saved", isPresented: $hasFailed) {
              Button("Open Settings") {
                UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
              }
              Button("OK", role: .cancel) {}
            }
        }
        func save() async {
          do {
            try await PHPhotoLibrary.shared().performChanges {
              PHAssetChangeRequest.creationRequestForAsset(from: image)
            }
          } catch { hasFailed = true }
        }
      }
      """, finds: ["settings-after-denial"]),
    FlowCase(
      "nothing where a failed saving is only told",
      """
      import Photos
      import SwiftUI
      struct Backup: View {
        @State private var hasFailed = false
        let image: UIImage
        var body: some View {
          Button("Save to Photos") { Task { await save() } }
            .alert("Not saved", isPresented: $hasFailed) { Button("OK", role: .cancel) {} }
        }
        func save() async {
          do {
            try await PHPhotoLibrary.shared().performChanges {
              PHAssetChangeRequest.creationRequestForAsset(from: image)
            }
          } catch { hasFailed = true }
        }
      }
      """),
  ]
}
