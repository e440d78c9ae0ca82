import Facts
import PermissionModel

extension Rule {
  /// A kept status is shown after Settings without being read again.
  package static let staleStatus = Rule(
    id: "stale-status", group: .flow, severity: .warning,
    summary: "A kept status is shown after the way to Settings, and never read again on return.",
    why: """
      For notifications and location, the switch in Settings does not end the app. Who switches \
      access on and comes back still sees that it is off, and goes to Settings once more.
      """,
    fix: """
      Read the status again when the scene phase becomes `active`, in `sceneWillEnterForeground` \
      or at `willEnterForegroundNotification`; a screen does not appear again by itself.
      """,
    sources: [.statusChanges, .settingsLater],
    triggers: [
      """
      import SwiftUI
      import UserNotifications

      struct ReminderSettings: View {
        @State private var status = UNAuthorizationStatus.notDetermined
        @Environment(\\.openURL) private var openURL

        var body: some View {
          VStack {
            if status == .denied {
              Text("Notifications are off.")
              ↓Button("Open Settings") { open(UIApplication.openSettingsURLString) }
            }
          }
          .task {
            status = await UNUserNotificationCenter.current().notificationSettings()
              .authorizationStatus
          }
        }

        private func open(_ address: String) { openURL(URL(string: address)!) }
      }
      """
    ],
    passes: [
      """
      import SwiftUI
      import UserNotifications

      struct ReminderSettings: View {
        @State private var status = UNAuthorizationStatus.notDetermined
        @Environment(\\.openURL) private var openURL
        @Environment(\\.scenePhase) private var scenePhase

        var body: some View {
          VStack {
            if status == .denied {
              Text("Notifications are off.")
              Button("Open Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
            }
          }
          .task { await read() }
          .onChange(of: scenePhase) { _, phase in
            if phase == .active { Task { await read() } }
          }
        }

        private func read() async {
          status = await UNUserNotificationCenter.current().notificationSettings()
            .authorizationStatus
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var status = AVCaptureDevice.authorizationStatus(for: .video)
        @Environment(\\.openURL) private var openURL

        var body: some View {
          if status == .denied {
            Text("The camera is off.")
            Button("Open Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
          }
        }
      }
      """,
    ],
    check: { subject in StaleStatuses(subject.asBuilt).findings })
}

/// Finds ways to Settings beside a kept status that is not read again.
private struct StaleStatuses {
  let flows: AsBuilt

  init(_ flows: AsBuilt) { self.flows = flows }

  var findings: [Finding] {
    var found: [Place: Finding] = [:]
    var reads: ReturnReads?
    for control in flows.controls where control.opensSettings {
      guard let (condition, families, key) = keptStatus(around: control) else { continue }
      let known = reads ?? ReturnReads(flows)
      reads = known
      guard known.families.isDisjoint(with: families) else { continue }
      found[control.place] = finding(
        control, condition, families, key, known.isWatched ? .possible : .likely)
    }
    return found.values.sorted { $0.place < $1.place }
  }

  /// A condition around a control on a kept status of what can be switched while the app runs.
  private func keptStatus(around control: Control) -> (Condition, Set<String>, StateKey)? {
    for condition in control.element.conditions + control.element.enabling {
      let families = flows.statuses.families(of: condition)
      guard !families.isEmpty, families.allSatisfy(isKeptWhenSwitched),
        let key = storedKey(of: condition)
      else { continue }
      return (condition, families, key)
    }
    return nil
  }

  /// Whether the switch in Settings leaves the app running, so that it comes back as it was.
  private func isKeptWhenSwitched(_ family: String) -> Bool {
    let answers = flows.app.symbols.rows.values.filter { $0.family == family }
      .map(\.endsAppWhenSwitched)
    let isEnded = answers.contains { if case .yes = $0 { true } else { false } }
    return !isEnded && answers.contains { if case .no = $0 { true } else { false } }
  }

  /// The only stored value that a condition is about.
  private func storedKey(of condition: Condition) -> StateKey? {
    let program = flows.app.program
    let keys = program.stateKeys(in: condition.test.subject, condition.scope).filter { key in
      guard let ref = program.types[key.owner]?.properties[key.name]?.first else { return false }
      let fact = program.property(ref)
      return fact.getter == nil && !fact.isConstant && !fact.isStatic
    }
    return keys.count == 1 ? keys.first : nil
  }

  private func finding(
    _ control: Control, _ condition: Condition, _ families: Set<String>, _ key: StateKey,
    _ certainty: Certainty
  ) -> Finding {
    let name = flows.name(of: families)
    let settings = control.effects.first { $0.kind == .opensSettings }
    return Finding(
      rule: "stale-status", severity: .warning, certainty: certainty,
      message: "'\(key.name)' keeps the status of \(name), and is not read again after Settings",
      help: "Read it again when the app comes back to the foreground.",
      place: control.place,
      related: [RelatedPlace("the kept status", at: condition.test.place)],
      trace: [TraceStep("tap \(control.title)", at: control.place)]
        + (settings.map(flows.steps) ?? [])
        + [
          TraceStep("the person switches \(name) on, and comes back to the running app"),
          TraceStep("'\(key.name)' still says what it said before", at: condition.test.place),
        ],
      about: key.name)
  }
}
