import Facts
import PermissionModel

extension Rule {
  /// A request stands where access is granted already.
  package static let requestWhenGranted = Rule(
    id: "request-when-granted", group: .flow, severity: .note,
    summary: "Access is asked for where the status says that it is granted already.",
    why: """
      The system answers such a request at once and shows nothing. The branch waits for an answer \
      that is known, and a feature that should simply run depends on one more callback.
      """,
    fix: "Ask in the branch for not determined only; start the feature where access is granted.",
    sources: [.requestingAccess],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isScanning = false
        var body: some View {
          Button("Scan") {
            switch AVCaptureDevice.authorizationStatus(for: .video) {
            1️⃣case .notDetermined, .authorized:
              ↓AVCaptureDevice.requestAccess(for: .video) { isScanning = $0 }
            default: break
            }
          }
        }
      }
      """,
      """
      import UIKit
      import Speech

      final class Dictation: UIViewController {
        override func viewDidLoad() {
          let status = SFSpeechRecognizer.authorizationStatus()
          if status != .notDetermined {
            ↓SFSpeechRecognizer.requestAuthorization { _ in }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isScanning = false
        var body: some View {
          Button("Scan") {
            switch AVCaptureDevice.authorizationStatus(for: .video) {
            case .notDetermined:
              AVCaptureDevice.requestAccess(for: .video) { isScanning = $0 }
            case .authorized: isScanning = true
            default: break
            }
          }
        }
      }
      """,
      """
      import CoreLocation

      final class Places: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          switch manager.authorizationStatus {
          case .notDetermined: manager.requestWhenInUseAuthorization()
          case .authorizedWhenInUse: manager.requestAlwaysAuthorization()
          default: break
          }
        }
      }
      """,
      """
      import AVFoundation
      import Speech
      import SwiftUI

      struct DictationScreen: View {
        var body: some View {
          Button("Dictate") {
            if SFSpeechRecognizer.authorizationStatus() == .authorized {
              AVAudioApplication.requestRecordPermission { _ in }
            }
          }
        }
      }
      """,
    ],
    check: { subject in GrantedRequests(subject.asBuilt).findings })
}

/// Finds requests on a way that only a granted status, or also one, leads along.
private struct GrantedRequests {
  let flows: AsBuilt
  let statuses: StatusReader

  init(_ flows: AsBuilt) {
    self.flows = flows
    statuses = flows.statuses
  }

  var findings: [Finding] {
    flows.findings { start, ask in
      guard case .asks(let match) = ask.kind, match.role == .request,
        match.certainty == .certain, let condition = granting(ask, match)
      else { return nil }
      return finding(start, ask, match, condition)
    }
  }

  private func finding(
    _ start: Start, _ ask: Effect, _ match: SymbolMatch, _ condition: Condition
  ) -> Finding {
    let name = flows.name(of: match.resources)
    return Finding(
      rule: "request-when-granted", severity: .note, certainty: ask.certainty,
      message: "the app asks for \(name) where the status says that access is granted",
      help: "Ask only while the status is not determined, and start the feature here.",
      place: ask.place, related: [RelatedPlace("the status", at: condition.test.place)],
      trace: [TraceStep(start.text, at: start.place)] + flows.steps(to: ask)
        + [TraceStep("access was granted before; the system shows nothing")],
      about: name)
  }

  /// The condition that leads a granted status to a request.
  private func granting(_ ask: Effect, _ match: SymbolMatch) -> Condition? {
    let families = flows.families(of: match)
    guard families.isDisjoint(with: ["health", "biometrics"]) else { return nil }
    let own = ask.answer.map { Array(ask.conditions.prefix($0.conditionsBefore)) } ?? ask.conditions
    let concerned = own.filter {
      let found = statuses.families(of: $0)
      return !found.isEmpty && found.isSubset(of: families)
    }
    let states = statuses.states(of: families, under: concerned).states
    guard states.contains(.granted), states.count < StateKind.allCases.count else { return nil }
    return concerned.last {
      names($0, fullAccessTo: match) || (!canGrow(match) && refusesOnlyUndetermined($0))
    }
  }

  /// Whether a test names a status that grants all that is asked for, and none that grants less.
  private func names(_ condition: Condition, fullAccessTo match: SymbolMatch) -> Bool {
    guard !condition.test.isNegated else { return false }
    let names: [String]
    switch (condition.test.pattern, condition.test.subject) {
    case (.oneOf(let patterns), _): names = patterns.compactMap(\.lastName)
    case (.isTrue, .binary("==", _, let value)): names = [value.lastName].compactMap { $0 }
    default: return false
    }
    let states = names.flatMap { name in
      match.resources.flatMap { id in
        (flows.app.symbols.rows[id]?.statuses ?? []).filter { $0.name == name }.map(\.state)
      }
    }
    return states.contains(.granted(.full))
      && states.allSatisfy { $0 == .granted(.full) || $0 == .notDetermined || $0.isBlocked }
      && !names.contains { Self.partial.contains($0) }
  }

  /// Whether a test lets every status through but the one in which asking helps.
  private func refusesOnlyUndetermined(_ condition: Condition) -> Bool {
    statuses.states(leftOpenBy: condition) == [.granted, .blocked]
  }

  /// Whether some status grants less than is asked for, so that asking again can help.
  private func canGrow(_ match: SymbolMatch) -> Bool {
    match.resources.contains { id in
      let states = (flows.app.symbols.rows[id]?.statuses ?? []).map(\.state)
      let isPartial = states.contains { state in
        if case .granted(let scope) = state { return scope != .full }
        return false
      }
      return isPartial || states.filter { $0 == .notDetermined }.count > 1
    }
  }

  /// Statuses with which one may ask for more.
  private static let partial: Set<String> = [
    "limited", "provisional", "ephemeral", "writeOnly", "authorizedWhenInUse", "whenInUse",
  ]
}

extension PermissionState {
  fileprivate var isBlocked: Bool {
    if case .blocked = self { return true }
    return false
  }
}
