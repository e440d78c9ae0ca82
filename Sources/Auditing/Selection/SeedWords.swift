import Facts
import PermissionModel

/// The names that make a file matter by itself: those of the resource table, and of what the
/// system calls as an app starts.
///
/// They are taken from the tables that rules and flows use, so that there is no second list.
struct SeedWords: Sendable {
  typealias Name = SourceIndex.Name

  /// One symbol behind a name.
  private struct Symbol: Sendable {
    /// Of what it is a member; nil where the name alone tells.
    var type: Name?
    /// How far it is from a prompt; nil where the file alone is of interest.
    var cost: Int?
  }

  /// What matters in one file.
  struct Seeds {
    /// Declarations that ask, use, look at a status or open Settings, each with its distance from
    /// a prompt; -1 for code at file level.
    var asking: [Int32: Int] = [:]
    /// Uses of members that may be those of the table, on values whose type the file does not name.
    var perhaps: Set<SourceIndex.Use> = []
    /// Whether it holds something of the table at all.
    var isOfInterest = false

    mutating func note(_ declaration: Int32, _ cost: Int?) {
      isOfInterest = true
      if let cost { asking[declaration] = min(cost, asking[declaration] ?? cost) }
    }
  }

  private var symbols: [Name: [Symbol]] = [:]
  /// Methods by which frameworks call back, each with a label that it must have.
  private let callbacks: [Name: Set<Name?>]
  /// Declarations by which an app, a scene or a first screen starts.
  private let launches: Set<Name>
  private let app = Name("App")
  /// Names that show a need for a broad access in files that import one of the modules.
  private let needs: [(modules: Set<String>, names: Set<Name>)]

  init(_ table: SymbolIndex = .standard) {
    for row in table.rows.values {
      for symbol in row.symbols {
        let type = Self.tellsByItself(symbol) ? nil : Name(TypeEntry.simpleName(symbol.type))
        symbols[Name(symbol.sourceName), default: []].append(
          Symbol(type: type, cost: Self.cost(of: symbol, in: row)))
      }
    }
    // What needs hardware, or more access than is asked for, is found wherever it stands.
    for type in HardwareNeed.all.flatMap(\.types) where symbols[Name(type)] == nil {
      symbols[Name(type)] = [Symbol(type: nil, cost: nil)]
    }
    needs = BroadAccess.all.map { access in
      (access.modules, Set(access.names.union(access.calls).map { Name($0) }))
    }
    callbacks = table.rows.values.flatMap(\.symbols).compactMap(\.callback)
      .reduce(into: [:]) { found, callback in
        let parts = callback.split { $0 == "(" || $0 == ":" || $0 == ")" || $0 == "_" }
        found[Name(String(parts[0])), default: []].insert(
          parts.last.flatMap { label in
            parts.count > 1 ? Name(String(label)) : nil
          })
      }
    launches = Set(EntryTable.launchLabels.union(EntryTable.launches).map { Name($0) })
  }

  /// How far a symbol is from a prompt: what only uses a resource, or pastes, is farther than what
  /// asks. What needs no permission is only counted.
  private static func cost(of symbol: PermissionModel.Symbol, in row: ResourceRow) -> Int? {
    switch symbol.role {
    case .request, .settings: 0
    case .status: 1
    case .implicitUse: row.hasRequest || row.purposeKeys.isEmpty ? 3 : 0
    case .picker: nil
    }
  }

  /// Whether a symbol's name is not one that other types have too.
  private static func tellsByItself(_ symbol: PermissionModel.Symbol) -> Bool {
    switch symbol.member {
    case .initializer, .anyUse, .global: true
    case .typeMember(let name), .instanceMember(let name):
      symbol.type == "View" || symbol.role == .settings
        || symbol.role != .implicitUse && Program.isDistinctive(name)
    }
  }

  /// Names by which code shows something: views, controls, presentations.
  static let showing: Set<Name> = {
    let own: Set<String> = ["View", "ViewModifier", "App", "Scene"]
    return Set(own.union(ControlTable.names).union(UIKitTable.roles.keys).map { Name($0) })
  }()

  /// Names by which code keeps what screens depend on.
  static let keeping: Set<Name> = Set(
    [
      "ObservableObject", "Published", "Observable", "AppStorage", "UserDefaults",
      "EnvironmentValues", "Reducer",
    ].map { Name($0) })

  /// What matters in a file by itself.
  func seeds(in index: SourceIndex) -> Seeds {
    var found = Seeds()
    var names: Set<Name>?
    for use in index.uses {
      for symbol in symbols[use.name] ?? [] {
        var isSure = true
        if let type = symbol.type {
          let all = names ?? Set(index.uses.lazy.map(\.name))
          names = all
          isSure = all.contains(type)
        }
        if isSure {
          found.note(use.declaration, symbol.cost)
        } else if symbol.cost != nil {
          found.perhaps.insert(use)
        }
      }
    }
    for use in index.uses where use.declaration >= 0 {
      let declaration = index.declarations[Int(use.declaration)]
      if declaration.kind == .function,
        let labels = callbacks[declaration.name], labels.contains(use.name) || labels.contains(nil)
      {
        found.note(use.declaration, 1)
      }
    }
    for (modules, words) in needs where !modules.isDisjoint(with: index.imports) {
      if index.uses.contains(where: { words.contains($0.name) }) { found.isOfInterest = true }
    }
    let libraries = PermissionLibrary.all.filter { $0.isImported(by: index.imports) }
    if !libraries.isEmpty { note(libraries, index, in: &found) }
    return found
  }

  /// Calls of libraries that ask.
  private func note(_ libraries: [PermissionLibrary], _ index: SourceIndex, in found: inout Seeds) {
    let names = Set(libraries.flatMap(\.uses).flatMap(\.names).map { Name($0) })
    for use in index.uses where names.contains(use.name) { found.note(use.declaration, 0) }
  }

  /// Whether a file holds the start of an app or a scene.
  func startsApp(_ index: SourceIndex) -> Bool {
    if index.uses.contains(where: { launches.contains($0.name) }) { return true }
    if index.declarations.contains(where: { launches.contains($0.name) }) { return true }
    return index.uses.contains { use in
      use.name == app && use.declaration >= 0
        && index.declarations[Int(use.declaration)].kind == .type
    }
  }
}
