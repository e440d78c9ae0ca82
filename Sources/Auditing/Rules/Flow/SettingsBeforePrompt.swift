import Facts

extension Rule {
  /// Settings are offered before the system has asked.
  package static let settingsBeforePrompt = Rule(
    id: "settings-before-prompt", group: .flow, severity: .error,
    summary: "Settings are offered in an explanation, or instead of the request.",
    why: """
      Before the system has asked, Settings hold nothing that the person could change, and the \
      explanation must have one action: to go on to the prompt. App Review takes a Settings button \
      there for another way out.
      """,
    fix: """
      Remove it from the explanation, and ask where nothing is decided. Settings belong to the \
      state in which access is denied.
      """,
    sources: [.noExit, .preAlertScreens],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct CameraExplanation: View {
        var body: some View {
          Text("JustSend uses the camera to take the photos of a note.")
          1️⃣Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          ↓Button("Open Settings") {
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
        }
      }
      """,
      """
      import SwiftUI
      import Contacts

      struct Invite: View {
        var body: some View {
          ↓Button("Invite") {
            switch CNContactStore.authorizationStatus(for: .contacts) {
            case .authorized: invite()
            case .notDetermined, .denied:
              UIApplication.shared.open(1️⃣URL(string: UIApplication.openSettingsURLString)!)
            default: break
            }
          }
        }
        private func invite() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct CameraScreen: View {
        var body: some View {
          switch AVCaptureDevice.authorizationStatus(for: .video) {
          case .notDetermined:
            Text("JustSend uses the camera to take the photos of a note.")
            Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          default:
            Text("JustSend may not use the camera.")
            Button("Open Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
        }
      }
      """,
      """
      import SwiftUI
      import UserNotifications

      struct Preferences: View {
        var body: some View {
          Button("Language") {
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
        }
      }
      """,
    ],
    check: { subject in
      var seen: Set<Place> = []
      return (besideContinue(subject) + insteadOfRequest(subject)).filter {
        seen.insert($0.place).inserted
      }
    })

  private static func besideContinue(_ subject: Subject) -> [Finding] {
    let flows = subject.asBuilt
    return subject.explanations.flatMap { explanation in
      explanation.settingsControls.map { control in
        Finding(
          rule: "settings-before-prompt", severity: .error,
          certainty: min(explanation.certainty, control.settingsCertainty),
          message: "\(control.title) leads from the explanation of "
            + "\(flows.name(of: explanation.resources)) to Settings before the system has asked",
          help: "Remove \(control.title) here; offer Settings when access is denied.",
          place: control.place,
          related: [
            RelatedPlace("\(explanation.asking.title) asks", at: explanation.asking.place)
          ],
          trace: [
            TraceStep("tap \(control.title)", at: control.place),
            TraceStep("Settings open; the prompt was never shown"),
          ], about: control.labels.first?.key ?? control.title)
      }
    }
  }

  private static func insteadOfRequest(_ subject: Subject) -> [Finding] {
    let flows = subject.asBuilt
    guard !flows.requests.isEmpty else { return [] }
    return flows.starts.compactMap { start in
      let found = start.effects.first { effect in
        effect.kind == .opensSettings && !effect.isAfterAnswer
          && flows.namesUndecided(effect.conditions)
      }
      guard let found else { return nil }
      return Finding(
        rule: "settings-before-prompt", severity: .error, certainty: found.certainty,
        message: "\(start.control?.title ?? start.step.text) leads to Settings where nothing "
          + "is decided yet",
        help: "Ask where the status is not determined; offer Settings where it is denied.",
        place: start.place, related: [RelatedPlace("opens Settings", at: found.place)],
        trace: [start.step] + flows.steps(to: found) + [TraceStep("Settings open")],
        about: start.control?.labels.first?.key ?? start.step.text)
    }
  }
}

extension Control {
  /// How surely it leads to Settings.
  fileprivate var settingsCertainty: Certainty {
    effects.filter { $0.kind == .opensSettings }.map(\.certainty).max() ?? .possible
  }
}

extension AsBuilt {
  /// Whether conditions name the undecided state, and leave access given out.
  fileprivate func namesUndecided(_ conditions: [Condition]) -> Bool {
    let open = states(under: conditions)
    guard open.contains(.notDetermined), !open.contains(.granted) else { return false }
    return conditions.contains { condition in
      guard !condition.test.isNegated else { return false }
      switch condition.test.pattern {
      case .oneOf(let patterns):
        return patterns.contains { app.symbols.statusNames[$0.lastName ?? ""] == [.notDetermined] }
      case .isTrue:
        guard case .binary("==", _, let right) = condition.test.subject else { return false }
        return app.symbols.statusNames[right.lastName ?? ""] == [.notDetermined]
      default: return false
      }
    }
  }
}
