import Facts

/// What sets something going: a control that a person uses, or an entry that the system calls.
struct Start: Sendable {
  /// As a trace begins: "tap 'Record'", "RecordingScreen appears: onAppear".
  var text: String
  var place: Place
  var effects: [Effect]
  /// Nil for an entry.
  var control: Control?
  /// Nil for a control.
  var entry: Entry?
  /// Index of the view tree; nil for a method.
  var tree: Int?
}

extension AsBuilt {
  /// Every control and every entry.
  static func starts(_ controls: [Control], _ entries: [Entry]) -> [Start] {
    controls.map {
      Start(
        text: "tap \($0.title)", place: $0.place, effects: $0.effects, control: $0, entry: nil,
        tree: $0.tree)
    }
      + entries.map {
        Start(
          text: $0.text, place: $0.place, effects: $0.effects, control: nil, entry: $0,
          tree: $0.tree)
      }
  }

  /// The conditions under which a start is there to be used.
  func conditions(around start: Start) -> [Condition] {
    let own = (start.control?.element).map { $0.conditions + $0.enabling } ?? []
    let tree = start.tree.map { trees[$0] }
    return own + (tree?.presentation?.conditions ?? [])
  }

  /// The families of resources that a match stands for.
  func families(of match: SymbolMatch) -> Set<String> {
    Set(match.resources.compactMap { app.symbols.rows[$0]?.family })
  }
}
