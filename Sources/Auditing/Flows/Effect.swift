import Facts

/// Something that running a piece of code does or may do.
struct Effect: Sendable {
  enum Kind: Sendable, Hashable {
    /// Reaches a request: shows the prompt while not determined.
    case asks(SymbolMatch)
    /// Uses a resource, and so prompts by itself.
    case uses(SymbolMatch)
    case readsStatus(SymbolMatch)
    case opensPicker(SymbolMatch)
    case opensSettings
    /// Leaves the screen through the environment: `dismiss()`.
    case dismisses
    case writes(StateKey)
    /// A call that could not be followed into the project.
    case callsOutside(String)
    /// A closure of another owner, which no caller was seen to hand in.
    case callsUnbound(String)
  }
  var kind: Kind
  var place: Place
  var certainty: Certainty
  /// The calls that lead here, outermost first.
  var hops: [TraceStep]
  /// The conditions under which it runs, outermost first.
  var conditions: [Condition]
  /// Whether it runs because of an answer of the system, or after one.
  var isAfterAnswer: Bool
  /// Whether it takes another tap, or another screen that watches a value which was changed.
  var isElsewhere: Bool
  /// The call itself.
  var call: CallRef?
}

extension Effect {
  /// Whether it asks by a use, without a request of its own.
  var isByUse: Bool {
    guard case .asks(let match) = kind else { return false }
    return match.role == .implicitUse
  }

  /// Whether it asks without another tap or screen, so that what follows is after an answer.
  var isAskHere: Bool { isAsk && !isElsewhere }

  var isAsk: Bool {
    if case .asks = kind { return true }
    return false
  }
}
