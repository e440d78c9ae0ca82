import Facts

extension ViewReader {
  /// One use of a view, with all that can make what it shows differ from another's.
  ///
  /// Where views embed others twice, what is at the bottom stands on the screen a thousand times.
  struct Use: Hashable {
    /// How often the same is read; a screen says no more with the next.
    static let limit = 4

    private let call: CallRef
    private let owners: [String]
    private let pages: [Element.Page]
    private let tests: [ObjectIdentifier]
    private let given: [String: Given]

    /// What a member was set to: the same in another scope only where it is a literal.
    private struct Given: Hashable {
      var value: Value
      var scope: Scope?

      static func == (a: Given, b: Given) -> Bool { a.value == b.value && a.scope === b.scope }

      func hash(into hasher: inout Hasher) {
        hasher.combine(value)
        hasher.combine(scope.map { ObjectIdentifier($0) })
      }
    }

    init(_ call: CallRef, _ instance: Instance, _ context: Context) {
      self.call = call
      owners = context.owners
      pages = context.pages
      tests = context.conditions.map { ObjectIdentifier($0.shared) }
      given = instance.bindings.mapValues { bound in
        Given(value: bound.value, scope: bound.value.isLiteral ? nil : bound.scope)
      }
    }
  }
}

extension ViewReader {
  /// A use of what is being read already: views that show each other are as many screens as there
  /// are ways through them.
  struct Repeat: Hashable {
    let body: BodyRef
    /// The call by which it is shown; nil for a computed property.
    let call: CallRef?

    init(_ body: BodyRef, _ call: CallRef? = nil) { (self.body, self.call) = (body, call) }
  }
}

extension Value {
  /// Whether it is the same wherever it is written.
  fileprivate var isLiteral: Bool {
    switch self {
    case .text, .number, .bool, .none: true
    default: false
    }
  }
}
