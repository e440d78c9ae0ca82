import Facts

/// What sets something going: a control that a person uses, or an entry that the system calls.
struct Start: Sendable {
  var effects: [Effect]
  /// Nil for an entry.
  var control: Control?
  /// Nil for a control.
  var entry: Entry?

  init(_ control: Control) { (effects, self.control) = (control.effects, control) }

  init(_ entry: Entry) { (effects, self.entry) = (entry.effects, entry) }

  var place: Place { control?.place ?? entry!.place }

  /// The type in whose source it stands.
  var owner: String? { control.map { $0.element.owners.last } ?? entry!.owner }

  /// Index of the view tree; nil for a method.
  var tree: Int? { control?.tree ?? entry?.tree }

  /// As a trace begins: "tap 'Record'", "RecordingScreen appears: onAppear".
  var text: String { control.map { "tap \($0.title)" } ?? entry!.text }

  /// The first step of a trace.
  var step: TraceStep { TraceStep(text, at: place) }
}

extension AsBuilt {
  /// The conditions under which a start is there to be used.
  func conditions(around start: Start) -> [Condition] {
    let own = (start.control?.element).map { $0.conditions + $0.enabling } ?? []
    let tree = start.tree.map { trees[$0] }
    return own + (tree?.presentation?.conditions ?? [])
  }

  /// What the first request before an effect asks for.
  func resources(askedBefore index: Int, in effects: [Effect]) -> [String] {
    let call = effects[index].answer?.call
    let asks = effects[..<index].filter(\.isAskHere)
    let own = asks.last { $0.call == call } ?? asks.last
    guard case .asks(let match)? = own?.kind else { return [] }
    return match.resources
  }

  /// The families of resources that a match stands for.
  func families(of match: SymbolMatch) -> Set<String> {
    Set(match.resources.compactMap { app.symbols.rows[$0]?.family })
  }
}
