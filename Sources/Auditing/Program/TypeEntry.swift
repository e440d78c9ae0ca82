import Facts

/// A type and all its extensions, merged.
///
/// A reference, since types are looked up often. Invariant: changed only while a program is built.
final class TypeEntry: @unchecked Sendable {
  let name: String
  /// Nil where only extensions are in the project: a type of a framework or a package.
  var kind: TypeFact.Kind?
  var declarations: [Place] = []
  var inherited: [String] = []
  /// Qualified names of types that inherit from it or conform to it.
  var heirs: [String] = []
  var cases: [String] = []
  /// Names of its generic parameters.
  var generics: [String] = []
  /// Inherited types as written with generic arguments.
  var specialized: [String] = []
  /// The raw values of its cases as texts, by their names.
  var rawValues: [String: String] = [:]
  var methods: [String: [BodyRef]] = [:]
  var initializers: [BodyRef] = []
  var properties: [String: [PropertyRef]] = [:]
  /// Itself, its superclasses and its protocols, nearest first.
  var lineage: [TypeEntry] = []
  /// Values of stored properties that run something when an object is made.
  var initialValues: [BodyRef] = []
  /// Whether it is a value, and no view, that keeps closures which it was made with.
  var holdsClosures = false
  /// Of a value that holds closures, all places that make one.
  var constructions: [CallRef] = []

  init(name: String) { self.name = name }

  /// Whether the project declares it, rather than only extending it.
  var isOwn: Bool { kind != nil }

  /// The last component: `Handler` of `Screen.Handler`.
  static func simpleName(_ name: String) -> String {
    let last = name.utf8.lastIndex(of: 46).map { name[name.index(after: $0)...] } ?? name[...]
    // The number that tells namesakes apart is nobody's name.
    return last.utf8.firstIndex(of: 35).map { String(last[..<$0]) } ?? String(last)
  }
}
