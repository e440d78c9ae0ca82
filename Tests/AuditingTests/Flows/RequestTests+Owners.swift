extension RequestTests {
  /// Requests that are retired or broad, or are not.
  static let retirements: [FlowCase] = [
    FlowCase(
      "an earlier exit, an unavailability and a caller's condition keep a request to old systems",
      """
      import EventKit
      import SwiftUI
      struct Recall: View {
        let store = EKEventStore()
        var body: some View {
          Button("Events") { events() }
          Button("Tasks") { tasks() }
          Button("Both") {
            if #unavailable(iOS 17) { old() }
          }
        }
        private func events() {
          if #available(iOS 17, *) { return }
          store.requestAccess(to: .event) { _, _ in }
        }
        private func tasks() {
          guard #available(iOS 17, *), !ProcessInfo.processInfo.isLowPowerModeEnabled else {
            return store.requestAccess(to: .reminder) { _, _ in }
          }
        }
        private func old() { store.requestAccess(to: .event) { _, _ in } }
      }
      """),
    FlowCase(
      "a condition on a later system, or on the build, keeps nothing away",
      """
      import EventKit
      import SwiftUI
      struct Recall: View {
        let store = EKEventStore()
        var body: some View {
          Button("Events") {
            if #unavailable(iOS 18) { ↓store.requestAccess(to: .event) { _, _ in } }
            #if !DEBUG
            ↓store.requestAccess(to: .reminder) { _, _ in }
            #endif
          }
        }
      }
      """, finds: ["retired-request", "retired-request"]),
    FlowCase(
      "access at any time is used by what runs in the background, and by a background mode",
      """
      import CoreLocation
      import SwiftUI
      struct Trips: View {
        let places = CLLocationManager()
        var body: some View {
          Button("Start") {
            places.requestAlwaysAuthorization()
            places.startUpdatingLocation()
          }
        }
      }
      --- Info.plist
      { UIBackgroundModes = ( location ); }
      """),
    FlowCase(
      "of full access that reads calendars all is needed",
      """
      import EventKit
      import SwiftUI
      struct Plan: View {
        let store = EKEventStore()
        var body: some View {
          Button("Add") { store.requestFullAccessToEvents { _, _ in add() } }
        }
        private func add() {
          let plan = EKEvent(eventStore: store)
          plan.calendar = store.calendars(for: .event).first
        }
      }
      """),
  ]

  /// Requests that nothing calls or nobody owns, or that something does.
  static let dead: [FlowCase] = [
    FlowCase(
      "what only dead code calls is dead, what a selector or a text names is not",
      """
      import Contacts
      import UIKit
      final class Friends: UIViewController {
        private let store = CNContactStore()
        private func unused() { ask() }
        private func ask() { ↓store.requestAccess(for: .contacts) { _, _ in } }
        private func named() { store.requestAccess(for: .contacts) { _, _ in } }
        override func viewDidAppear(_ animated: Bool) {
          perform(Selector(("named")))
        }
      }
      """, finds: ["unreachable-request"]),
    FlowCase(
      "what a package offers, and what a foreign protocol demands, may be called",
      """
      import Contacts
      import Frame
      final class Friends: Contactable {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      --- Kit/Package.swift
      import PackageDescription
      --- Kit/Sources/Kit/Kit.swift
      import Contacts
      public func askForContacts() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      """),
    FlowCase(
      "a function that is handed over by its name is called",
      """
      import Contacts
      import SwiftUI
      struct Friends: View {
        let run: (() -> Void) -> Void
        private func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        func prepare() -> () -> Void { ask }
        var body: some View { Text("Friends").modifier(Later(run: prepare())) }
      }
      """),
    FlowCase(
      "an answer that leads to the next request belongs to what asked first",
      """
      import CoreLocation
      final class Places: NSObject, CLLocationManagerDelegate {
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          if manager.authorizationStatus == .authorizedWhenInUse {
            manager.requestAlwaysAuthorization()
          }
        }
      }
      """),
  ]

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
