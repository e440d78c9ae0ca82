import Facts
import PermissionModel

/// A call that means a symbol of the resource table.
struct SymbolMatch: Sendable, Hashable {
  var role: Symbol.Role
  /// Ids of the rows, in the order of the table; several where the deciding argument is not
  /// readable.
  var resources: [String]
  var certainty: Certainty
  /// The delegate method by which the answer comes.
  var callback: String?
  /// The versions since which another call takes its place.
  var retired: String?
  /// The versions that have the call.
  var since: String?
  /// Whether a library shows a screen of its own first, and asks at a tap there.
  var isBehindScreen = false
  /// Whether a library looks at the status first, and asks only while nothing is decided.
  var isChecked = false
}

/// The symbols of the resource table, by the name under which source would show them.
struct SymbolIndex: Sendable {
  struct Entry: Sendable {
    var row: ResourceRow
    var symbol: Symbol
  }
  /// By member name, or by type name for initialisers and any use.
  private let entries: [String: [Entry]]
  /// Names of delegate methods by which frameworks call back.
  let callbacks: Set<String>
  /// Names of what opens a page of Settings.
  let settingsNames: Set<String>
  /// Raw status names, with what they mean for any resource.
  let statusNames: [String: Set<StateKind>]
  /// The rows, by id.
  let rows: [String: ResourceRow]
  /// Their ids, in the order of the table.
  let order: [String]

  static let standard = SymbolIndex(ResourceRow.all)

  init(_ table: [ResourceRow]) {
    var entries: [String: [Entry]] = [:]
    var callbacks: Set<String> = []
    var names = StateKind.wellKnownNames
    for row in table {
      for symbol in row.symbols {
        entries[symbol.sourceName, default: []].append(Entry(row: row, symbol: symbol))
        if symbol.role == .request || symbol.role == .implicitUse, let callback = symbol.callback {
          let name = String(callback.prefix { $0 != "(" })
          // All that the app's delegate hears has this name.
          if name != "application" { callbacks.insert(name) }
        }
      }
      for status in row.statuses { names[status.name, default: []].insert(StateKind(status.state)) }
    }
    self.entries = entries
    settingsNames = Set(
      entries.filter { $0.value.contains { $0.symbol.role == .settings } }.map(\.key))
    self.callbacks = callbacks
    // What grants a part is a grant, though a feature that needs more could ask once more.
    statusNames = names.mapValues { $0.contains(.granted) ? [.granted] : $0 }
    order = table.map(\.id)
    rows = Dictionary(table.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func entries(named name: String) -> [Entry] { entries[name] ?? [] }

  /// Every value by which some row tells a symbol of that name from those of other rows.
  func decidingNames(_ name: String) -> Set<String> {
    Set(
      entries(named: name).flatMap { entry in
        (entry.symbol.deciding?.values ?? []) + (entry.symbol.deciding?.except ?? [])
      }
    ).union(["audio", "video", "muxed", "nil", "[]", "true", "false"])
  }
}

extension Symbol {
  /// The identifier that stands in source where the symbol is used.
  var sourceName: String {
    switch member {
    case .typeMember(let name), .instanceMember(let name), .global(let name): name
    case .initializer, .anyUse: TypeEntry.simpleName(type)
    }
  }
}

/// The three states without their scopes and reasons.
enum StateKind: String, Sendable, Hashable, CaseIterable {
  case notDetermined, granted, blocked

  init(_ state: PermissionState) {
    switch state {
    case .notDetermined: self = .notDetermined
    case .granted: self = .granted
    case .blocked: self = .blocked
    }
  }

  /// Names that apps give the states in types of their own.
  static let wellKnownNames: [String: Set<StateKind>] = [
    "notDetermined": [.notDetermined], "undetermined": [.notDetermined],
    "notRequested": [.notDetermined], "notAsked": [.notDetermined],
    "granted": [.granted], "authorized": [.granted], "allowed": [.granted],
    "denied": [.blocked], "restricted": [.blocked], "blocked": [.blocked],
  ]
}
