import Facts

/// Finds the texts that a value stands for: literals, keys, localisation calls and wrappers,
/// constants, computed properties, either side of a choice.
struct TextResolver: Sendable {
  let program: Program
  let tables: TextTables
  /// Raw status names, with what they mean.
  let statusNames: [String: Set<StateKind>]

  /// Whether conditions hold only once the system has an answer.
  func isLater(_ conditions: [Condition]) -> Bool {
    conditions.contains {
      program.states(leftOpenBy: $0, statusNames)?.contains(.notDetermined) == false
    }
  }

  /// The texts that a value may show, each once.
  func texts(of bound: Bound) -> [ResolvedText] {
    var found: [ResolvedText] = []
    collect(bound.value, bound.scope, 0, &found)
    var seen: Set<ResolvedText> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func collect(_ value: Value, _ scope: Scope, _ steps: Int, _ found: inout [ResolvedText])
  {
    guard steps < 14, found.count < 400 else { return }
    switch value {
    case .text(let text): found += tables.texts(of: text)
    case .template(let pieces): collect(pieces, scope, steps, &found)
    case .either(let choices):
      for choice in choices where holds(choice, scope) != false {
        collect(choice.value, scope, steps + 1, &found)
      }
    case .path(let names): collect(names, scope, steps, &found)
    case .member(let base, _): collect(base, scope, steps + 1, &found)
    case .call(let index):
      collect(CallRef(file: scope.body.file, index: index), scope, steps, &found)
    case .closure(let index):
      collectResults(
        Scope(body: BodyRef(file: scope.body.file, index: index), outer: scope), steps, &found)
    default: return
    }
  }

  private func holds(_ choice: Value.Choice, _ scope: Scope) -> Bool? {
    let conditions = program.conditions(from: choice.guardID, in: scope)
    return conditions.contains { program.holds($0) == false } || isLater(conditions) ? false : nil
  }

  /// A text with holes: its catalogue key has a format in each hole.
  private func collect(
    _ pieces: [Value], _ scope: Scope, _ steps: Int, _ found: inout [ResolvedText]
  ) {
    var key = ""
    var text = ""
    for piece in pieces {
      if case .text(let part) = piece {
        key += part
        text += part
      } else {
        var inner: [ResolvedText] = []
        collect(piece, scope, steps + 1, &inner)
        key += "%@"
        text += inner.first?.text ?? "…"
      }
    }
    if tables.has(key) {
      found += tables.texts(of: key)
    } else {
      found.append(
        ResolvedText(text: text, language: tables.sourceLanguage, key: nil, place: nil))
    }
  }

  /// What a name stands for: a bound value, a local, a constant, a computed property.
  private func collect(
    _ names: [String], _ scope: Scope, _ steps: Int, _ found: inout [ResolvedText]
  ) {
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    let bound = program.resolved(.path(plain), in: scope)
    if bound.value != .path(plain) {
      return collect(bound.value, bound.scope, steps + 1, &found)
    }
    if plain.count == 1, let local = program.localValue(plain[0], scope), local != .path(plain) {
      return collect(local, scope, steps + 1, &found)
    }
    if let getter = program.getter(of: plain, in: scope) {
      return collectResults(getter, steps, &found)
    }
    guard let ref = property(plain, scope), let value = program.property(ref).value else {
      collectImplicit(plain, scope, steps, &found)
      return
    }
    collect(value, home(of: ref, scope), steps + 1, &found)
  }

  /// `"key".localized`: the path may start at a literal that is a member base elsewhere; here only
  /// names.
  private func collectImplicit(
    _ names: [String], _ scope: Scope, _ steps: Int, _ found: inout [ResolvedText]
  ) {
    guard names.count > 1, let last = names.last else { return }
    // A property of the thing before it: `title.uppercased`, `resource.rawValue`.
    guard ["rawValue", "localized", "description", "stringValue", "capitalized"].contains(last)
    else { return }
    collect(Array(names.dropLast()), scope, steps + 1, &found)
  }

  private func collectResults(_ scope: Scope, _ steps: Int, _ found: inout [ResolvedText]) {
    for index in program.contents(of: scope.body).results {
      let result = program.files[scope.body.file].results[index]
      let conditions = program.conditions(from: result.guardID, in: scope)
      guard let value = result.value, !isLater(conditions),
        !conditions.contains(where: { program.holds($0) == false })
      else { continue }
      collect(value, scope, steps + 1, &found)
    }
  }

  /// A static or member constant: `L10n.Onboarding.next`, `Texts.allow`.
  private func property(_ names: [String], _ scope: Scope) -> PropertyRef? {
    guard let name = names.last else { return nil }
    let owner = program.body(scope.body).owner
    if names.count == 1 {
      let entry = owner.flatMap { program.entries(named: $0, from: nil).first }
      return entry.flatMap { program.property(named: name, of: $0) }
        ?? program.globals[name]?.first
    }
    let base = Array(names.dropLast())
    let direct = program.entries(named: base.joined(separator: "."), from: owner)
    let typed =
      program.type(of: .path(base), in: scope)
      .map { program.entries(named: $0, from: owner) } ?? []
    return (direct + typed).lazy.compactMap { program.property(named: name, of: $0) }.first
  }

  private func home(of ref: PropertyRef, _ scope: Scope) -> Scope {
    Scope(
      body: program.initialValueBody(of: ref) ?? BodyRef(file: ref.file, index: 0),
      instance: program.property(ref).owner.map { Instance(type: $0) }, caller: scope)
  }

  /// A localisation call, a view that shows a text, or a function that gives one back.
  private func collect(
    _ ref: CallRef, _ scope: Scope, _ steps: Int, _ found: inout [ResolvedText]
  ) {
    let call = program.call(ref)
    if case .member(let base, _) = call.callee, call.name.first?.isLowercase == true {
      return collect(base, scope, steps + 1, &found)
    }
    let targets = program.targets(of: ref, in: scope)
    let before = found.count
    if call.name.first?.isLowercase == true {
      for target in targets.prefix(3) { collectResults(target.scope, steps, &found) }
    }
    if found.count == before || !found[before...].contains(where: { $0.key != nil }) {
      let own = found[before...]
      var keyed: [ResolvedText] = []
      collectArguments(call, scope, steps, &keyed)
      if own.isEmpty || keyed.contains(where: { $0.key != nil }) {
        found.removeSubrange(before...)
        found += keyed
      }
    }
  }

  /// The first argument that is a key of a table; else a stated default; else the first text.
  private func collectArguments(
    _ call: Call, _ scope: Scope, _ steps: Int, _ found: inout [ResolvedText]
  ) {
    var spoken: [ResolvedText] = []
    var keyed: [ResolvedText] = []
    var defaults: [ResolvedText] = []
    for argument in call.arguments where !Self.silentLabels.contains(argument.label ?? "") {
      if case .closure = argument.value { continue }
      var texts: [ResolvedText] = []
      collect(argument.value, scope, steps + 1, &texts)
      if Self.defaultLabels.contains(argument.label ?? "") {
        defaults += texts
      } else if texts.contains(where: { $0.key != nil }) {
        if keyed.isEmpty { keyed = texts }
      } else if spoken.isEmpty {
        spoken += texts
      }
    }
    // Where a default is stated, the text before it is a key, and the default what the app says in
    // its own language unless a table has that.
    let own = tables.sourceLanguage ?? "en"
    if keyed.isEmpty || !keyed.contains(where: { $0.language == own }) { found += defaults }
    found += keyed
    if keyed.isEmpty, defaults.isEmpty { found += spoken }
  }

  private static let silentLabels: Set<String> = [
    "comment", "systemImage", "systemName", "image", "tableName", "table", "bundle", "locale",
    "id", "role", "identifier",
  ]
  private static let defaultLabels: Set<String> = ["defaultValue", "value", "fallback"]
}
