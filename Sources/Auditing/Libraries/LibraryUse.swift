import Facts

/// A call by which an app lets a library ask.
struct LibraryUse: Sendable {
  var library: PermissionLibrary
  var use: PermissionLibrary.Use
  /// Ids of rows, in the order of the table.
  var resources: [String]
  /// The names by which the app told them, for the keys of titles.
  var names: [String]
  /// What the app set for the library's screens.
  var settings: LibrarySettings
  /// The closure by which the app explains before the prompt.
  var explanation: Argument?

  /// The screen that comes before the prompt; nil where the prompt comes at once.
  var screen: PermissionLibrary.Screen? {
    use.screen.flatMap { settings.isOn($0.isShown) ? $0 : nil }
  }
}

extension LibraryUse {
  /// As a symbol of the resource table that asks.
  var match: SymbolMatch {
    SymbolMatch(
      role: use.role, resources: resources, certainty: .certain,
      isBehindScreen: screen != nil || explanation != nil || use.waitsForTap,
      isChecked: use.answer != nil)
  }
}

/// What a file sets by arguments and by assignments, for a library to read.
struct LibrarySettings: Sendable {
  /// By the name of the argument or of the property, the last two names of its path included.
  private var values: [String: [Bound]] = [:]

  init(_ program: Program, file number: Int) {
    let file = program.files[number]
    for assignment in file.assignments {
      let scope = Scope(body: BodyRef(file: number, index: assignment.body))
      guard case .path(let names) = assignment.target, let name = names.last else { continue }
      let bound = Bound(value: assignment.value, scope: scope)
      values[name, default: []].append(bound)
      if names.count > 1 {
        values[names.suffix(2).joined(separator: "."), default: []].append(bound)
      }
    }
    for call in file.calls {
      let scope = Scope(body: BodyRef(file: number, index: call.body))
      for argument in call.arguments {
        guard let label = argument.label else { continue }
        values[label, default: []].append(Bound(value: argument.value, scope: scope))
      }
    }
  }

  /// What is set under any of some names.
  func values(of names: Set<String>) -> [Bound] {
    names.sorted().flatMap { values[$0] ?? [] }
  }

  func isOn(_ setting: PermissionLibrary.Switch) -> Bool {
    switch setting {
    case .always: true
    case .whenTrue(let names): has(true, names)
    case .whenFalse(let names): has(false, names)
    case .unlessTrue(let names): !has(true, names)
    case .unlessFalse(let names): !has(false, names)
    }
  }

  /// Whether one of some names is set to a literal.
  func has(_ value: Bool, _ names: Set<String>) -> Bool {
    values(of: names).contains { $0.value == .bool(value) }
  }
}

extension Program {
  /// The library that a call lets ask; nil for a call of anything else.
  func libraryUse(of ref: CallRef, in scope: Scope) -> LibraryUse? {
    let call = call(ref)
    guard PermissionLibrary.useNames.contains(call.name) else { return nil }
    let imports = files[ref.file].imports
    for library in PermissionLibrary.all where library.isImported(by: imports) {
      guard let use = library.uses.first(where: { $0.names.contains(call.name) }) else { continue }
      var receiver = names(along: call.callee, scope)
      if let added = use.added { receiver += namesAdded(by: added, file: ref.file) }
      guard isOutside(library, call.name),
        library.types.isEmpty
          || !library.types.isDisjoint(with: receiver)
      else { continue }
      let told = receiver + call.arguments.flatMap { names(along: $0.value, scope) }
      let named = told.filter { library.resources[$0] != nil }
      let ids = Set(named.compactMap { library.resources[$0] })
      guard !ids.isEmpty else { continue }
      return LibraryUse(
        library: library, use: use,
        resources: SymbolIndex.standard.order.filter { ids.contains($0) }, names: named,
        settings: LibrarySettings(self, file: ref.file), explanation: use.explanation(of: call))
    }
    return nil
  }

  /// Whether the library's own source is not in the checked folder.
  private func isOutside(_ library: PermissionLibrary, _ function: String) -> Bool {
    library.types.isEmpty
      ? functions[function] == nil
      : !library.types.contains { types[$0]?.isOwn == true }
  }

  private func namesAdded(by function: String, file: Int) -> [String] {
    (callsByName[function] ?? []).filter { $0.file == file }.flatMap { ref in
      let call = call(ref)
      let scope = Scope(body: BodyRef(file: file, index: call.body))
      return names(along: call.callee, scope)
        + call.arguments.flatMap { names(along: $0.value, scope) }
    }
  }

  /// Every name that a value is made of: members, cases, types that are constructed.
  private func names(along value: Value, _ scope: Scope, steps: Int = 0) -> [String] {
    guard steps < 10 else { return [] }
    let inner = { (value: Value) in self.names(along: value, scope, steps: steps + 1) }
    switch value {
    case .path(let names):
      return names + firstValues(named: names, scope).flatMap(inner)
    case .member(let base, let names): return inner(base) + names
    case .call(let index):
      let call = files[scope.body.file].calls[index]
      return inner(call.callee) + call.arguments.flatMap { inner($0.value) }
    case .array(let values): return values.flatMap(inner)
    case .either(let choices): return choices.flatMap { inner($0.value) }
    case .dictionary(let pairs): return pairs.flatMap { inner($0.key) + inner($0.value) }
    default: return type(of: value, in: scope).map { [$0] } ?? []
    }
  }

  /// What the local or the member of the same file holds at first with which a path begins, and its
  /// type.
  private func firstValues(named names: [String], _ scope: Scope) -> [Value] {
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    guard let first = plain.first, first.first?.isLowercase == true else { return [] }
    if let local = localValue(first, scope) { return [local] }
    if let type = type(of: .path([first]), in: scope), type.contains("<") {
      return [.path(Self.names(inType: type))]
    }
    guard let owner = body(scope.body).owner, let entry = entries(named: owner, from: nil).first,
      let ref = property(named: first, of: entry), ref.file == scope.body.file
    else { return [] }
    let type = property(ref).type.map { Value.path(Self.names(inType: $0)) }
    return [property(ref).value, type].compactMap(\.self)
  }

  /// The names in a type, those of its arguments too: `Permission<Camera>`.
  private static func names(inType type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension PermissionLibrary.Use {
  /// The closure that a call is handed to explain with.
  fileprivate func explanation(of call: Call) -> Argument? {
    guard let explaining else { return nil }
    return call.arguments.first { $0.label == explaining || ($0.label == nil && $0.isTrailing) }
  }
}
