import Facts

extension Rule {
  /// Two requests are in flight at once.
  package static let racingRequests = Rule(
    id: "racing-requests", group: .flow, severity: .warning,
    summary: "Two requests are in flight at once; neither waits for the other's answer.",
    why: """
      The system shows one prompt at a time. Of requests that are made at once, the others wait \
      behind the first alert or are answered without a prompt, and their answers come in any \
      order. What one control asks for different features in one go, `batched-requests` finds.
      """,
    fix: """
      Wait for the answer to one request before making the next: in its completion, or with \
      `await`. Let each screen ask in the action that needs the resource, not as it appears.
      """,
    sources: [.momentOfUse, .onlyWhileActive],
    triggers: [
      """
      import AVFoundation
      import Speech
      import SwiftUI

      struct DictationScreen: View {
        var body: some View {
          Button("Dictate") { Task { await start() } }
        }

        private func start() async {
          async let microphone = 1️⃣AVAudioApplication.requestRecordPermission()
          async let speech = withCheckedContinuation { done in
            ↓SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0 == .authorized) }
          }
          if await microphone, await speech { print("dictating") }
        }
      }
      """,
      """
      import Contacts
      import CoreLocation
      import SwiftUI

      struct FriendsScreen: View {
        var body: some View {
          VStack {
            Text("Friends").onAppear { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
            Nearby()
          }
        }
      }

      struct Nearby: View {
        private let manager = CLLocationManager()
        var body: some View {
          Text("Nearby").onAppear { ↓manager.requestWhenInUseAuthorization() }
        }
      }
      """,
      """
      import CoreLocation
      import SwiftUI
      import UserNotifications

      @main
      struct WeatherApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        var body: some Scene { WindowGroup { Forecast() } }
      }

      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          1️⃣UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
          return true
        }
      }

      struct Forecast: View {
        @State private var manager = CLLocationManager()
        var body: some View {
          Text("Sunny").onAppear { ↓manager.requestWhenInUseAuthorization() }
        }
      }
      """,
    ],
    passes: [
      """
      import AVFoundation
      import Speech
      import SwiftUI

      struct DictationScreen: View {
        var body: some View {
          Button("Dictate") { Task { await start() } }
        }

        private func start() async {
          guard await AVAudioApplication.requestRecordPermission() else { return }
          let speech = await withCheckedContinuation { done in
            SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0 == .authorized) }
          }
          if speech { print("dictating") }
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct CaptureScreen: View {
        var body: some View {
          Button("Record Video") {
            AVCaptureDevice.requestAccess(for: .video) { granted in
              if granted { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
            }
          }
        }
      }
      """,
      """
      import Contacts
      import CoreLocation
      import SwiftUI

      struct FriendsScreen: View {
        @State private var showsMap = false
        private let manager = CLLocationManager()
        var body: some View {
          if showsMap {
            Text("Nearby").onAppear { manager.requestWhenInUseAuthorization() }
          } else {
            Text("Friends").onAppear { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          }
        }
      }
      """,
    ],
    check: { subject in RaceFinder(subject).races().map { raced($0, in: subject.asBuilt) } })

  private static func raced(_ race: Race, in flows: AsBuilt) -> Finding {
    let (first, second) = (race.first.prompt, race.second.prompt)
    let names = [first, second].map { flows.name(of: $0.resources) }
    let starts = [race.first.step] + (race.first.step == race.second.step ? [] : [race.second.step])
    return Finding(
      rule: "racing-requests", severity: race.isOneAction ? .note : .warning,
      certainty: race.certainty,
      message: "\(names[1]) is asked for while the request for \(names[0]) waits for its answer",
      help: "Ask for \(names[1]) once the answer for \(names[0]) is there.",
      place: second.effect.place, related: [RelatedPlace("asks first", at: first.effect.place)],
      trace: [starts[0]] + flows.steps(to: first.effect)
        + [TraceStep("iOS asks for \(names[0])", at: first.effect.place)]
        + starts.dropFirst() + flows.steps(to: second.effect)
        + [TraceStep("the request for \(names[1]) is made at once", at: second.effect.place)],
      about: names.joined(separator: ", "))
  }
}
