import Facts

extension Rule {
  /// An alert of the app's own looks like the system's prompt.
  package static let imitatedPrompt = Rule(
    id: "imitated-prompt", group: .flow, severity: .warning,
    summary: "An own alert or screen has the refusing button of the system's prompt.",
    why: """
      Only the system asks for access. An own alert that says "Would Like to Access" or offers \
      "Don't Allow" makes people believe that they have answered, and App Review rejects messages \
      that mimic the prompt.
      """,
    fix: """
      Show the system's prompt itself. Where a screen has to explain first, say why in words of \
      your own, with one button such as "Continue".
      """,
    sources: [.preAlertScreens, .neutralButton],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isAsking = false
        var body: some View {
          Button("Scan") { isAsking = true }
            .alert("Boxes Would Like to Access the Camera", isPresented: $isAsking) {
              Button("OK") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
              ↓Button("Don't Allow", role: .cancel) {}
            }
        }
      }
      """
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        var body: some View {
          Button("Scan") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """,
      """
      import SwiftUI

      struct GuideScreen: View {
        @State private var isBlocked = true
        var body: some View {
          Text("If you tapped Don't Allow, switch the camera on in Settings.")
          Button("OK") { isBlocked = false }
        }
      }
      """,
    ],
    check: { subject in
      let flows = subject.asBuilt
      let counts = Dictionary(grouping: flows.controls, by: \.tree).mapValues(\.count)
      var seen: Set<Place> = []
      return flows.controls.compactMap { control in
        guard control.element.kind == .button, counts[control.tree, default: 0] <= 4,
          let label = control.labels.first(where: \.isOfSystemPrompt),
          seen.insert(control.place).inserted
        else { return nil }
        return Finding(
          rule: "imitated-prompt", severity: .warning, certainty: .possible,
          message:
            "'\(label.text)' is a button of the system's prompt, on an alert of the app's own",
          help: "Let the system ask, and use words of your own before.",
          place: control.place,
          trace: [
            TraceStep("the app shows an alert of its own", at: control.place),
            TraceStep("tap '\(label.text)': the system was not asked"),
          ],
          about: label.key ?? label.text)
      }
    })
}

extension ResolvedText {
  /// Whether it is the refusal of the system's prompt, which no other alert has.
  fileprivate var isOfSystemPrompt: Bool {
    let plain = text.lowercased().map { $0 == "’" ? "'" : $0 }
    return ["don't allow", "ask app not to track"].contains(String(plain))
  }
}
