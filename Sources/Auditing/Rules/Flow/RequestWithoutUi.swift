import Facts

extension Rule {
  /// A request is made where no screen of the app is there.
  package static let requestWithoutUi = Rule(
    id: "request-without-ui", group: .flow, severity: .warning,
    summary: "A widget, an intent, an extension or background work asks for a permission.",
    why: """
      The system shows no prompt for code that runs without a screen of the app. The request is \
      answered without one or fails, and the feature never gets the access that it waits for.
      """,
    fix: """
      Read the status there, run if it is granted, and else say that the app has to be opened \
      once. Ask in the app.
      """,
    sources: [.widgetsDoNotAsk, .intentsWithoutApp, .momentOfUse],
    triggers: [
      """
      import CoreLocation
      import WidgetKit

      struct Entry: TimelineEntry { let date: Date }

      struct Provider: TimelineProvider {
        private let places = Places()
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now))
        }
        1️⃣func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          places.↓update()
          completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
        }
      }

      final class Places {
        private let manager = CLLocationManager()
        func update() {
          if manager.authorizationStatus == .notDetermined {
            2️⃣manager.requestWhenInUseAuthorization()
          }
        }
      }
      """,
      """
      import AppIntents
      import HealthKit

      struct LogWater: AppIntent {
        static let title: LocalizedStringResource = "Log Water"
        static let openAppWhenRun = false
        private let store = HKHealthStore()

        func perform() async throws -> some IntentResult {
          try await ↓store.requestAuthorization(toShare: [HKQuantityType(.dietaryWater)], read: [])
          return .result()
        }
      }
      """,
      """
      import BackgroundTasks
      import UIKit
      import UserNotifications

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func schedule() {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
            ↓UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in
              task.setTaskCompleted(success: true)
            }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import CoreLocation
      import WidgetKit

      struct Entry: TimelineEntry { let date: Date }

      struct Provider: TimelineProvider {
        private let places = Places()
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          places.update()
          completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
        }
      }

      final class Places {
        private let manager = CLLocationManager()
        func update() {
          if manager.authorizationStatus == .authorizedWhenInUse { manager.requestLocation() }
        }
      }
      """,
      """
      import AppIntents
      import HealthKit

      struct LogWater: AppIntent {
        static let title: LocalizedStringResource = "Log Water"
        static let openAppWhenRun = true
        private let store = HKHealthStore()

        func perform() async throws -> some IntentResult {
          try await store.requestAuthorization(toShare: [HKQuantityType(.dietaryWater)], read: [])
          return .result()
        }
      }
      """,
    ],
    check: { subject in UnseenRequests(flows: subject.asBuilt).findings })
}

/// Finds requests to which a hidden start leads.
private struct UnseenRequests {
  let flows: AsBuilt

  /// One for each request, at the surest way to it.
  var findings: [Finding] {
    var best: [Place: Finding] = [:]
    for start in HiddenStarts(app: flows.app).all() {
      for prompt in prompts(of: start) {
        let found = finding(start, prompt)
        let request = prompt.effect.place
        if let known = best[request], known.certainty >= found.certainty { continue }
        best[request] = found
      }
    }
    return best.values.sorted { $0.place < $1.place }
  }

  private func prompts(of start: HiddenStart) -> [Prompt] {
    guard flows.app.mayReach(start.body) else { return [] }
    var walk = Walk(flows.app)
    let scope = flows.app.memberScope(of: start.body)
    walk.enter(Target(body: start.body, scope: scope, certainty: .certain), Walk.Path())
    return flows.prompts(of: walk.effects).filter { !$0.effect.isHandedOver && !$0.effect.isByUse }
  }

  private func finding(_ start: HiddenStart, _ prompt: Prompt) -> Finding {
    let effect = prompt.effect
    let name = flows.name(of: prompt.resources)
    let steps = flows.steps(to: effect)
    // What only a long chain of calls leads to may wait for something else to happen.
    let reach: Certainty = effect.hops.count > Self.reach ? .possible : .certain
    let body = flows.app.program.body(start.body)
    let place = steps.count > 1 ? steps[0].place ?? effect.place : effect.place
    return Finding(
      rule: "request-without-ui", severity: .warning,
      certainty: min(start.certainty, min(reach, effect.certainty)),
      message: "the app asks for \(name) where no screen of it is there: \(start.text)",
      help: "Only read the status here; ask for \(name) in the app.",
      place: place,
      related: [RelatedPlace(start.text, at: body.place)]
        + (place == effect.place ? [] : [RelatedPlace("the request", at: effect.place)]),
      trace: [TraceStep(start.text, at: body.place)] + steps
        + [TraceStep("no prompt is shown, and no access is given")],
      about: "\(TypeEntry.simpleName(body.owner ?? "")) \(name)")
  }

  private static let reach = 4
}
