import Auditing
import Facts
import TestSupport
import Testing

@Suite("The weight of an explanation")
struct ExplanationWeightTests {
  private static let camera = "AVCaptureDevice.requestAccess(for: .video) { _ in }"
  private static let contacts = "CNContactStore().requestAccess(for: .contacts) { _, _ in }"
  private static let notifications =
    "UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }"
  private static let photos = "PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }"

  /// How much is said of a screen with a text, a button that asks and a way out.
  private func weights(
    _ text: String, asks request: String, _ label: String = "Allow", condition: String = "true",
    of rule: Rule
  ) -> [String] {
    let source = """
      import SwiftUI
      struct Explanation: View {
        @Environment(\\.dismiss) private var dismiss
        private var status: AVAuthorizationStatus {
          AVCaptureDevice.authorizationStatus(for: .video)
        }
        var body: some View {
          if \(condition) {
            Text("\(text)")
            Button("\(label)") { \(request) }
            Button("Not Now") { dismiss() }
          }
        }
      }
      """
    let files = [MarkedText.File(path: "App.swift", text: source)]
    return MiniProject(files).report([rule]).findings
      .map { "\($0.severity.word) \($0.certainty.word)" }
  }

  @Test(
    "is less where notifications or photos alone are asked for",
    arguments: [
      ("The camera scans the code.", camera, "error certain"),
      ("Your contact list finds your friends.", contacts, "error certain"),
      ("Notifications tell you of new messages.", notifications, "warning certain"),
      ("Your photos fill the album.", photos, "warning certain"),
      ("The camera and notifications are used.", camera + "; " + notifications, "error certain"),
    ])
  func resource(_ text: String, _ request: String, _ weight: String) {
    #expect(weights(text, asks: request, of: .skippableExplanation) == [weight])
    #expect(weights(text, asks: request, of: .steeringButton) == [weight])
  }

  @Test("of a label that merely is not neutral is one less")
  func unusual() {
    let label = "Here We Go"
    #expect(
      weights("The camera scans the code.", asks: Self.camera, label, of: .steeringButton)
        == ["warning certain"])
    #expect(
      weights("Notifications tell you.", asks: Self.notifications, label, of: .steeringButton)
        == ["note certain"])
  }

  @Test("is one less where it is merely possible")
  func possible() {
    // No text says what the screen explains; only its name speaks of a permission.
    let source = """
      import SwiftUI
      struct CameraPermissionPage: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Allow") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          Button("Not Now") { dismiss() }
        }
      }
      """
    let files = [MarkedText.File(path: "App.swift", text: source)]
    let report = MiniProject(files).report([.skippableExplanation, .steeringButton])
    #expect(report.findings.map(\.certainty) == [.possible, .possible])
    #expect(report.findings.map(\.severity) == [.warning, .warning])
  }

  @Test(
    "a screen shown once access is blocked has ways out, one before the prompt has none",
    arguments: [
      ("status == .notDetermined", 1), ("status != .authorized", 1), ("status == .denied", 0),
      ("status == .denied || status == .restricted", 0), ("status == .authorized", 0),
    ])
  func blocked(_ condition: String, _ count: Int) {
    let found = weights(
      "The camera scans the code.", asks: Self.camera, "Continue", condition: condition,
      of: .skippableExplanation)
    #expect(found.count == count)
  }

  @Test(
    "is likely where whichever implementation runs asks for it",
    arguments: [
      ("CNContactStore().requestAccess(for: .contacts) { _, _ in }", Certainty.likely),
      ("print(1)", .possible),
    ])
  func implementations(_ second: String, _ certainty: Certainty) {
    let source = """
      import Contacts
      import SwiftUI
      protocol Asking { func ask() }
      final class First: Asking { func ask() { \(Self.contacts) } }
      final class Second: Asking { func ask() { \(second) } }
      struct Explanation: View {
        let asking: Asking
        var body: some View {
          Text("Your contact list finds your friends.")
          Button("Allow") { asking.ask() }
        }
      }
      """
    let files = [MarkedText.File(path: "App.swift", text: source)]
    let report = MiniProject(files).report([.steeringButton])
    #expect(report.findings.map(\.certainty) == [certainty])
  }
}

extension ExplanationWeightTests {
  @Test(
    "what launch has asked for is decided before a screen explains it", arguments: [true, false])
  func afterLaunch(asksAtLaunch: Bool) {
    let source = """
      import Contacts
      import SwiftUI
      import UIKit
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          \(asksAtLaunch ? "CNContactStore().requestAccess(for: .contacts) { _, _ in }" : "")
          return true
        }
      }
      struct Explanation: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("We look for friends in your contacts.")
          Button("Continue") { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          Button("Not Now") { dismiss() }
        }
      }
      """
    let files = [MarkedText.File(path: "App.swift", text: source)]
    let found = MiniProject(files).report([.skippableExplanation]).findings
    #expect(found.map(\.certainty) == [asksAtLaunch ? .possible : .certain])
  }
}
