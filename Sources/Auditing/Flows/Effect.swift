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
    /// Presents a screen by a call: `present(_:animated:)`, `pushViewController`, a segue.
    case presents(ScreenRef)
  }
  /// The answer of the system after which something runs.
  struct Answer: Sendable, Hashable {
    /// How many of the effect's conditions stand around the call that asked.
    var conditionsBefore: Int
    /// The call that asked, or that led to the request.
    var call: CallRef
    /// Of that call.
    var place: Place
  }
  var kind: Kind
  var place: Place
  /// How it is come by.
  let way: Way
  /// The call itself.
  var call: CallRef?
  /// What a stored value is set to.
  var written: Bound?
}

/// What a call presents: a controller's class, or what one call builds (an alert).
struct ScreenRef: Sendable, Hashable {
  /// Qualified; nil for what has no class of its own.
  var type: String?
  /// The call that builds it; nil where the class alone is known.
  var call: CallRef?
}

extension Effect {
  var certainty: Certainty { way.certainty }
  /// The calls that lead here, outermost first.
  var hops: [TraceStep] { way.trail?.steps ?? [] }
  /// The conditions under which it runs, outermost first.
  var conditions: [Condition] { way.conditions }
  /// The answer because of which it runs, or after which; nil where it waits for none.
  var answer: Answer? { way.answer }
  /// Whether it takes another tap, or another screen that watches a value which was changed.
  var isElsewhere: Bool { way.isElsewhere }
  /// Whether it stands in a closure that something outside the project runs when it likes: a
  /// subscriber, a tap.
  var isHandedOver: Bool { way.isHandedOver }
  /// Whether that closure is kept for events that may never come: a subscriber to what holds no
  /// value yet, a closure that the project only stores.
  var isKept: Bool { way.isKept }
}

extension Effect {
  /// Whether it runs because of an answer of the system, or after one.
  var isAfterAnswer: Bool { answer != nil }

  /// The conditions that can be about the answer: those that are tested after it.
  var conditionsOnAnswer: [Condition] {
    guard let answer else { return [] }
    return conditions.dropFirst(answer.conditionsBefore).filter { condition in
      condition.test.place.path != answer.place.path
        || condition.scope.body.file != answer.call.file
        || answer.place < condition.test.place
        || answer.place.stands(in: condition.test.place)
    }
  }

  /// Whether it asks by a use, without a request of its own.
  var isByUse: Bool {
    guard case .asks(let match) = kind else { return false }
    return match.role == .implicitUse
  }

  /// What it asks for.
  var askedResources: [String] {
    guard case .asks(let match) = kind else { return [] }
    return match.resources
  }

  /// Whether it asks here for one of some resources.
  func asks(oneOf resources: Set<String>) -> Bool {
    isAskHere && !resources.isDisjoint(with: askedResources)
  }

  /// The same, come by in a way that is one of several.
  var merelyPossible: Effect {
    guard certainty > .possible else { return self }
    return Effect(
      kind: kind, place: place, way: Way(way, certainty: .possible), call: call, written: written)
  }

  /// Whether it asks without another event, tap or screen, so that what follows is after an answer.
  var isAskHere: Bool { isAsk && !isElsewhere && !isKept }

  var isAsk: Bool {
    if case .asks = kind { return true }
    return false
  }
}

extension Place {
  /// Whether something is a part of another: `guard (try? await ask()) == true`.
  fileprivate func stands(in other: Place) -> Bool {
    (line, column) >= (other.line, other.column)
      && (endLine, endColumn) <= (other.endLine, other.endColumn)
  }
}
