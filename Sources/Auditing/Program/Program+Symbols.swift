import Facts
import PermissionModel

/// Which symbol of the resource table a call means.
extension Program {
  /// The symbols that a call means, one match per role.
  func matches(of ref: CallRef, in scope: Scope, index: SymbolIndex) -> [SymbolMatch] {
    let call = call(ref)
    let name = call.name == "init" ? initializedType(call) : call.name
    let entries = index.entries(named: name)
    guard !entries.isEmpty else { return [] }
    var found: [SymbolMatch] = []
    for role in Symbol.Role.allCases {
      let matched = entries.filter { $0.symbol.role == role }.compactMap { entry in
        certainty(of: entry.symbol, call, ref, scope).map { (entry, $0) }
      }
      guard let best = matched.map(\.1).max() else { continue }
      // An argument that names the resource beats a form that leaves it open.
      let kept = matched.filter { $0.1 == best }
      found.append(match(kept.map(\.0), role, best, call, scope))
    }
    return found
  }

  /// One match of all rows that a call may mean.
  private func match(
    _ entries: [SymbolIndex.Entry], _ role: Symbol.Role, _ certainty: Certainty, _ call: Call,
    _ scope: Scope
  ) -> SymbolMatch {
    var rows: [ResourceRow] = []
    for entry in entries where !rows.contains(where: { $0.id == entry.row.id }) {
      rows.append(entry.row)
    }
    var certainty = certainty
    // Which access of one family is asked for is open, that the family is meant is not.
    if certainty == .possible, Set(rows.map(\.family)).count == 1,
      entries.contains(where: { receiverCertainty(of: $0.symbol, call, scope) == .certain })
    {
      certainty = .likely
      rows = Array(rows.prefix(1))
    }
    return SymbolMatch(
      role: role, resources: rows.map(\.id), certainty: certainty,
      callback: entries.lazy.compactMap(\.symbol.callback).first,
      retired: entries.allSatisfy { $0.symbol.retired != nil }
        ? entries.first?.symbol.retired : nil,
      since: entries.allSatisfy { $0.symbol.since != nil } ? entries.first?.symbol.since : nil)
  }

  private func initializedType(_ call: Call) -> String {
    guard case .path(let names) = call.callee, names.count > 1 else { return "init" }
    return names[names.count - 2]
  }

  /// How surely a call means a symbol; nil when it does not.
  private func certainty(
    of symbol: Symbol, _ call: Call, _ ref: CallRef, _ scope: Scope
  ) -> Certainty? {
    guard fits(call.arguments, symbol.labels),
      let receiver = receiverCertainty(of: symbol, call, scope),
      let argument = decidingCertainty(of: symbol, call, ref, scope)
    else { return nil }
    return min(receiver, argument)
  }

  /// Whether the labels are the symbol's; a completion closure at the end may be left out of them.
  private func fits(_ arguments: [Argument], _ labels: [String]?) -> Bool {
    guard let labels else { return true }
    let written = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    if written == labels { return true }
    guard written.count == labels.count + 1, Array(written.prefix(labels.count)) == labels else {
      return false
    }
    let last = arguments.filter { !$0.isTrailing }[labels.count]
    if last.label == nil, !last.value.isClosure { return false }
    return Self.completionLabels.contains(written[labels.count])
  }

  private static let completionLabels: Set<String> = [
    "_", "completionHandler", "completion", "resultHandler", "handler", "reply",
    "withCompletionHandler",
  ]

  private func receiverCertainty(of symbol: Symbol, _ call: Call, _ scope: Scope) -> Certainty? {
    switch symbol.member {
    case .initializer, .anyUse: return constructed(call, symbol.type)
    case .global(let name):
      if case .path([name]) = call.callee { return functions[name] == nil ? .certain : nil }
      return nil
    case .typeMember, .instanceMember:
      return receiver(of: call.callee, is: symbol, scope)
    }
  }

  private func constructed(_ call: Call, _ type: String) -> Certainty? {
    guard case .path(let names) = call.callee else { return nil }
    let named = names.last == "init" ? Array(names.dropLast()) : names
    let written = named.joined(separator: ".")
    guard written == type || named.last == type, types[type]?.isOwn != true else { return nil }
    return .certain
  }

  private func receiver(of callee: Value, is symbol: Symbol, _ scope: Scope) -> Certainty? {
    let type = symbol.type
    guard let base = receiver(of: callee) else {
      // A call without receiver inside a type that inherits from the framework's.
      guard let owner = owner(of: scope.body) else { return nil }
      return isKind(owner, of: type) ? .certain : nil
    }
    if type == "View" { return .certain }
    if case .path(let names) = base, names.last == type {
      // A type of the project that has the framework's name is not the framework's.
      return types[type]?.isOwn == true ? nil : .certain
    }
    guard let found = self.type(of: base, in: scope) else {
      guard case .instanceMember(let name) = symbol.member else { return nil }
      if isNamedAfter(type, base) { return .likely }
      // A name that other types have too says nothing on a value of unknown type.
      return symbol.role != .implicitUse && Self.isDistinctive(name) ? .possible : nil
    }
    if found == type || TypeEntry.simpleName(found) == TypeEntry.simpleName(type) {
      return .certain
    }
    return isKind(found, of: type) ? .certain : stands(found, for: type) ? .likely : nil
  }

  /// What a member is called on; nil for a call by one name.
  private func receiver(of callee: Value) -> Value? {
    switch callee {
    case .path(let names) where names.count > 1:
      let base = Array(names.dropLast())
      return base == ["self"] ? nil : .path(base)
    case .member(let base, let names):
      return names.count > 1 ? .member(base, Array(names.dropLast())) : base
    default: return nil
    }
  }

  /// Whether a type inherits from another one.
  func isKind(_ type: String, of ancestor: String) -> Bool {
    entries(named: type, from: nil).contains { entry in
      lineage(of: entry).contains { $0.name == ancestor || $0.inherited.contains(ancestor) }
    }
  }

  /// Whether a protocol of the project is one that the framework's type was made to conform to.
  private func stands(_ found: String, for type: String) -> Bool {
    entries(named: found, from: nil).contains {
      $0.kind == .protocolType && $0.heirs.contains(type)
    }
  }

  /// Whether a member's name is hardly one of an app's own.
  static func isDistinctive(_ name: String) -> Bool {
    ["uthoriz", "Access", "ermission"].contains { name.contains($0) }
  }

  /// Whether a receiver's name says the type: `locationManager` of `CLLocationManager`.
  private func isNamedAfter(_ type: String, _ base: Value) -> Bool {
    guard let name = base.lastName?.lowercased(), name.count > 2 else { return false }
    let plain = type.drop { $0.isUppercase && $0.isLetter }.lowercased()
    return type.lowercased().hasSuffix(name) || (!plain.isEmpty && name.hasSuffix(plain))
  }

  private func decidingCertainty(
    of symbol: Symbol, _ call: Call, _ ref: CallRef, _ scope: Scope
  ) -> Certainty? {
    guard let deciding = symbol.deciding else { return .certain }
    let written = call.arguments.filter { ($0.label ?? "_") == deciding.label }.map(\.value)
    let values = written.isEmpty ? assigned(deciding.label, ref).map { [$0] } ?? [] : written
    let names = values.flatMap { self.names(in: $0, scope) }
    guard !names.isEmpty else { return deciding.countsWhenUnresolved ? .possible : nil }
    if deciding.isMet(by: names) { return .certain }
    // A name that no row knows is a constant of the app's own: what it holds is open.
    let known = SymbolIndex.standard.decidingNames(symbol.sourceName)
    return deciding.countsWhenUnresolved && names.allSatisfy { !known.contains($0) }
      ? .possible : nil
  }

  /// The value that the same body assigns to a property of that name:
  /// `picker.sourceType = .camera`.
  private func assigned(_ name: String, _ ref: CallRef) -> Value? {
    let body = BodyRef(file: ref.file, index: call(ref).body)
    return contents(of: body).assignments.map { files[ref.file].assignments[$0] }
      .first { $0.target.lastName == name }?.value
  }

  /// The last names of members that a value may be: `video` of `.video`, each option of a set.
  func names(in value: Value, _ scope: Scope, steps: Int = 0) -> [String] {
    guard steps < 12 else { return [] }
    let bound = resolved(value, in: scope)
    let inner = { (value: Value) in self.names(in: value, bound.scope, steps: steps + 1) }
    switch bound.value {
    case .path(let names):
      if names.count == 1, let local = localValue(names[0], bound.scope) { return inner(local) }
      if let (value, home) = constant(names, bound.scope) {
        return self.names(in: value, home, steps: steps + 1)
      }
      return isMember(names, bound.scope) ? [names.last!] : []
    case .array(let values): return values.isEmpty ? ["[]"] : values.flatMap(inner)
    case .dictionary(let pairs): return pairs.flatMap { inner($0.key) + inner($0.value) }
    case .bool(let value): return [value ? "true" : "false"]
    case .text(let text): return [text]
    case .none: return ["nil"]
    case .call(let index):
      let call = files[bound.scope.body.file].calls[index]
      return call.arguments.flatMap { inner($0.value) }
    case .either(let choices): return choices.flatMap { inner($0.value) }
    default: return []
    }
  }

  /// The first value of a constant of the project that a path names: `Self.mediaType`.
  private func constant(_ names: [String], _ scope: Scope) -> (Value, Scope)? {
    guard let name = names.last, names.first != "" else { return nil }
    let owner = owner(of: scope.body)
    let base = names.dropLast().joined(separator: ".")
    let isOwn = base.isEmpty || base == "self" || base == "Self"
    let entries = entries(named: isOwn ? owner ?? "" : base, from: owner)
    let ref =
      entries.lazy.compactMap { self.property(named: name, of: $0) }.first
      ?? (base.isEmpty ? globals[name]?.first : nil)
    guard let ref, let value = property(ref).value else { return nil }
    return (value, Scope(body: initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0)))
  }

  /// Whether a path can only be a member of the type that is asked for: `.video`.
  private func isMember(_ names: [String], _ scope: Scope) -> Bool {
    guard names.count > 1, let first = names.first else { return false }
    return first.isEmpty || (first.first!.isUppercase && first != "Self")
  }

  /// The first value of a local or member with a name.
  func localValue(_ name: String, _ scope: Scope) -> Value? {
    var next: Int? = scope.body.index
    while let index = next {
      for local in contents(of: BodyRef(file: scope.body.file, index: index)).locals
      where files[scope.body.file].properties[local].name == name {
        return files[scope.body.file].properties[local].value
      }
      next = parent(of: BodyRef(file: scope.body.file, index: index))
    }
    return nil
  }
}
