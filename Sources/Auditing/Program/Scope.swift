import Facts

/// A value and the scope in which its names mean something.
struct Bound: Sendable {
  var value: Value
  var scope: Scope
}

/// What the names inside one run of a body stand for.
///
/// A closure's scope has the scope in which it was written as `outer`; a function's has none, and
/// its parameters are bound to the values that the caller handed in.
final class Scope: Sendable {
  let body: BodyRef
  let outer: Scope?
  /// Values of parameters, by their inner names.
  let bindings: [String: Bound]
  /// The object whose members are `self`.
  let instance: Instance?
  /// How many scopes lead here; bounds recursion.
  let depth: Int

  init(
    body: BodyRef, outer: Scope? = nil, bindings: [String: Bound] = [:], instance: Instance? = nil,
    caller: Scope? = nil
  ) {
    self.body = body
    self.outer = outer
    self.bindings = bindings
    self.instance = instance ?? outer?.instance
    depth = max(caller?.depth ?? 0, outer?.depth ?? 0) + 1
  }

  /// What a name was bound to by a caller, in this scope or one around it.
  func binding(of name: String) -> Bound? {
    bindings[name] ?? outer?.binding(of: name)
  }
}

/// One construction of a type: which of its members the constructor's arguments set.
final class Instance: Sendable {
  /// Qualified.
  let type: String
  let bindings: [String: Bound]
  /// The place of the construction; nil where the type is looked at by itself.
  let place: Place?
  /// The heir by which a nested type was named: `NewsModel` of `NewsModel.Context`.
  let within: String?

  init(
    type: String, bindings: [String: Bound] = [:], place: Place? = nil, within: String? = nil
  ) {
    self.type = type
    self.within = within
    self.bindings = bindings
    self.place = place
  }
}

extension Program {
  /// How deep calls are followed.
  static let depthLimit = 28
}
