import Facts

extension Rule {
  /// Nothing in the app calls a request.
  package static let unreachableRequest = Rule(
    id: "unreachable-request", group: .flow, severity: .warning,
    summary: "A request stands in a function that nothing in the app calls.",
    why: """
      The request never comes up, yet the app still holds it: App Store Connect demands a purpose \
      string for what the binary can reach, and App Review looks for the prompt in vain.
      """,
    fix: """
      Remove the function, and the purpose string where nothing else needs it; or call it from the \
      feature that was meant to ask.
      """,
    sources: [.clearPurpose, .requestingAccess],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        var body: some View { Text("Point at the code.") }

        1️⃣private func prepare() {
          ↓AVCaptureDevice.requestAccess(for: .video) { _ in }
        }
      }
      """,
      """
      import Contacts
      import UIKit

      final class Friends: UIViewController {
        private let store = CNContactStore()

        private func find() {
          Task { print(await ask()) }
        }

        private func ask() async -> Bool {
          (try? await ↓store.requestAccess(for: .contacts)) == true
        }
      }
      """,
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        var body: some View { Button("Scan") { prepare() } }

        private func prepare() {
          AVCaptureDevice.requestAccess(for: .video) { _ in }
        }
      }
      """,
      """
      import Contacts
      import UIKit

      final class Friends: UIViewController {
        private let store = CNContactStore()

        @IBAction private func find() {
          store.requestAccess(for: .contacts) { _, _ in }
        }

        @objc private func findAgain() {
          store.requestAccess(for: .contacts) { _, _ in }
        }
      }
      """,
      """
      import CoreLocation
      import SwiftUI

      protocol Locating { func ask() }

      final class Places: Locating {
        private let manager = CLLocationManager()
        func ask() { manager.requestWhenInUseAuthorization() }
      }

      struct NearbyScreen: View {
        let places: any Locating
        var body: some View { Button("Near Me") { places.ask() } }
      }
      """,
    ],
    check: { subject in
      DeadRequests(subject).found().map { dead($0, in: subject.asBuilt) }
    })

  private static func dead(_ dead: DeadRequests.Dead, in flows: AsBuilt) -> Finding {
    let function = flows.app.program.body(dead.function)
    let name = flows.name(of: dead.site.match.resources)
    return Finding(
      rule: "unreachable-request", severity: .warning, certainty: dead.certainty,
      message: "nothing calls '\(function.name)': the request for \(name) never comes up",
      help: "Remove '\(function.name)', or call it from the feature that was meant to ask.",
      place: dead.site.place, related: [RelatedPlace("the function", at: function.place)],
      trace: [
        TraceStep("no code of the app calls '\(function.name)'", at: function.place),
        TraceStep("the request for \(name) stands in it", at: dead.site.place),
      ],
      about: "\(dead.site.owner).\(function.name)")
  }
}
