/// What one Swift file says: everything that linking needs, and no syntax tree.
///
/// Facts of one file refer to each other by index into the arrays below, so that they can be cached
/// by content and merged from many machines. Arrays are in source order.
package struct SwiftFacts: Sendable, Hashable {
  package var path: String
  /// Module names, also under `#if`.
  package var imports: [String] = []
  package var types: [TypeFact] = []
  package var properties: [PropertyFact] = []
  package var bodies: [Body] = []
  package var calls: [Call] = []
  package var assignments: [Assignment] = []
  /// Values that bodies give back: `return`, the only expression of a body, and `throw`.
  package var results: [Result] = []
  package var guards: [Guard] = []
  package var comments: [CommentFact] = []

  package init(path: String) { self.path = path }
}

/// A type declaration or an extension of one.
package struct TypeFact: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case structure, classType, enumeration, actor, protocolType, extensionOf, typeAlias
  }
  package struct EnumCase: Sendable, Hashable {
    package var name: String
    /// The raw value as text, where it is a literal.
    package var rawValue: String?
    package var place: Place
    package init(name: String, rawValue: String?, place: Place) {
      self.name = name
      self.rawValue = rawValue
      self.place = place
    }
  }
  package var kind: Kind
  /// Qualified by the enclosing types: `OnboardingScreenView.LocationPermissionHandler`.
  package var name: String
  /// Superclass and protocols, as written, without generic arguments; of an alias, its target.
  package var inherited: [String]
  /// `main`, `MainActor`, `Observable`.
  package var attributes: [Attribute]
  package var cases: [EnumCase]
  package var guardID: Int?
  package var place: Place

  package init(
    kind: Kind, name: String, inherited: [String] = [], attributes: [Attribute] = [],
    cases: [EnumCase] = [], guardID: Int? = nil, place: Place
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.attributes = attributes
    self.cases = cases
    self.guardID = guardID
    self.place = place
  }
}

/// `@AppStorage("key")`: the name and its arguments.
package struct Attribute: Sendable, Hashable {
  package var name: String
  package var arguments: [Argument]
  package init(name: String, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A stored or computed property of a type, a global, or a local constant or variable.
package struct PropertyFact: Sendable, Hashable {
  /// The qualified name of the type that has it; nil for globals and locals.
  package var owner: String?
  /// The body in which it is local; nil for members and globals.
  package var localTo: Int?
  package var name: String
  /// The declared type as written, without `?`, `!`, `any`, `some` and attributes: `LocationFetcher`,
  /// `() -> Void`, `[Page]`.
  package var type: String?
  package var attributes: [Attribute]
  package var isStatic: Bool
  package var isConstant: Bool
  /// What it is first set to.
  package var value: Value?
  /// Body of the getter of a computed property.
  package var getter: Int?
  /// Bodies of `didSet` and `willSet`, `set`.
  package var observers: [Int]
  package var guardID: Int?
  package var place: Place

  package init(
    owner: String?, localTo: Int? = nil, name: String, type: String? = nil,
    attributes: [Attribute] = [], isStatic: Bool = false, isConstant: Bool = false,
    value: Value? = nil, getter: Int? = nil, observers: [Int] = [], guardID: Int? = nil,
    place: Place
  ) {
    self.owner = owner
    self.localTo = localTo
    self.name = name
    self.type = type
    self.attributes = attributes
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.value = value
    self.getter = getter
    self.observers = observers
    self.guardID = guardID
    self.place = place
  }
}
