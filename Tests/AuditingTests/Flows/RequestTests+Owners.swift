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
      "what only an older compiler builds never meets a new system",
      """
      import EventKit
      import SwiftUI
      struct Recall: View {
        let store = EKEventStore()
        var body: some View {
          Button("Events") {
            #if swift(>=5.9)
            store.requestFullAccessToEvents { _, _ in }
            #else
            store.requestAccess(to: .event) { _, _ in }
            #endif
          }
        }
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
      "a wrapper that could ask for more, and is never asked to, asks for less",
      """
      import CoreLocation
      import SwiftUI
      enum Mode { case always, inUse }
      final class Places {
        let places = CLLocationManager()
        func ask(_ mode: Mode) {
          switch mode {
          case .always: places.requestAlwaysAuthorization()
          case .inUse: places.requestWhenInUseAuthorization()
          }
          places.startUpdatingLocation()
        }
      }
      struct Nearby: View {
        let places = Places()
        var body: some View { Button("Near Me") { places.ask(.inUse) } }
      }
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
}
