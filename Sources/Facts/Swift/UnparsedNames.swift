/// What the source files that are not parsed declare and name, so that a name counts as rare, as
/// nobody's or as a framework's only where it is so in the whole app.
package struct UnparsedNames: Sendable {
  /// As indexes keep it.
  package typealias Name = SourceIndex.Name

  /// Methods that parsed files may call, by name: what stands in each, labels among it.
  private var methods: [Name: [Set<Name>]] = [:]
  /// How many functions at file level have a name.
  private var globals: [Name: Int] = [:]
  /// How many types name another where they say what they inherit from.
  private var heirs: [Name: Int] = [:]
  private var types: Set<Name> = []
  private var used: Set<Name> = []

  /// Nothing: every file is parsed.
  package init() {}

  /// Of the indexes of the files that are not parsed; of methods those with the wanted names.
  package init(of indexes: [SourceIndex], wanted: Set<Name>) {
    for index in indexes { add(index, wanted) }
  }

  private mutating func add(_ index: SourceIndex, _ wanted: Set<Name>) {
    var bodies: [Int32: Set<Name>] = [:]
    for use in index.uses {
      used.insert(use.name)
      guard use.declaration >= 0 else { continue }
      let declaration = index.declarations[Int(use.declaration)]
      switch declaration.kind {
      case .type, .protocolType, .extensionOf: heirs[use.name, default: 0] += 1
      case .function where wanted.contains(declaration.name):
        bodies[use.declaration, default: []].insert(use.name)
      default: break
      }
    }
    for (number, declaration) in index.declarations.enumerated() {
      switch declaration.kind {
      case .type, .protocolType, .typeAlias: types.insert(declaration.name)
      case .function where declaration.parent < 0: globals[declaration.name, default: 0] += 1
      case .function where wanted.contains(declaration.name):
        guard index.declarations[Int(declaration.parent)].kind != .protocolType else { continue }
        methods[declaration.name, default: []].append(bodies[Int32(number)] ?? [])
      default: break
      }
    }
  }

  /// How many methods have a name, and these labels.
  package func methods(named name: String, labels: [String]) -> Int {
    guard let found = methods[Name(name)] else { return 0 }
    let labels = labels.map { Name($0) }
    return found.count { labels.allSatisfy($0.contains) }
  }

  /// How many functions at file level have a name.
  package func globals(named name: String) -> Int {
    globals.isEmpty ? 0 : globals[Name(name)] ?? 0
  }

  /// How many types inherit from one of that name.
  package func heirs(of name: String) -> Int { heirs.isEmpty ? 0 : heirs[Name(name)] ?? 0 }

  /// Whether a type of that name is declared.
  package func declaresType(_ name: String) -> Bool {
    !types.isEmpty && types.contains(Name(name))
  }

  /// Whether a name stands anywhere.
  package func uses(_ name: String) -> Bool { !used.isEmpty && used.contains(Name(name)) }
}
