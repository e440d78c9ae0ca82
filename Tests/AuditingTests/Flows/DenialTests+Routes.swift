extension DenialTests {
  private static let pages = """
    import SwiftUI
    import UserNotifications
    enum Page { case explain, denied, done }
    enum Push {
      static func authorize() async throws -> Bool {
        try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
      }
    }
    struct Explain: View {
      let flow: Flow
      var body: some View {
        Text("Notifications tell you of changes in your balance.")
        ↓Button("OK", action: flow.ask)
      }
    }
    struct Denied: View {
      var body: some View {
        Text("Notifications are off.")
        Button("Open Settings") {
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        }
      }
    }
    struct Intro: View {
      @State private var flow = Flow()
      var body: some View {
        NavigationStack(path: $flow.path) {
          Button("Start") { flow.path.append(.explain) }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .explain: Explain(flow: flow)
              case .denied: Denied()
              case .done: Text("Done")
              }
            }
        }
      }
    }

    """

  /// Screens that come up by a value that is added to a path, or by a value that is handed over.
  static let routes: [FlowCase] = [
    FlowCase(
      "a pushed page that leads to Settings",
      pages + """
        --- Flow.swift
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              let granted = try await Push.authorize()
              if granted { finish() } else { showDenied() }
            }
          }
          func finish() { path = [] }
          func showDenied() { path.append(.denied) }
        }
        """, finds: ["settings-after-denial"]),
    FlowCase(
      "nothing where another page of the same path is pushed",
      pages.replacing("↓", with: "") + """
        --- Flow.swift
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              let granted = try await Push.authorize()
              if granted { finish() } else { leave() }
            }
          }
          func finish() { path = [] }
          func leave() { path.append(.done) }
        }
        """),
    FlowCase(
      "a path that is replaced as a whole",
      pages + """
        --- Flow.swift
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              guard try await Push.authorize() else {
                path = [.explain, .denied]
                return
              }
            }
          }
        }
        """, finds: ["settings-after-denial"]),
    FlowCase(
      "a sheet by its item, of which only one case leads to Settings",
      """
      import AVFoundation
      import SwiftUI
      enum Card: Identifiable {
        case help, denied
        var id: Self { self }
      }
      struct Scan: View {
        @State private var card: Card?
        var body: some View {
          ↓Button("Scan") {
            AVCaptureDevice.requestAccess(for: .video) { if !$0 { card = .denied } }
          }
          Button("Photo") {
            AVCaptureDevice.requestAccess(for: .video) { if !$0 { card = .help } }
          }
          .sheet(item: $card) { card in
            switch card {
            case .help: Text("Type the code instead.")
            case .denied:
              Button("Settings") {
                UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
              }
            }
          }
        }
      }
      """, finds: ["settings-after-denial"]),
  ]

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
