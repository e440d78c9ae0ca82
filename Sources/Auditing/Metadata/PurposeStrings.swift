import Facts
import PermissionModel

/// Every purpose string of the app, wherever it is stated, by key.
struct PurposeStrings: Sendable {
  /// One statement of one key.
  struct Statement: Sendable, Hashable {
    enum Origin: Sendable, Hashable {
      case propertyList, buildSetting, table, manifest
    }
    var key: String
    var text: String
    /// Of the key; of the text, in a table.
    var place: Place
    /// Of the key, where it is written by itself.
    var keyPlace: Place?
    var origin: Origin
    /// The language of a localised text.
    var language: String?
    /// The name of the target and configuration of a build setting.
    var owner: String?
    /// Whether all of the text is known; a variable that nothing sets stands as it is written.
    var isResolved = true
  }
  /// In the order of places.
  let statements: [Statement]
  private let byKey: [String: [Statement]]
  /// Misspelled ones, by the key that is meant, which is found by comparing with all known keys.
  private let misspelled: [String: [Statement]]

  init(_ facts: AppFacts) {
    var all: [Statement] = []
    let contexts = BuildContext.all(facts)
    for list in facts.propertyLists where list.use == .other {
      all += Self.statements(in: list, contexts)
    }
    all += Self.statements(in: contexts)
    for table in facts.tables where table.table == "InfoPlist" {
      all += table.entries.map {
        Statement(
          key: $0.key, text: $0.text, place: $0.place, keyPlace: $0.keyPlace, origin: .table,
          language: $0.language)
      }
    }
    all += facts.swift.flatMap(Self.statements(in:))
    statements = all.sorted { ($0.place, $0.key, $0.text) < ($1.place, $1.key, $1.text) }.uniqued
    byKey = Dictionary(grouping: statements, by: \.key)
    misspelled = byKey.reduce(into: [:]) { misspelled, group in
      guard let meant = PurposeKeys.meant(by: group.key) else { return }
      misspelled[meant, default: []] += group.value
    }
  }

  /// The statements of a key, localised ones left out.
  func stated(_ key: String) -> [Statement] {
    (byKey[key] ?? []).filter { $0.origin != .table }
  }

  /// The statements that were meant to state a key, which other rules tell: translations of it, and
  /// misspelled keys.
  func misplaced(_ key: String) -> [Statement] {
    (byKey[key] ?? []).filter { $0.origin == .table } + (misspelled[key] ?? [])
  }

  /// The statements of the keys of a resource, as the census shows them.
  func found(for resource: String) -> [RelatedPlace] {
    guard let row = SymbolIndex.standard.rows[resource] else { return [] }
    var seen: Set<String> = []
    return row.purposeKeys.filter { $0.need != .setting }.flatMap { stated($0.key) }
      .map { RelatedPlace("\($0.key): \($0.text)", at: $0.place) }
      .filter { seen.insert($0.text).inserted }
  }

  /// The texts of a property list: of one that targets are given, as each of them fills it in.
  private static func statements(
    in list: PropertyListFacts, _ contexts: [BuildContext]
  ) -> [Statement] {
    let users = contexts.filter { $0.propertyLists.contains(list.path) }
    let settings = users.isEmpty ? [BuildSettings([])] : users.map(\.settings)
    return list.entries.flatMap { entry -> [Statement] in
      // A dictionary of texts, as for temporary precise location, states its key too.
      guard let key = entry.keyPath.last(where: isKeyOrSetting),
        case .string(let text) = entry.value
      else { return [] }
      let name = key.hasPrefix(settingPrefix) ? String(key.dropFirst(settingPrefix.count)) : key
      return settings.flatMap { $0.expand(text) }.uniqued.map { value in
        Statement(
          key: name, text: value.text, place: value.place ?? entry.place,
          origin: list.format == .yaml ? .manifest : .propertyList, isResolved: value.isResolved)
      }
    }
  }

  /// The settings that fill in a generated property list, where they differ.
  private static func statements(in contexts: [BuildContext]) -> [Statement] {
    var seen: Set<Statement> = []
    return contexts.flatMap { context in
      context.settings.names.flatMap { name -> [Statement] in
        guard name.hasPrefix(settingPrefix) else { return [] }
        let key = String(name.dropFirst(settingPrefix.count))
        guard isKeyOrSetting(key) else { return [] }
        return (context.settings.values(of: name) ?? []).compactMap { value in
          guard let place = value.place else { return nil }
          let statement = Statement(
            key: key, text: value.text, place: place, origin: .buildSetting, owner: nil,
            isResolved: value.isResolved)
          guard seen.insert(statement).inserted else { return nil }
          var owned = statement
          owned.owner = context.owner
          return owned
        }
      }
    }
  }

  /// Purpose strings of a Tuist manifest or the like: literals keyed by a purpose key.
  private static func statements(in file: SwiftFacts) -> [Statement] {
    guard file.path.hasSuffix("Project.swift") || file.path.contains("ProjectDescriptionHelpers/")
    else { return [] }
    return file.calls.flatMap { call in
      call.arguments.flatMap { manifestStatements($0.value, call.place) }
    }
      + file.properties.flatMap { property in
        property.value.map { manifestStatements($0, property.place) } ?? []
      }
  }

  private static func manifestStatements(_ value: Value, _ place: Place) -> [Statement] {
    guard case .dictionary(let pairs) = value else { return [] }
    return pairs.flatMap { pair -> [Statement] in
      guard case .text(let key) = pair.key, isPurposeKey(key) else {
        return manifestStatements(pair.value, place)
      }
      let text: String
      if case .text(let written) = pair.value { text = written } else { text = "…" }
      return [Statement(key: key, text: text, place: place, origin: .manifest)]
    }
  }

  private static let settingPrefix = "INFOPLIST_KEY_"

  private static func isKeyOrSetting(_ key: String) -> Bool {
    let name = key.hasPrefix(settingPrefix) ? String(key.dropFirst(settingPrefix.count)) : key
    return isPurposeKey(name) || PurposeKeys.meant(by: name) != nil
  }

  /// Whether a key is one whose text people read when the system asks.
  static func isPurposeKey(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") || key.hasSuffix("UsageDescriptionDictionary")
      || texts.contains(key)
  }

  private static let texts: Set<String> = Set(
    ResourceRow.all.flatMap(\.purposeKeys).filter { $0.need != .setting }.map(\.key))
}

extension [PurposeStrings.Statement] {
  /// Each statement of one place once: what a description sets stands in it and in its targets.
  fileprivate var uniqued: Self {
    var seen: Set<[String]> = []
    return filter { seen.insert(["\($0.place)", $0.key, $0.text]).inserted }
  }
}

extension [BuildSettings.Value] {
  /// Each value once, in order.
  fileprivate var uniqued: [BuildSettings.Value] {
    var seen: Set<BuildSettings.Value> = []
    return filter { seen.insert($0).inserted }
  }
}
