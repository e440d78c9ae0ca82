import Facts

extension Rule {
  /// A denial leads to Settings at once.
  package static let settingsAfterDenial = Rule(
    id: "settings-after-denial", group: .flow, severity: .error,
    summary: "\"Don't Allow\" at once leads to Settings.",
    why: """
      The answer to the system prompt is to be accepted quietly. App Review rejects an app that \
      opens Settings, or shows an alert or a screen that leads there, as the result of a "Don't \
      Allow" that the person has just tapped.
      """,
    fix: """
      Do nothing after the denial but show the feature without the resource. Offer Settings the \
      next time that the person starts the feature, when the status was denied before the tap.
      """,
    sources: [.settingsLater],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct Capture: View {
        @State private var isShowingRecovery = false

        var body: some View {
          ↓Button("Take Photo") { open() }
            .sheet(isPresented: $isShowingRecovery) { CameraRecovery() }
        }

        private func open() {
          1️⃣AVCaptureDevice.requestAccess(for: .video) { granted in
            if granted { take() } else { 2️⃣isShowingRecovery = true }
          }
        }

        private func take() {}
      }

      struct CameraRecovery: View {
        var body: some View {
          Text("JustSend may not use the camera.")
          3️⃣Button("Open Settings") {
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
        }
      }
      """,
      """
      import UIKit
      import Photos

      final class Album {
        func show(on controller: UIViewController) {
          1️⃣PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
            switch status {
            case .denied, .restricted: self.offerSettings(on: controller)
            default: break
            }
          }
        }

        private func offerSettings(on controller: UIViewController) {
          let alert = UIAlertController(title: "Photos", message: nil, preferredStyle: .alert)
          alert.addAction(2️⃣UIAlertAction(title: "Settings", style: .default) { _ in
            UIApplication.shared.open(3️⃣URL(string: UIApplication.openSettingsURLString)!)
          })
          controller.present(alert, animated: true)
        }
      }

      --- Screen.swift
      import SwiftUI

      struct Screen: View {
        let album = Album()
        let host: UIViewController
        var body: some View { ↓Button("Album") { album.show(on: host) } }
      }
      """,
      """
      import SwiftUI
      import CoreLocation

      enum LocatingError: Error { case denied, unknown }

      final class Locator: NSObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var waiting: CheckedContinuation<Void, Error>?

        func locate() async throws {
          try await withCheckedThrowingContinuation { continuation in
            waiting = continuation
            manager.requestWhenInUseAuthorization()
          }
        }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          switch manager.authorizationStatus {
          case .denied, .restricted: waiting?.resume(throwing: LocatingError.denied)
          default: break
          }
        }
      }

      struct Nearby: View {
        let locator = Locator()
        @State private var showsSettings = false

        var body: some View {
          ↓Button("Near Me") { find() }
            .alert("No location", isPresented: $showsSettings) {
              3️⃣Button("Settings") {
                UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
              }
            }
        }

        private func find() {
          Task {
            do { try await 1️⃣locator.locate() }
            catch LocatingError.denied { 2️⃣showsSettings = true }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct Capture: View {
        @State private var isShowingRecovery = false

        var body: some View {
          Button("Take Photo") { open() }
            .sheet(isPresented: $isShowingRecovery) { CameraRecovery() }
        }

        private func open() {
          switch AVCaptureDevice.authorizationStatus(for: .video) {
          case .notDetermined:
            AVCaptureDevice.requestAccess(for: .video) { granted in
              if granted { take() }
            }
          case .authorized: take()
          default: isShowingRecovery = true
          }
        }

        private func take() {}
      }

      struct CameraRecovery: View {
        var body: some View {
          Text("JustSend may not use the camera.")
          Button("Open Settings") {
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
        }
      }
      """,
      """
      import SwiftUI
      import Photos

      struct Album: View {
        @State private var isShowingRecovery = false

        var body: some View {
          Button("Album") {
            let wasAsked = PHPhotoLibrary.authorizationStatus(for: .readWrite) != .notDetermined
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
              if status == .denied, wasAsked { isShowingRecovery = true }
            }
          }
          .alert("Photos", isPresented: $isShowingRecovery) {
            Button("Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct Scanner: View {
        @State private var isDenied = false

        var body: some View {
          if isDenied {
            Text("Scanning needs the camera.")
            Button("Open Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          } else {
            Button("Scan") {
              AVCaptureDevice.requestAccess(for: .video) { granted in isDenied = !granted }
            }
          }
        }
      }
      """,
    ],
    check: { subject in
      DenialFindings(subject, rule: "settings-after-denial").findings { denial in
        switch denial.outcome {
        case .opensSettings, .offersSettings, .shows: true
        case .asksAgain, .tells: false
        }
      }
    })
}
