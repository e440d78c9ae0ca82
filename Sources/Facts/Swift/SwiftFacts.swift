/// What one file of Swift or Objective-C says: everything that linking needs, and no syntax tree.
///
/// Objective-C is written down as Swift would have it: a message is a call, a block a closure.
/// Facts of one file refer to each other by index into the arrays below, so that they can be cached
/// by content and merged from many machines. Arrays are in source order.
package struct SwiftFacts: Sendable, Hashable {
  /// Relative to the checked folder.
  package var path: String
  /// Whether it is a file of Objective-C.
  package var isObjectiveC = false
  /// Module names, also under `#if`.
  package var imports: [String] = []
  /// Declarations of types, and extensions.
  package var types: [TypeFact] = []
  /// Stored and computed properties, globals and locals.
  package var properties: [PropertyFact] = []
  /// All code that runs as one.
  package var bodies: [Body] = []
  /// Calls of functions, types, modifiers and macros.
  package var calls: [Call] = []
  /// Everything that sets something.
  package var assignments: [Assignment] = []
  /// Values that bodies give back: `return`, the only expression of a body, and `throw`.
  package var results: [Result] = []
  /// Conditions under which code runs.
  package var guards: [Guard] = []
  /// Comments that speak to this tool.
  package var comments: [CommentFact] = []

  /// A file of which nothing is known yet.
  package init(path: String) { self.path = path }
}

/// A type declaration or an extension of one.
package struct TypeFact: Sendable, Hashable {
  /// What is declared.
  package enum Kind: String, Sendable, Hashable {
    case structure, classType, enumeration, actor, protocolType, extensionOf, typeAlias
  }
  /// One case of an enumeration.
  package struct EnumCase: Sendable, Hashable {
    /// Without the dot.
    package var name: String
    /// The raw value as text, where it is a literal.
    package var rawValue: String?
    /// Of the name.
    package var place: Place
    package init(name: String, rawValue: String?, place: Place) {
      self.name = name
      self.rawValue = rawValue
      self.place = place
    }
  }
  /// What is declared.
  package var kind: Kind
  /// Qualified by the enclosing types: `OnboardingScreenView.LocationPermissionHandler`.
  package var name: String
  /// Superclass and protocols, as written, without generic arguments; of an alias, its target.
  package var inherited: [String]
  /// `main`, `MainActor`, `Observable`.
  package var attributes: [Attribute]
  /// In order; none but for enumerations.
  package var cases: [EnumCase]
  /// Names of its generic parameters, in order.
  package var generics: [String] = []
  /// Inherited types that are written with generic arguments: `Screen<NewsModel>`.
  package var specialized: [String] = []
  /// The `#if` under which it stands.
  package var guardID: Int?
  /// Of the whole declaration.
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
  /// Without the `@`.
  package var name: String
  /// What stands between the parentheses.
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
  /// As declared.
  package var name: String
  /// The declared type as written, without `?`, `!`, `any`, `some` and attributes:
  /// `LocationFetcher`, `() -> Void`, `[Page]`.
  package var type: String?
  /// `State`, `AppStorage("key")`.
  package var attributes: [Attribute]
  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool
  /// Whether it is a `let`.
  package var isConstant: Bool
  /// What it is first set to.
  package var value: Value?
  /// Body of the getter of a computed property.
  package var getter: Int?
  /// Bodies of `didSet` and `willSet`, `set`.
  package var observers: [Int]
  /// The innermost condition under which it stands.
  package var guardID: Int?
  /// Of the declaration.
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
