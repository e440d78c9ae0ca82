import Facts
import PermissionModel

extension Subject {
  /// Keys that some compiled program needs, and that neither its bundle nor its app states, by key.
  var unstatedKeysOfPrograms: [UnstatedKey] {
    let bundles = CompiledApps(facts)
    var found: [[String]: UnstatedKey] = [:]
    for use in binaryUses.all {
      guard let folders = bundles.folders(of: use.place.path) else { continue }
      let states = { (key: String) in
        purposes.stated(key).contains { bundles.isStated(in: $0.place.path, of: folders) }
      }
      for key in use.row.purposeKeys where key.need == .required && !states(key.key) {
        let certainty = Self.weigh(use, isReplaced: isReplaced(use.row, states))
        let name = [key.key, folders.last ?? ""]
        var unstated =
          found[name]
          ?? UnstatedKey(key: key.key, row: use.row, places: [], certainty: certainty)
        unstated.places.append(use.place)
        unstated.certainty = max(unstated.certainty, certainty)
        found[name] = unstated
      }
    }
    return found.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { found[$0]! }
  }

  /// Whether another key tells that this row is not what is meant, or is not needed.
  private func isReplaced(_ row: ResourceRow, _ states: (String) -> Bool) -> Bool {
    let others = ResourceRow.rows(family: row.family).filter { $0.id != row.id }
    let keys =
      others.flatMap(\.purposeKeys).filter { $0.need != .setting }
      + row.purposeKeys.filter { $0.need == .alternative }
    return keys.contains { states($0.key) }
  }

  private static func weigh(_ use: BinaryUses.Use, isReplaced: Bool) -> Certainty {
    use.row.needsKey && !isReplaced ? use.certainty : .possible
  }
}
