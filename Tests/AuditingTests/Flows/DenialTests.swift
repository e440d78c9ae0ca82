import Testing

@testable import Auditing

@Suite("What follows a denial")
struct DenialTests {
  @Test(
    "is told where it leads to Settings at once, and nowhere else",
    arguments: cases + routes + messages + modifiers + stores + chains + mixedChains)
  func marks(_ one: FlowCase) {
    #expect(
      one.strayFindings(of: [
        .settingsAfterDenial, .settingsBeforePrompt, .settingsWithoutTap, .reconsiderAfterDenial,
      ])
        == [])
  }

  static let cases: [FlowCase] = [
    FlowCase(
      "the step behind the answer in the method of a controller's button",
      """
      import UIKit
      import Contacts
      class Ask { func ask(_ done: @escaping () -> Void) {} }
      final class AskContacts: Ask {
        override func ask(_ done: @escaping () -> Void) {
          CNContactStore().requestAccess(for: .contacts) { _, _ in done() }
        }
      }
      final class List: UIViewController {
        let ask: Ask = AskContacts()
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func tapped() {
          ask.ask {
            if CNContactStore.authorizationStatus(for: .contacts) == .denied {
              Later.↓wait { Notice.show(on: self) }
            }
          }
        }
      }
      enum Later { static func wait(_ work: @escaping () -> Void) { work() } }
      enum Notice {
        static func show(on host: UIViewController) {
          let alert = UIAlertController(title: "Contacts", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          })
          host.present(alert, animated: true)
        }
      }
      """, finds: ["settings-after-denial"]),
    FlowCase(
      "nothing where only a decision from before leads there",
      """
      import UIKit
      import Contacts
      final class List: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func tapped() {
          let isFirst = CNContactStore.authorizationStatus(for: .contacts) == .notDetermined
          CNContactStore().requestAccess(for: .contacts) { granted, _ in
            if !granted {
              if !isFirst { self.show() }
            }
          }
        }
        private func show() {
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        }
      }
      """),
    FlowCase(
      "an error of the denial's type, in a controller that its base class sets up",
      """
      import UIKit
      import Combine
      import CoreLocation
      enum PlaceError: Error { case denied, unknown }
      final class Places: NSObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var waiting: CheckedContinuation<Void, Error>?
        func find() { manager.requestWhenInUseAuthorization() }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          switch manager.authorizationStatus {
          case .denied, .restricted: waiting?.resume(throwing: PlaceError.denied)
          default: break
          }
        }
      }
      --- Base.swift
      import UIKit
      class Base: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          bind()
        }
        func bind() {}
      }
      --- Map.swift
      import UIKit
      final class Map: Base {
        let model = MapModel()
        override func bind() {
          model.errors.sink { (map: Map, error: Error) in
            if error is PlaceError { map.showDenied() } else { map.showOther() }
          }
        }
        ↓private func showDenied() {
          Alerts.show(on: self) { UIApplication.shared.open(Links.page) }
        }
        private func showOther() {}
      }
      enum Links { static let page = URL(string: UIApplication.openSettingsURLString)! }
      enum Alerts {
        static func show(on host: UIViewController, action: @escaping () -> Void) {
          let alert = UIAlertController(title: "No location", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in action() })
          host.present(alert, animated: true)
        }
      }
      final class MapModel { let errors = PassthroughSubject<(Map, Error), Never>() }
      """, finds: ["settings-after-denial"]),
    FlowCase(
      "a sheet whose button opens Settings through an extension of SwiftUI's action",
      """
      import SwiftUI
      import Photos
      struct Album: View {
        @State private var isBlocked = false
        var body: some View {
          ↓Button("Album") { Task { await open() } }
            .sheet(isPresented: $isBlocked) { Blocked() }
        }
        private func open() async {
          let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
          isBlocked = status == .denied
        }
      }
      struct Blocked: View {
        @Environment(\\.openURL) private var openURL
        var body: some View { Button("Open") { openURL.settings() } }
      }
      extension OpenURLAction {
        func settings() { self(URL(string: UIApplication.openSettingsURLString)!) }
      }
      """, finds: ["settings-after-denial"]),
    FlowCase(
      "nothing where the same screen shows something else after the answer",
      """
      import SwiftUI
      import Photos
      struct Album: View {
        @State private var status = PHAuthorizationStatus.notDetermined
        var body: some View {
          switch status {
          case .denied:
            Button("Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          default:
            Button("Album") {
              PHPhotoLibrary.requestAuthorization(for: .readWrite) { status = $0 }
            }
          }
        }
      }
      """),
    FlowCase(
      "the delegate's method that hears the answer",
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
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
        }
      }
      """, finds: ["settings-after-denial"]),
    FlowCase(
      "what a catch of everything shows, where a continuation's answer is thrown",
      """
      import SwiftUI
      import AVFoundation
      enum RecorderError: Error { case denied }
      final class Recorder {
        func prepare() async throws {
          let isAllowed = await withCheckedContinuation { waiting in
            AVAudioApplication.requestRecordPermission { waiting.resume(returning: $0) }
          }
          guard isAllowed else { throw RecorderError.denied }
        }
      }
      struct Listen: View {
        let recorder = Recorder()
        @State private var hasFailed = false
        var body: some View {
          ↓Button("Listen") {
            Task { do { try await recorder.prepare() } catch { hasFailed = true } }
          }
          .alert("The microphone is off", isPresented: $hasFailed) {
            Button("Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
        }
      }
      """, finds: ["settings-after-denial"]),
  ]
}
