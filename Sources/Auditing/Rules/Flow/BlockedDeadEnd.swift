import Facts

extension Rule {
  /// A feature that is started while access is denied does nothing.
  package static let blockedDeadEnd = Rule(
    id: "blocked-dead-end", group: .flow, severity: .warning,
    summary:
      "A control does nothing while access is denied: no message, no Settings, no other way.",
    why: """
      Whoever has denied access, or may not give it, taps and sees nothing happen. An app has to \
      go on working without access, and may then say what is missing and lead to Settings.
      """,
    fix: """
      In the branch for denied and restricted, say why the feature cannot start, and offer \
      Settings (not for restricted), another way, or both.
      """,
    sources: [.keepsWorking, .requestingAccess],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?

        var body: some View {
          ↓Button("Record") {
            switch AVAudioApplication.shared.recordPermission {
            1️⃣case .undetermined: AVAudioApplication.requestRecordPermission { if $0 { start() } }
            case .granted: start()
            default: break
            }
          }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isCameraOpen = false
        var body: some View {
          ↓Button("Scan") { scan() }
            .fullScreenCover(isPresented: $isCameraOpen) { Text("Point at the code.") }
        }
        private func scan() {
          guard AVCaptureDevice.authorizationStatus(for: .video) == .authorized else {
            print("no camera")
            return
          }
          isCameraOpen = true
        }
      }
      """,
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?
        @State private var isBlocked = false

        var body: some View {
          Button("Record") {
            switch AVAudioApplication.shared.recordPermission {
            case .undetermined: AVAudioApplication.requestRecordPermission { if $0 { start() } }
            case .granted: start()
            default: isBlocked = true
            }
          }
          .alert("The microphone is off", isPresented: $isBlocked) { Button("OK") {} }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isCameraOpen = false
        private var status: AVAuthorizationStatus {
          AVCaptureDevice.authorizationStatus(for: .video)
        }
        var body: some View {
          if status == .denied { Text("The camera is off. Switch it on in Settings.") }
          Button("Scan") {
            guard status == .authorized else { return }
            isCameraOpen = true
          }
          .fullScreenCover(isPresented: $isCameraOpen) { Text("Point at the code.") }
        }
      }
      """,
      """
      import SwiftUI
      import UserNotifications

      struct ReminderScreen: View {
        @State private var isOn = false
        var body: some View {
          Button("Remind Me") {
            Task {
              let settings = await UNUserNotificationCenter.current().notificationSettings()
              if settings.authorizationStatus == .notDetermined {
                try? await UNUserNotificationCenter.current().requestAuthorization(options: .alert)
              }
              isOn = true
            }
          }
          if isOn { Text("You will be reminded.") }
        }
      }
      """,
    ],
    check: { subject in
      let audit = DeadEnds(subject.asBuilt)
      var seen: Set<Place> = []
      return subject.asBuilt.starts.compactMap(audit.finding)
        .filter { seen.insert($0.place).inserted }
    })
}

/// Finds controls that look at a status and then show nothing.
private struct DeadEnds {
  let flows: AsBuilt
  let blocked: BlockedStart

  init(_ flows: AsBuilt) {
    self.flows = flows
    blocked = BlockedStart(flows)
  }

  func finding(_ start: Start) -> Finding? {
    guard let control = start.control, control.element.kind != .toggle else { return nil }
    // What stands in one place is admitted by the same.
    var closed: Way?
    for effect in start.effects where effect.way !== closed {
      guard let (test, families) = admission(to: effect) else {
        closed = effect.way
        continue
      }
      guard !blocked.isTold(around: start, deniedAccessTo: families),
        let silence = blocked.silence(after: start, deniedAccessTo: families)
      else { continue }
      return finding(start, effect, test, families, silence)
    }
    return nil
  }

  /// The test that lets an effect happen with access only, and whose status it is.
  private func admission(to effect: Effect) -> (Condition, Set<String>)? {
    let before = effect.answer.map { Array(effect.conditions.prefix($0.conditionsBefore)) }
    for condition in before ?? effect.conditions {
      guard let states = blocked.statuses.states(leftOpenBy: condition), !states.contains(.blocked)
      else { continue }
      let families = blocked.families(of: condition)
      guard !families.isEmpty, families.isDisjoint(with: Self.optional) else { continue }
      return (condition, families)
    }
    return effect.conditionsOnAnswer.lazy.compactMap(grant).first
  }

  /// What a library tells of an access that was not blocked.
  private func grant(_ condition: Condition) -> (Condition, Set<String>)? {
    guard let endings = flows.endings(leftOpenBy: condition), !endings.contains(.blocked),
      let families = flows.request(endedBy: condition).map(flows.families),
      families.isDisjoint(with: Self.optional)
    else { return nil }
    return (condition, families)
  }

  private func finding(
    _ start: Start, _ effect: Effect, _ test: Condition, _ families: Set<String>,
    _ silence: Certainty
  ) -> Finding {
    let rows = flows.app.symbols.rows.values.filter { families.contains($0.family) }
    let asked = start.effects.compactMap { effect -> [String]? in
      guard case .asks(let match) = effect.kind,
        !flows.families(of: match).isDisjoint(with: families)
      else { return nil }
      return match.resources
    }.first
    let name = flows.name(
      of: asked ?? rows.filter { $0.group == .prompted }.map(\.id).sorted().prefix(1).map { $0 })
    let title = start.control?.title ?? start.text
    return Finding(
      rule: "blocked-dead-end", severity: .warning, certainty: min(silence, effect.certainty),
      message: "\(title) does nothing while access to \(name) is denied",
      help: "Say in this branch what is missing, and offer Settings or another way.",
      place: start.place, related: [RelatedPlace("the status", at: test.test.place)],
      trace: [
        TraceStep("access to \(name) was denied before"), TraceStep(start.text, at: start.place),
        TraceStep("no branch of this shows anything", at: test.test.place),
      ],
      about: title)
  }

  /// Families whose features go without access, or are replaced by the system.
  private static let optional: Set<String> = [
    "tracking", "siri", "biometrics", "notifications", "health",
  ]
}
