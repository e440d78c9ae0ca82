import Facts

/// What the project declares, by name alone.
///
/// Most names in a source are those of frameworks: one look here tells that nothing of the project
/// can be meant, before it is found out what type they are members of.
struct DeclaredNames: Sendable {
  /// Names of all that a call may run: functions, types, and whatever may hold a closure.
  private var called: Set<String> = ["init", "callAsFunction", "wrappedValue", "self"]
  /// Names of computed properties.
  private var computed: Set<String> = []
  /// Names of all that may hold a closure: what is declared of another type does not.
  private var closures: Set<String> = ["self", "Type"]
  /// Names of properties that stand for the environment's way to leave a screen.
  private var departures: Set<String> = []
  /// Names of the cases of enumerations.
  private var cases: Set<String> = []
  /// Names that patterns give to what cases carry.
  private var carried: Set<String> = []

  init() {}

  init(_ program: Program) {
    called.formUnion(program.typeNames.keys)
    for (number, file) in program.files.enumerated() {
      for body in file.bodies {
        if body.kind == .function { called.insert(body.name) }
        for parameter in body.parameters { add(parameter.name, parameter.type, program) }
      }
      for property in file.properties { add(property, program) }
      // What code tells apart is a case, also one of a package's enumeration.
      for test in file.guards where test.statement == .switchCase {
        cases.formUnion(test.patterns.compactMap(\.caseName))
        cases.formUnion(test.carried.compactMap { $0.value?.caseName })
      }
      for contents in program.contents[number] {
        for name in contents.unwrapped.keys { add(name, nil, program) }
        for name in contents.carried.keys {
          add(name, nil, program)
          carried.insert(name)
        }
      }
    }
    for entry in program.types.values { cases.formUnion(entry.cases) }
  }

  private mutating func add(_ property: PropertyFact, _ program: Program) {
    add(property.name, property.type, program)
    if property.getter != nil { computed.insert(property.name) }
    if property.isDeparture { departures.insert(property.name) }
  }

  private mutating func add(_ name: String, _ type: String?, _ program: Program) {
    called.insert(name)
    if type == nil || program.isClosure(type) { closures.insert(name) }
  }

  /// Whether a call by a name may run something of the project.
  func mayRun(_ name: String) -> Bool { name.hasPrefix("$") || called.contains(name) }

  /// Whether a name may be that of a computed property.
  func mayBeComputed(_ name: String) -> Bool { computed.contains(name) }

  /// Whether a name is that of a case of an enumeration.
  func isCase(_ name: String) -> Bool { cases.contains(name) }

  /// Whether a pattern gives a name to what a case carries.
  func mayBeCarried(_ name: String) -> Bool { carried.contains(name) }

  /// Whether a name may be that of a property by which a screen is left.
  func mayLeave(_ name: String) -> Bool { departures.contains(name) }

  /// Whether a name may stand for a closure; a type that is declared nowhere may be called so.
  func mayBeClosure(_ name: String) -> Bool {
    closures.contains(name) || name.hasPrefix("$") || name.first?.isUppercase == true
      || Program.singletons.contains(name)
  }
}

extension Value {
  /// `first` of `.first` and of `Page.first`.
  fileprivate var caseName: String? {
    guard case .path(let names) = self, names.count > 1 else { return nil }
    let owner = names[names.count - 2]
    return owner.isEmpty || owner.first?.isUppercase == true ? names.last : nil
  }
}

extension PropertyFact {
  /// Whether it stands for the environment's way to leave a screen.
  var isDeparture: Bool {
    attributes.contains { attribute in
      guard attribute.name == "Environment" || attribute.name == "Dependency",
        case .keyPath(let path)? = attribute.arguments.first?.value
      else { return false }
      return ["dismiss", "presentationMode", "dismissWindow"].contains(path.last)
    }
  }
}
