extension RequestTests {
  /// Requests that meet, or do not.
  static let meetings: [FlowCase] = [
    FlowCase(
      "tasks of their own and a group of tasks wait for nothing",
      """
      import AVFoundation
      import SwiftUI
      struct Tasks: View {
        var body: some View {
          Button("Record Video") {
            Task { _ = await AVCaptureDevice.requestAccess(for: .video) }
            Task { _ = await ↓AVCaptureDevice.requestAccess(for: .audio) }
          }
          Button("Record Film") {
            Task {
              await withTaskGroup(of: Bool.self) { group in
                group.addTask { await AVCaptureDevice.requestAccess(for: .video) }
                group.addTask { await ↓AVCaptureDevice.requestAccess(for: .audio) }
              }
            }
          }
        }
      }
      """, finds: ["racing-requests", "racing-requests"]),
    FlowCase(
      "a task inside an asynchronous function is waited for where its value is",
      """
      import AVFoundation
      import SwiftUI
      struct Capture: View {
        var body: some View {
          Button("Record Video") {
            Task {
              let camera = await AVCaptureDevice.requestAccess(for: .video)
              let microphone = await AVCaptureDevice.requestAccess(for: .audio)
              print(camera, microphone)
            }
          }
        }
      }
      """),
    FlowCase(
      "a completion closure in an asynchronous function is not waited for",
      """
      import AVFoundation
      import SwiftUI
      struct Capture: View {
        var body: some View {
          Button("Record Video") {
            Task {
              AVCaptureDevice.requestAccess(for: .video) { _ in }
              _ = await ↓AVCaptureDevice.requestAccess(for: .audio)
            }
          }
        }
      }
      """, finds: ["racing-requests"]),
    FlowCase(
      "what asks only where another status is granted waits for that answer",
      """
      import AVFoundation
      import SwiftUI
      struct Capture: View {
        var body: some View {
          Button("Record Video") {
            if AVCaptureDevice.authorizationStatus(for: .video) == .authorized {
              AVCaptureDevice.requestAccess(for: .audio) { _ in }
            } else {
              AVCaptureDevice.requestAccess(for: .video) { _ in }
            }
          }
        }
      }
      """),
    FlowCase(
      "one control's prompts for different features are a batch, and said once",
      """
      import Contacts
      import EventKit
      import SwiftUI
      struct Connect: View {
        var body: some View {
          Button("Connect") {
            CNContactStore().requestAccess(for: .contacts) { _, _ in }
            EKEventStore().requestFullAccessToEvents { _, _ in }
          }
        }
      }
      """),
    FlowCase(
      "tracking in the answer to another prompt, or after a moment, is not lost",
      """
      import AppTrackingTransparency
      import UIKit
      import UserNotifications
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Task {
            try? await Task.sleep(for: .seconds(1))
            await ATTrackingManager.requestTrackingAuthorization()
          }
          NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
          ) { _ in
            ATTrackingManager.requestTrackingAuthorization { _ in }
          }
          if application.applicationState == .active {
            ATTrackingManager.requestTrackingAuthorization { _ in }
          }
          return true
        }
      }
      """),
    FlowCase(
      "tracking in the initializer of the app comes too early",
      """
      import AppTrackingTransparency
      import SwiftUI
      @main
      struct Sample: App {
        init() { Tracking.start() }
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      enum Tracking {
        static func start() { ↓ATTrackingManager.requestTrackingAuthorization { _ in } }
      }
      """, finds: ["tracking-prompt-lost"]),
    FlowCase(
      "tracking at a tap comes beside nothing",
      """
      import AppTrackingTransparency
      import SwiftUI
      struct Consent: View {
        var body: some View {
          Button("Continue") { ATTrackingManager.requestTrackingAuthorization { _ in } }
        }
      }
      """),
  ]

  /// Requests that nobody sees.
  static let hidden: [FlowCase] = [
    FlowCase(
      "an intent that opens the app may ask",
      """
      import AppIntents
      import Contacts
      struct Invite: AppIntent {
        static var openAppWhenRun: Bool { true }
        func perform() async throws -> some IntentResult {
          _ = try await CNContactStore().requestAccess(for: .contacts)
          return .result()
        }
      }
      struct Call: AppIntent {
        static var supportedModes: IntentModes { .foreground }
        func perform() async throws -> some IntentResult {
          _ = try await CNContactStore().requestAccess(for: .contacts)
          return .result()
        }
      }
      struct Show: OpenIntent {
        func perform() async throws -> some IntentResult {
          _ = try await CNContactStore().requestAccess(for: .contacts)
          return .result()
        }
      }
      """),
    FlowCase(
      "an extension for notifications, a query of an intent and a background task may not",
      """
      import AppIntents
      import Contacts
      import SwiftUI
      import UserNotifications
      final class Pictures: UNNotificationServiceExtension {
        override func didReceive(
          _ request: UNNotificationRequest,
          withContentHandler deliver: @escaping (UNNotificationContent) -> Void
        ) {
          ↓CNContactStore().requestAccess(for: .contacts) { _, _ in deliver(request.content) }
        }
      }
      struct Friends: EntityQuery {
        func entities(for ids: [String]) async throws -> [Friend] {
          _ = try await ↓CNContactStore().requestAccess(for: .contacts)
          return []
        }
      }
      @main
      struct Sample: App {
        var body: some Scene {
          WindowGroup { Text("Home") }
            .backgroundTask(.appRefresh("friends")) {
              _ = try? await ↓CNContactStore().requestAccess(for: .contacts)
            }
        }
      }
      """, finds: ["request-without-ui", "request-without-ui", "request-without-ui"]),
    FlowCase(
      "a widget that asks for nothing while nothing is decided is fine",
      """
      import UserNotifications
      import WidgetKit
      struct Provider: TimelineProvider {
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          UNUserNotificationCenter.current()
            .requestAuthorization(options: [.alert, .provisional]) { _, _ in }
        }
      }
      """),
  ]
}
