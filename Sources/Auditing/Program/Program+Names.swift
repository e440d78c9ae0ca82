import Facts

/// Which types a name may mean.
extension Program {
  /// The entries that a type name may mean, seen from a type: nested ones first.
  func entries(named written: String, from owner: String?) -> [TypeEntry] {
    if let plain = plain(written) { return plain }
    let name = Self.bareType(written)
    let known = typeNames[TypeEntry.simpleName(name)] ?? []
    var prefix = owner
    while let outer = prefix {
      if let entry = types[outer + "." + name] { return resolvingAlias(entry) }
      prefix = outer.utf8.lastIndex(of: 46).map { String(outer[..<$0]) }
    }
    let suffix = "." + name
    let named = known.filter { $0 == name || $0.hasPrefix(name + "#") || $0.hasSuffix(suffix) }
      .compactMap { types[$0] }
    if let exact = types[name], named.count <= 1 { return resolvingAlias(exact) }
    if named.isEmpty { return inherited(name, from: owner) }
    return nearestFirst(named, to: owner).flatMap(resolvingAlias)
  }

  /// What a name means wherever it is written; nil where that depends on the place.
  func plain(_ written: String) -> [TypeEntry]? {
    if let plain = plainTypes[written] { return plain }
    let name = Self.bareType(written)
    let known = typeNames[TypeEntry.simpleName(name)] ?? []
    if known.isEmpty { return types[name].map(resolvingAlias) ?? [] }
    return known == [name] ? plainTypes[name] : nil
  }

  /// The types that a name can mean where it is written: a nested one only from within.
  func visibleEntries(named written: String, in scope: Scope) -> [TypeEntry] {
    let owner = owner(of: scope.body)
    return entries(named: written, from: owner).filter { entry in
      guard !written.utf8.contains(46), let dot = entry.name.utf8.lastIndex(of: 46) else {
        return true
      }
      let outer = entry.name[..<dot]
      guard let owner else { return false }
      return owner == outer || owner.hasPrefix(outer + ".")
        || types[owner]?.lineage.contains { $0.name == outer } == true
    }
  }

  /// Namesakes, the one declared nearest to a type first; only that one where they are told apart.
  private func nearestFirst(_ entries: [TypeEntry], to owner: String?) -> [TypeEntry] {
    guard let path = owner.flatMap({ types[$0]?.declarations.first?.path }) else { return entries }
    let paths = entries.map { $0.declarations.first?.path ?? "" }
    guard let index = NamesakeSeparation.nearest(paths, to: path) else { return entries }
    return [entries[index]]
  }

  /// A type nested in an ancestor of the one that it is named by: `NewsModel.Context`.
  private func inherited(_ name: String, from owner: String?) -> [TypeEntry] {
    guard let dot = name.utf8.lastIndex(of: 46) else { return [] }
    let heirs = entries(named: String(name[..<dot]), from: owner)
    return heirs.flatMap(\.lineage).compactMap { types[$0.name + name[dot...]] }.prefix(1).map(
      \.self)
  }

  /// What an alias stands for: all parts of a composition of protocols.
  func resolvingAlias(_ entry: TypeEntry) -> [TypeEntry] {
    guard entry.kind == .typeAlias else { return [entry] }
    let targets = entry.inherited.filter { $0 != entry.name }.compactMap { types[$0] }
    return targets.isEmpty ? [entry] : targets
  }

  /// A type, and where it is an alias also what it stands for.
  func aliasAndTargets(of entry: TypeEntry) -> [TypeEntry] {
    entry.kind == .typeAlias ? [entry] + resolvingAlias(entry).filter { $0 !== entry } : [entry]
  }

  /// A type name without optional marks, generic arguments, attributes and `any`.
  static func bareType(_ written: String) -> String {
    if written.utf8.allSatisfy({ $0 > 63 || $0 == 46 || ($0 >= 48 && $0 <= 57) }) { return written }
    var name = Substring(written)
    for prefix in ["any ", "some ", "inout ", "weak "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    for wrapper in ["Binding<", "Published<", "Bindable<"] where name.hasPrefix(wrapper) {
      name = name.dropFirst(wrapper.count)
    }
    return String(name.prefix { !Self.typeMarks.contains($0) })
  }

  private static let typeMarks: Set<Character> = ["<", "?", "!", " ", ">"]
}
