/// What apps do with a status, and what is said of it.
enum StateCases {
  static let all = [
    FlowCase(
      "missing hardware is no status beside a stored flag",
      """
      import AVFoundation
      import SwiftUI
      struct Setup: View {
        @AppStorage("usesCamera") private var usesCamera = false
        var body: some View { Toggle("Pictures", isOn: $usesCamera) }
      }
      struct Capture: View {
        @AppStorage("usesCamera") private var usesCamera = false
        @State private var isUnavailable = false
        @State private var input: AVCaptureDeviceInput?
        var body: some View {
          if isUnavailable { Text("There is no camera.") }
          ↓Button("Take Photo") { open() }
        }
        private func open() {
          let status = AVCaptureDevice.authorizationStatus(for: .video)
          isUnavailable = status != .restricted && AVCaptureDevice.default(for: .video) == nil
          guard !isUnavailable else { return }
          if usesCamera { return start() }
          switch status {
          case .notDetermined: AVCaptureDevice.requestAccess(for: .video) { if $0 { start() } }
          case .authorized: start()
          default: isUnavailable = true
          }
        }
        private func start() {
          input = try? AVCaptureDeviceInput(device: AVCaptureDevice.default(for: .video)!)
        }
      }
      """, finds: ["stored-consent"]),
    FlowCase(
      "a binding that a modifier of the project's own takes shows a model's value",
      """
      import CoreLocation
      import SwiftUI
      struct MapScreen: View {
        @State private var model = MapModel()
        var body: some View {
          Button("Show My Place") { model.start() }.recovery("Location is off.", $model.isBlocked)
        }
      }
      @Observable
      final class MapModel {
        var isBlocked = false
        private let manager = CLLocationManager()
        func start() {
          switch manager.authorizationStatus {
          case .notDetermined: manager.requestWhenInUseAuthorization()
          case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
          default: isBlocked = true
          }
        }
      }
      extension View {
        func recovery(_ title: String, _ isBlocked: Binding<Bool>) -> some View {
          modifier(RecoveryAlert(title: title, isBlocked: isBlocked))
        }
      }
      struct RecoveryAlert: ViewModifier {
        let title: String
        @Binding var isBlocked: Bool
        func body(content: Content) -> some View {
          content.alert(title, isPresented: shown) { Button("Cancel", role: .cancel) {} }
        }
        private var shown: Binding<Bool> {
          Binding(get: { isBlocked }, set: { isBlocked = $0 })
        }
      }
      """),
    FlowCase(
      "any truth value is no status",
      """
      import AVFoundation
      import SwiftUI
      struct Player: View {
        @State private var isPlaying = false
        var body: some View {
          Button("Record") {
            guard !isPlaying else { return }
            ↓AVAudioApplication.requestRecordPermission { _ in }
          }
        }
      }
      """, finds: ["unchecked-request"]),
    FlowCase(
      "a page that moves on after any answer asks in vain without harm",
      """
      import AVFoundation
      import SwiftUI
      struct Intro: View {
        @State private var page = 0
        var body: some View {
          if page == 0 { Text("Welcome") }
          Button("Next") {
            Task {
              _ = await AVCaptureDevice.requestAccess(for: .video)
              page += 1
            }
          }
        }
      }
      """),
    FlowCase(
      "the answer inside a longer test is heeded",
      """
      import Contacts
      import SwiftUI
      struct Invite: View {
        private let store = CNContactStore()
        var body: some View {
          Button("Find Friends") {
            Task {
              guard (try? await ↓store.requestAccess(for: .contacts)) == true else { return }
              try? store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }
            }
          }
        }
      }
      """, finds: ["unchecked-request"]),
    FlowCase(
      "an unwrapped self is no look at the answer",
      """
      import AVFoundation
      import SwiftUI
      struct Dictation: View {
        @State private var recorder = Recorder()
        var body: some View { ↓Button("Record") { recorder.open() } }
      }
      final class Recorder {
        private var recorder: AVAudioRecorder?
        func open() {
          AVAudioApplication.requestRecordPermission { [weak self] _ in
            guard let self else { return }
            self.start()
          }
        }
        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """, finds: ["ignored-answer"]),
    FlowCase(
      "a full answer where a smaller one was given may be asked for",
      """
      import EventKit
      import SwiftUI
      struct Recall: View {
        @State private var isOn = false
        var body: some View {
          Button("Connect") {
            if EKEventStore.authorizationStatus(for: .event) == .writeOnly {
              Task { isOn = (try? await EKEventStore().requestFullAccessToEvents()) == true }
            } else {
              isOn = true
            }
          }
          if isOn { Text("Connected") }
        }
      }
      """),
    FlowCase(
      "a screen that never asks sends nobody to Settings",
      """
      import AVFoundation
      import SwiftUI
      import UIKit
      struct Scan: View {
        @State private var isScanning = false
        var body: some View {
          ↓Button("Scan") {
            if AVCaptureDevice.authorizationStatus(for: .video) == .authorized {
              isScanning = true
            } else {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
          if isScanning { Text("Point at the code.") }
        }
      }
      """, finds: ["collapsed-status"]),
    FlowCase(
      "both ways of being blocked, told apart from the rest at once",
      """
      import AVFoundation
      import SwiftUI
      struct Shot: View {
        @State private var isBlocked = false
        @State private var isOpen = false
        var body: some View {
          Button("Take Photo") {
            let status = AVCaptureDevice.authorizationStatus(for: .video)
            guard status != .denied, status != .restricted else { isBlocked = true; return }
            if status == .authorized { isOpen = true; return }
            AVCaptureDevice.requestAccess(for: .video) { if $0 { isOpen = true } }
          }
          ↓Button("Take Film") {
            let status = AVCaptureDevice.authorizationStatus(for: .video)
            guard status != .notDetermined, status != .authorized else { isOpen = true; return }
          }
          .alert("The camera is off", isPresented: $isBlocked) { Button("OK") {} }
          if isOpen { Text("Smile.") }
        }
      }
      """, finds: ["blocked-dead-end"]),
    FlowCase(
      "a handler that a screen makes as it is loaded runs at the tap",
      """
      import CoreLocation
      import UIKit
      final class Feed: UIViewController {
        private let manager = CLLocationManager()
        private let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Feed", for: .normal)
          button.addAction(↓UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
        }
        private func tap() {
          if manager.authorizationStatus == .authorizedWhenInUse { print("feed") } else { offer() }
        }
        private func offer() {
          let alert = UIAlertController(
            title: "Location is off", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          })
          present(alert, animated: true)
        }
      }
      """, finds: ["collapsed-status"]),
  ]
}
