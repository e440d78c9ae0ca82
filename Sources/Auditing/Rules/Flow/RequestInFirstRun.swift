import Facts

extension Rule {
  /// The first run asks.
  package static let requestInFirstRun = Rule(
    id: "request-in-first-run", group: .flow, severity: .warning,
    summary: "A screen of the first run asks for a permission that a feature uses only later.",
    why: """
      Apple asks apps to request when a feature is about to use the data. App Review has accepted \
      onboardings that explain and then ask, so this is a warning; but who is asked before using \
      anything refuses more often, and setting the app up and allowing something are easily mixed \
      up. An error where the source itself says that this screen owns no permission.
      """,
    fix: """
      Move the request to the feature that uses the resource. The first run can still say what \
      will be asked for and why; its last button only closes it.
      """,
    sources: [.momentOfUse, .notificationsInContext],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      @main
      struct NotesApp: App {
        @AppStorage("isSetUp") private var isSetUp = false
        var body: some Scene {
          WindowGroup {
            if 2️⃣isSetUp { Text("Notes") } else { Start() }
          }
        }
      }

      struct Start: View {
        @AppStorage("isSetUp") private var isSetUp = false
        var body: some View {
          Text("Voice notes, in one tap.")
          ↓Button("Continue") { 1️⃣AVCaptureDevice.requestAccess(for: .audio) { _ in } }
          Button("Done") { isSetUp = true }
        }
      }
      """,
      """
      import SwiftUI
      import UserNotifications

      final class Preferences: ObservableObject {
        @Published var isKnown = UserDefaults.standard.bool(forKey: "known") {
          didSet { UserDefaults.standard.set(isKnown, forKey: "known") }
        }
      }

      @main
      struct NotesApp: App {
        @StateObject private var preferences = Preferences()
        var body: some Scene {
          WindowGroup {
            Text("Notes").fullScreenCover(isPresented: .constant(!preferences.isKnown)) {
              Hello(preferences: preferences)
            }
          }
        }
      }

      struct Hello: View {
        @ObservedObject var preferences: Preferences
        @State private var reminds = false
        var body: some View {
          ↓Toggle("Remind me", isOn: $reminds)
            .onChange(of: reminds) {
              UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in
                preferences.isKnown = true
              }
            }
        }
      }
      """,
      """
      import SwiftUI
      import Contacts

      // askonce: owns no permission
      struct Greeting: View {
        var body: some View {
          ↓Button("Find Friends") { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      @main
      struct NotesApp: App {
        @AppStorage("isSetUp") private var isSetUp = false
        var body: some Scene {
          WindowGroup {
            if isSetUp { Home() } else { Start() }
          }
        }
      }

      struct Start: View {
        @AppStorage("isSetUp") private var isSetUp = false
        var body: some View {
          Text("Voice notes, in one tap.")
          Button("Done") { isSetUp = true }
        }
      }

      struct Home: View {
        var body: some View {
          Button("Record") { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      @main
      struct ScanApp: App {
        @AppStorage("isLoggedIn") private var isLoggedIn = false
        var body: some Scene {
          WindowGroup {
            if isLoggedIn { Text("Home") } else { Login() }
          }
        }
      }

      struct Login: View {
        @AppStorage("isLoggedIn") private var isLoggedIn = false
        var body: some View {
          Button("Scan Code") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          Button("Log In") { isLoggedIn = true }
        }
      }
      """,
    ],
    check: { subject in
      subject.firstRunRequests.filter { request in
        request.isMarked || !subject.launchRequests.contains { request.isSame(as: $0) }
      }.map { asked($0, in: subject.asBuilt) }
    })

  private static func asked(_ request: FirstRunRequest, in flows: AsBuilt) -> Finding {
    let resources = flows.name(of: request.prompt.resources)
    return Finding(
      rule: "request-in-first-run", severity: request.isMarked ? .error : .warning,
      certainty: request.certainty,
      message: "\(request.title) asks for \(resources) in the first run, \(request.ground)",
      help: "Ask for \(resources) when the feature is used; the first run can say that it will be.",
      place: request.place,
      related: [RelatedPlace("asks for \(resources)", at: request.prompt.effect.place)]
        + [request.membership.place].compactMap { $0 }.map {
          RelatedPlace(
            request.isMarked ? "owns no permission" : "decides that the first run is shown", at: $0)
        },
      trace: [request.firstStep] + flows.steps(to: request.prompt.effect)
        + [TraceStep("iOS asks for \(resources)", at: request.prompt.effect.place)],
      about: "\(request.about) \(request.prompt.families.sorted().joined(separator: " "))")
  }
}

extension FirstRunRequest {
  /// Whether the source says that its screen owns no permission.
  var isMarked: Bool { membership.ground == .marked }

  /// How the screen is known to be the first run, as a message goes on.
  fileprivate var ground: String {
    switch membership.ground {
    case .marked: "which is said to own no permission"
    case .stored(let name): "which is shown until '\(name)' is stored"
    case .named(let name): "as the name \(name) says"
    }
  }
}

extension FirstRunRequest {
  /// Whether it is the prompt that comes up as the app starts.
  func isSame(as request: LaunchRequest) -> Bool {
    prompt.effect.call == request.prompt.effect.call
      && request.starts.contains { $0.place == place }
  }
}
