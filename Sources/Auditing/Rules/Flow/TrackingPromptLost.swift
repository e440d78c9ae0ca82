import Facts

extension Rule {
  /// Tracking is asked for when the system shows no prompt.
  package static let trackingPromptLost = Rule(
    id: "tracking-prompt-lost", group: .flow, severity: .warning,
    summary: "Tracking is asked for while the app is not active, and the prompt is never shown.",
    why: """
      The system shows this prompt only while the app is active: not while it starts, and not \
      while another alert is up. The request is then answered as if nothing had been decided, and \
      App Review, which cannot find the prompt, asks where it is.
      """,
    fix: """
      Ask when the app has become active: in `applicationDidBecomeActive` or \
      `sceneDidBecomeActive`, when the scene phase becomes `active`, or at a tap. Wait for the \
      answer to any other prompt first.
      """,
    sources: [.onlyWhileActive, .trackingRequest],
    triggers: [
      """
      import AppTrackingTransparency
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        1️⃣func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          startAnalytics()
          return true
        }

        private func startAnalytics() {
          ↓ATTrackingManager.requestTrackingAuthorization { _ in }
        }
      }
      """,
      """
      import AppTrackingTransparency
      import UIKit
      import UserNotifications

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          1️⃣UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
          ↓ATTrackingManager.requestTrackingAuthorization { _ in }
        }
      }
      """,
    ],
    passes: [
      """
      import AppTrackingTransparency
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          startAnalytics()
        }

        private func startAnalytics() {
          ATTrackingManager.requestTrackingAuthorization { _ in }
        }
      }
      """,
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
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            ATTrackingManager.requestTrackingAuthorization { _ in
              UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
            }
          }
          return true
        }
      }
      """,
      """
      import AppTrackingTransparency
      import SwiftUI

      @main
      struct NewsApp: App {
        @Environment(\\.scenePhase) private var scenePhase
        var body: some Scene {
          WindowGroup { Text("News") }
            .onChange(of: scenePhase) { _, phase in
              if phase == .active { ATTrackingManager.requestTrackingAuthorization { _ in } }
            }
        }
      }
      """,
    ],
    check: { subject in LostTracking(subject).findings })
}
