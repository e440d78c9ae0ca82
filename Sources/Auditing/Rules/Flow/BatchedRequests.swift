import Facts

extension Rule {
  /// One tap or moment brings up several prompts.
  package static let batchedRequests = Rule(
    id: "batched-requests", group: .flow, severity: .warning,
    summary: "One control or moment asks for several different resources in one go.",
    why: """
      A person who meets several prompts in a row cannot tell what each is for, and refuses more. \
      Apple asks apps to request one thing at a time, when it is used; of prompts that are \
      requested at once, some are never shown.
      """,
    fix: """
      Ask for each resource in the feature that uses it, when it is used. What one action needs \
      together, such as the camera and the microphone for a video, may be asked for together.
      """,
    sources: [.momentOfUse],
    triggers: [
      """
      import SwiftUI
      import AVFoundation
      import Contacts

      struct Permissions: View {
        var body: some View {
          Text("A few permissions, and you are set.")
          ↓Button("Continue") {
            Task {
              _ = await 1️⃣AVCaptureDevice.requestAccess(for: .video)
              _ = try? await 2️⃣CNContactStore().requestAccess(for: .contacts)
            }
          }
        }
      }
      """,
      """
      import UIKit
      import CoreLocation
      import UserNotifications

      final class HomeController: UIViewController {
        private let locations = CLLocationManager()

        ↓override func viewDidLoad() {
          super.viewDidLoad()
          locations.requestWhenInUseAuthorization()
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
      }
      """,
      """
      import SwiftUI
      import EventKit

      final class Planner {
        private let store = EKEventStore()

        func connect() {
          store.requestFullAccessToEvents { granted, _ in
            if granted { self.connectReminders() }
          }
        }

        private func connectReminders() {
          store.requestFullAccessToReminders { _, _ in }
        }
      }

      struct PlannerSettings: View {
        let planner = Planner()
        var body: some View {
          ↓Button("Connect") { planner.connect() }
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation
      import Contacts

      struct Permissions: View {
        var body: some View {
          Button("Take Photo") {
            Task { _ = await AVCaptureDevice.requestAccess(for: .video) }
          }
          Button("Invite Friends") {
            Task { _ = try? await CNContactStore().requestAccess(for: .contacts) }
          }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct Capture: View {
        var body: some View {
          Button("Record Video") {
            AVCaptureDevice.requestAccess(for: .video) { granted in
              guard granted else { return }
              AVCaptureDevice.requestAccess(for: .audio) { _ in }
            }
          }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation
      import Contacts

      enum Kind { case camera, contacts, location }

      struct Row: View {
        let kind: Kind
        var body: some View {
          Button("Continue") { request(kind) }
        }

        private func request(_ kind: Kind) {
          switch kind {
          case .camera: AVCaptureDevice.requestAccess(for: .video) { _ in }
          case .contacts: CNContactStore().requestAccess(for: .contacts) { _, _ in }
          case .location: break
          }
        }
      }
      """,
    ],
    check: { subject in
      BatchFinder(subject.asBuilt).batches().map { batched($0, in: subject.asBuilt) }
    })

  private static func batched(_ batch: Batch, in flows: AsBuilt) -> Finding {
    let names = batch.prompts.map { flows.name(of: $0.resources) }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    let manner = batch.isSerial ? "one prompt after the other" : "without waiting for an answer"
    return Finding(
      rule: "batched-requests", severity: .warning, certainty: batch.certainty,
      message: "\(batch.title) asks for \(list), \(manner)",
      help: "Ask for each of \(list) in the feature that uses it, when it is used.",
      place: batch.place,
      related: zip(names, batch.prompts).map {
        RelatedPlace("asks for \($0)", at: $1.effect.place)
      },
      trace: [
        TraceStep(batch.isTapped ? "use \(batch.title)" : batch.title, at: batch.place)
      ]
        + zip(names, batch.prompts).flatMap { name, prompt in
          flows.steps(to: prompt.effect)
            + [TraceStep("iOS asks for \(name)", at: prompt.effect.place)]
        },
      about: batch.about)
  }
}
