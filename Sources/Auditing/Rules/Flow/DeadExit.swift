import Facts

extension Rule {
  /// A visible way out does nothing.
  package static let deadExit = Rule(
    id: "dead-exit", group: .flow, severity: .warning,
    summary: "A button that promises to leave a screen about a permission does nothing.",
    why: """
      A person who taps Close and stays where they are is caught on a screen that asks for access. \
      App Review takes a button that does nothing for a bug, and a way out that is none for a trick.
      """,
    fix: "Give the button its action, or remove it.",
    sources: [.noExit, .keepsWorking],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct BlockedScreen: View {
        @Environment(\\.openURL) private var openURL
        var body: some View {
          Text("The camera is off.")
          Button("Open Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
          ↓Button("Close") {}
        }
      }
      """
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct BlockedScreen: View {
        @Environment(\\.openURL) private var openURL
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("The camera is off.")
          Button("Open Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
          Button("Close") { dismiss() }
        }
      }
      """,
      """
      import SwiftUI

      struct ScanScreen: View {
        @State private var isBlocked = false
        @Environment(\\.openURL) private var openURL
        var body: some View {
          Text("Point at the code.")
            .alert("The camera is off", isPresented: $isBlocked) {
              Button("Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      """,
    ],
    check: { subject in DeadExits(flows: subject.asBuilt).findings })
}

/// Finds buttons that say that they leave, and have an empty action.
private struct DeadExits {
  let flows: AsBuilt
  private var program: Program { flows.app.program }

  var findings: [Finding] {
    let concerned = Set(flows.controls.filter { !$0.asks.isEmpty || $0.opensSettings }.map(\.tree))
    var seen: Set<Place> = []
    return flows.controls.filter { control in
      concerned.contains(control.tree) && control.element.kind == .button
        && !isOfAlert(control) && isEmpty(control.element)
        && control.labels.contains(where: leaves) && seen.insert(control.place).inserted
    }.map(finding)
  }

  /// Whether the system closes what a control stands on at any tap.
  private func isOfAlert(_ control: Control) -> Bool {
    let kind = flows.trees[control.tree].presentation?.kind
    return kind == .alert || kind == .dialog
  }

  private func leaves(_ label: ResolvedText) -> Bool {
    // A sentence that a button shows is no way out.
    guard label.text.split(separator: " ").count <= Self.words else { return false }
    switch LabelWords.meaning(of: label.text, language: label.language) {
    case .leaving, .deferral, .refusal: return true
    default: return false
    }
  }

  /// How many words the label of a way out has at most.
  private static let words = 4

  /// Whether an element's actions are closures in which nothing stands.
  private func isEmpty(_ element: Element) -> Bool {
    !element.actions.isEmpty
      && element.actions.allSatisfy { action in
        guard case .closure(let index) = action.value else { return false }
        let contents = program.contents(of: BodyRef(file: action.scope.body.file, index: index))
        return contents.calls.isEmpty && contents.assignments.isEmpty && contents.results.isEmpty
          && contents.children.isEmpty && contents.locals.isEmpty
      }
  }

  private func finding(_ control: Control) -> Finding {
    Finding(
      rule: "dead-exit", severity: .warning, certainty: .possible,
      message: "\(control.title) does nothing: its action is empty",
      help: "Leave the screen in the action of \(control.title), or remove it.",
      place: control.place,
      trace: [
        TraceStep("tap \(control.title)", at: control.place),
        TraceStep("nothing happens, and the screen stays"),
      ],
      about: control.title)
  }
}
