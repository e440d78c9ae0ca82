import Facts

extension Rule {
  /// A request that no feature starts.
  package static let unownedRequest = Rule(
    id: "unowned-request", group: .flow, severity: .note,
    summary:
      "A request is started by the app's objects or a callback, and by no screen or control.",
    why: """
      A prompt that no action of the person brings up has no feature that could say what it is \
      for, or go on without it. Each permission is asked for by the feature that uses it.
      """,
    fix: """
      Move the request into the action of the feature that needs the resource, and let the \
      callback only read the status.
      """,
    sources: [.momentOfUse],
    triggers: [
      """
      import Contacts
      import PushKit

      final class Calls: NSObject, PKPushRegistryDelegate {
        private let store = CNContactStore()
        1️⃣func pushRegistry(
          _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
          for type: PKPushType
        ) {
          ↓store.requestAccess(for: .contacts) { _, _ in }
        }
      }
      """
    ],
    passes: [
      """
      import Contacts
      import PushKit
      import UIKit

      final class Calls: NSObject, PKPushRegistryDelegate {
        func pushRegistry(
          _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
          for type: PKPushType
        ) {
          print(CNContactStore.authorizationStatus(for: .contacts))
        }
      }

      final class FriendsController: UIViewController {
        private let store = CNContactStore()
        @IBAction func invite(_ sender: UIButton) {
          store.requestAccess(for: .contacts) { _, _ in }
        }
      }
      """,
      """
      import CoreLocation
      import SwiftUI

      final class Places: NSObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        override init() {
          super.init()
          manager.delegate = self
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
          }
        }
      }

      struct NearbyScreen: View {
        @State private var places: Places?
        var body: some View { Text("Nearby").onAppear { places = Places() } }
      }
      """,
    ],
    check: { subject in UnownedRequests(subject: subject).findings })
}

/// Finds requests that only callbacks and the app's own objects start.
private struct UnownedRequests {
  let subject: Subject
  private var flows: AsBuilt { subject.asBuilt }

  var findings: [Finding] {
    var starts: [CallRef: [(start: Start, prompt: Prompt)]] = [:]
    for start in flows.starts {
      for prompt in flows.prompts(of: start.effects) {
        if let call = prompt.effect.call { starts[call, default: []].append((start, prompt)) }
      }
    }
    let judged = Set((subject.launchRequests.map(\.prompt.effect.call)).compactMap(\.self))
    return flows.requests.compactMap { site in
      guard site.match.role == .request, site.match.certainty > .possible,
        !judged.contains(site.call), let reached = starts[site.call],
        reached.allSatisfy({ isNobodys($0.start) })
      else { return nil }
      return reached.max { $0.prompt.effect.certainty < $1.prompt.effect.certainty }
        .flatMap { finding(site, $0.start, $0.prompt) }
    }
  }

  /// Whether a start is neither a control nor a screen, nor the answer to a request.
  private func isNobodys(_ start: Start) -> Bool {
    guard let entry = start.entry, entry.tree == nil, !entry.isAnswer else { return false }
    return entry.kind == .launch || entry.kind == .callback
  }

  private func finding(_ site: RequestSite, _ start: Start, _ prompt: Prompt) -> Finding? {
    guard prompt.families.isDisjoint(with: Self.untimely), !prompt.effect.isHandedOver,
      !FirstScreens.isElsewhere(start.place.path)
    else { return nil }
    let name = flows.name(of: prompt.resources)
    return Finding(
      rule: "unowned-request", severity: .note,
      certainty: min(prompt.effect.certainty, site.match.certainty),
      message: "no screen or control starts the request for \(name): \(start.text)",
      help: "Ask for \(name) in the action of the feature that uses it.",
      place: site.place, related: [RelatedPlace(start.text, at: start.place)],
      trace: [start.step] + flows.steps(to: prompt.effect)
        + [TraceStep("iOS asks for \(name)", at: site.place)],
      about: "\(site.owner) \(name)")
  }

  /// What has to be asked for without a feature: tracking, a lock.
  private static let untimely: Set<String> = ["tracking", "biometrics"]
}
