import Facts

extension Rule {
  /// A prompt comes up as the app starts.
  package static let requestAtLaunch = Rule(
    id: "request-at-launch", group: .flow, severity: .warning,
    summary: "A prompt comes up as the app starts, before the person has done anything.",
    why: """
      Somebody who has just opened the app cannot tell what the answer is for, and a refusal is \
      kept. Apple asks apps to request at launch only what they cannot work without and what is \
      obvious, such as the location of a navigation app.
      """,
    fix: """
      Ask in the action that first needs the resource. At launch, only read the status, and go on \
      with what is already allowed.
      """,
    sources: [.momentOfUse, .locationWhenUsed, .notificationsInContext],
    triggers: [
      """
      import UIKit
      import UserNotifications

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          ↓UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          return true
        }
      }
      """,
      """
      import SwiftUI
      import CoreLocation

      @main
      struct WeatherApp: App {
        @StateObject private var model = Model()
        var body: some Scene {
          WindowGroup { Forecast(model: model) }
        }
      }

      final class Model: NSObject, ObservableObject {
        private let manager = CLLocationManager()
        func start() {
          if manager.authorizationStatus == .notDetermined {
            ↓manager.requestWhenInUseAuthorization()
          }
        }
      }

      struct Forecast: View {
        let model: Model
        var body: some View {
          Text("Sunny").onAppear { model.start() }
        }
      }
      """,
      """
      import UIKit
      import CoreLocation

      protocol LaunchTask { func launch() }

      final class Analytics: LaunchTask { func launch() {} }

      final class Locations: LaunchTask {
        private let manager = CLLocationManager()
        func launch() {
          DispatchQueue.global().async { [weak self] in ↓self?.requestLocation() }
        }
        private func requestLocation() { 1️⃣manager.requestWhenInUseAuthorization() }
      }

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let tasks: [LaunchTask] = [Analytics(), Locations()]

        2️⃣func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          tasks.forEach { $0.launch() }
          return true
        }
      }
      """,
    ],
    passes: [
      """
      import UIKit
      import UserNotifications

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let center = UNUserNotificationCenter.current()
          center.getNotificationSettings { settings in
            guard settings.authorizationStatus == .authorized else { return }
            center.requestAuthorization(options: [.alert]) { _, _ in }
            application.registerForRemoteNotifications()
          }
          center.requestAuthorization(options: [.alert, .provisional]) { _, _ in }
          return true
        }
      }
      """,
      """
      import SwiftUI
      import MapKit
      import CoreLocation
      import AppTrackingTransparency

      @main
      struct StopsApp: App {
        @Environment(\\.scenePhase) private var scenePhase
        var body: some Scene {
          WindowGroup { StopMap() }
            .onChange(of: scenePhase) { _, phase in
              if phase == .active { ATTrackingManager.requestTrackingAuthorization { _ in } }
            }
        }
      }

      struct StopMap: View {
        private let manager = CLLocationManager()
        var body: some View {
          Map().onAppear { manager.requestWhenInUseAuthorization() }
        }
      }
      """,
      """
      import SwiftUI
      import UserNotifications

      @main
      struct NotesApp: App {
        @AppStorage("remindersOn") private var remindersOn = false
        var body: some Scene {
          WindowGroup {
            if remindersOn { Reminders() } else { Text("Notes") }
          }
        }
      }

      struct Reminders: View {
        var body: some View {
          Text("Reminders").task {
            _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: .alert)
          }
        }
      }
      """,
    ],
    check: { subject in
      subject.launchRequests.filter { request in
        !subject.firstRunRequests.contains { $0.isMarked && $0.isSame(as: request) }
      }.map { launched($0, in: subject.asBuilt) }
    })

  private static func launched(_ request: LaunchRequest, in flows: AsBuilt) -> Finding {
    let resources = flows.name(of: request.prompt.resources)
    let starts = request.starts.prefix(4).map { RelatedPlace($0.text, at: $0.place) }
    return Finding(
      rule: "request-at-launch", severity: .warning, certainty: request.certainty,
      message: "\(request.call) asks for \(resources) as the app starts, before any tap",
      help: "Ask for \(resources) in the action that first needs it; here, only read the status.",
      place: request.place,
      related: [RelatedPlace("the request", at: request.prompt.effect.place)]
        .filter { $0.place.line != request.place.line || $0.place.path != request.place.path }
        + starts,
      trace: request.starts.prefix(1).map { TraceStep($0.text, at: $0.place) }
        + flows.steps(to: request.prompt.effect)
        + [TraceStep("iOS asks for \(resources)", at: request.prompt.effect.place)],
      about: "\(request.call) \(request.prompt.families.sorted().joined(separator: " "))")
  }
}
