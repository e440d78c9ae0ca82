/// A small value expression: enough to follow labels, actions and conditions, and no more.
///
/// `try`, `await`, `as`, parentheses, `?`, `!`, `&` and `self.`-less differences are not kept,
/// except that a written `self` stays the first component of a path.
package indirect enum Value: Sendable, Hashable {
  /// A string literal without interpolation.
  case text(String)
  /// Interpolation and concatenation: the pieces in order.
  case template([Value])
  case number(String)
  case bool(Bool)
  case none
  /// `a.b.c`; an implicit member `.video` starts with an empty component: `["", "video"]`; a
  /// binding keeps its sign: `["$isShown"]`; a type name with generic arguments loses them.
  case path([String])
  /// A member of something that is not a plain path: `f().b`.
  case member(Value, [String])
  /// Index into `SwiftFacts.calls`.
  case call(Int)
  /// Index into `SwiftFacts.bodies`.
  case closure(Int)
  /// A ternary, an `if` or `switch` expression, `??`: each value with its innermost condition.
  case either([Choice])
  case array([Value])
  case dictionary([KeyedValue])
  case tuple([Argument])
  case keyPath([String])
  /// `#selector(name)`.
  case selector([String])
  /// A comparison, a logical or another binary operator.
  case binary(String, Value, Value)
  case not(Value)
  case subscripted(Value, [Argument])
  /// Anything else; the kind of syntax, for the trace of what was not understood.
  case other(String)

  /// One outcome of an expression that has several.
  package struct Choice: Sendable, Hashable {
    /// The innermost condition under which it is the outcome.
    package var guardID: Int
    /// The outcome.
    package var value: Value
    package init(guardID: Int, value: Value) {
      self.guardID = guardID
      self.value = value
    }
  }
  /// One pair of a dictionary literal.
  package struct KeyedValue: Sendable, Hashable {
    /// What stands before the colon.
    package var key: Value
    /// What stands behind the colon.
    package var value: Value
    package init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// The last component of a path or member.
  package var lastName: String? {
    switch self {
    case .path(let names), .member(_, let names): names.last
    case .subscripted(let base, _): base.lastName
    default: nil
    }
  }
}

/// A condition under which code runs, linked to the condition around it.
package struct Guard: Sendable, Hashable {
  /// Which piece of syntax makes the condition.
  package enum Statement: String, Sendable, Hashable {
    case ifElse, guardElse, switchCase, ternary, coalescing, loop, catchClause, compilation
    /// `#available` and `#unavailable`.
    case availability
    /// After `if cond { return }`, `guard`: code that runs only because an earlier exit was not
    /// taken.
    case afterExit
  }
  /// What the subject is held against.
  package enum Pattern: Sendable, Hashable {
    /// The subject is true (or, for `??`, is not nil).
    case isTrue
    /// The subject matches one of these patterns: `case .denied, .restricted:` .
    case oneOf([Value])
    /// `default:`, `@unknown default:`: none of the patterns of the other branches.
    case noneOf([Value])
    /// `if let name = subject`: is not nil.
    case isPresent(String)
    /// `if case .value(let x) = subject`.
    case matches(Value)
    /// `#if DEBUG`, `#available(iOS 17, *)`, `catch Type`: as written.
    case text(String)
  }
  /// The condition around this one, within the same body.
  package var parent: Int?
  /// Which piece of syntax makes it.
  package var statement: Statement
  /// The statement this branch belongs to: guards with the same number exclude each other.
  package var origin: Int
  /// What is tested.
  package var subject: Value
  /// What the subject is held against.
  package var pattern: Pattern
  /// Whether this branch runs when the pattern does *not* hold.
  package var isNegated: Bool
  /// Of the condition.
  package var place: Place
  /// What its patterns say of the values that cases carry.
  package var carried: [Carried] = []

  /// One value that a case carries: `.answered(let ok)` names it, `.page(.first)` says which it is.
  package struct Carried: Sendable, Hashable {
    /// The number of the pattern, then those of the values, each inside of the one before.
    package var path: [Int]
    /// The name that it gets; nil where it must be a certain one.
    package var name: String?
    /// What it must be; nil where it only gets a name.
    package var value: Value?
    package init(path: [Int], name: String? = nil, value: Value? = nil) {
      self.path = path
      self.name = name
      self.value = value
    }
  }

  package init(
    parent: Int?, statement: Statement, origin: Int, subject: Value, pattern: Pattern,
    isNegated: Bool, place: Place
  ) {
    self.parent = parent
    self.statement = statement
    self.origin = origin
    self.subject = subject
    self.pattern = pattern
    self.isNegated = isNegated
    self.place = place
  }
}
