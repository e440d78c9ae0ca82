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
    var isPicker: Bool
  }

  /// What matters in one file.
  struct Seeds {
    /// Declarations that ask, look at a status or open Settings; -1 for code at file level.
    var asking: Set<Int32> = []
    /// Uses of members that may be those of the table, on values whose type the file does not name.
    var perhaps: Set<SourceIndex.Use> = []
    var showsPicker = false
  }

  private var symbols: [Name: [Symbol]] = [:]
  /// Methods by which frameworks call back, each with a label that it must have.
  private let callbacks: [Name: Set<Name?>]
  /// Declarations by which an app, a scene or a first screen starts.
  private let launches: Set<Name>
  private let app = Name("App")

  init(_ table: SymbolIndex = .standard) {
    for row in table.rows.values {
      for symbol in row.symbols {
        let type = Self.tellsByItself(symbol) ? nil : Name(TypeEntry.simpleName(symbol.type))
        symbols[Name(symbol.sourceName), default: []].append(
          Symbol(type: type, isPicker: symbol.role == .picker))
      }
    }
    callbacks = table.rows.values.flatMap(\.symbols).compactMap(\.callback)
      .reduce(into: [:]) { found, callback in
        let parts = callback.split { $0 == "(" || $0 == ":" || $0 == ")" || $0 == "_" }
        found[Name(String(parts[0])), default: []].insert(parts.last.flatMap { label in
          parts.count > 1 ? Name(String(label)) : nil
        })
      }
    launches = Set(EntryTable.launchLabels.union(EntryTable.launches).map { Name($0) })
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
  static let showing = Set(
    (ControlTable.names + UIKitTable.roles.keys + ["View", "ViewModifier", "App", "Scene"])
      .map { Name($0) })

  /// Names by which code keeps what screens depend on.
  static let keeping = Set(
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
        switch (isSure, symbol.isPicker) {
        case (true, false): found.asking.insert(use.declaration)
        case (true, true): found.showsPicker = true
        case (false, false): found.perhaps.insert(use)
        case (false, true): break
        }
      }
    }
    for use in index.uses where use.declaration >= 0 {
      let declaration = index.declarations[Int(use.declaration)]
      if declaration.kind == .function,
        let labels = callbacks[declaration.name], labels.contains(use.name) || labels.contains(nil)
      {
        found.asking.insert(use.declaration)
      }
    }
    return found
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
