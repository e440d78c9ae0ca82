import Facts

/// What starts effects: a control that a person uses, or what runs without a tap.
struct Starter: Sendable {
  /// The type in whose source it stands.
  var owner: String?
  var effects: [Effect]
  /// The control; nil for what runs without a tap.
  var control: Control?
  /// The entry; nil for a control.
  var entry: Entry?

  var place: Place { control?.place ?? entry!.place }

  /// "tap 'Scan'", "Home: onAppear".
  var step: TraceStep {
    TraceStep(control.map { "tap \($0.title)" } ?? entry!.text, at: place)
  }
}

extension AsBuilt {
  /// Every control and entry that does something.
  static func starters(_ controls: [Control], _ entries: [Entry]) -> [Starter] {
    controls.filter { !$0.effects.isEmpty }.map {
      Starter(owner: $0.element.owners.last, effects: $0.effects, control: $0)
    }
      + entries.filter { !$0.effects.isEmpty }.map {
        Starter(owner: $0.owner, effects: $0.effects, entry: $0)
      }
  }

  /// What the first request before an effect asks for.
  func resources(askedBefore index: Int, in effects: [Effect]) -> [String] {
    let call = effects[index].answer?.call
    let asks = effects[..<index].filter(\.isAskHere)
    let own = asks.last { $0.call == call } ?? asks.last
    guard case .asks(let match)? = own?.kind else { return [] }
    return match.resources
  }
}
