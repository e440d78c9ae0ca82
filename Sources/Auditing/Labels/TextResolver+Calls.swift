import Facts

/// What calls give: localisation functions, wrappers of the app's own, views that show a text.
extension TextResolver {
  func collectCall(_ ref: CallRef, _ spot: Spot, _ found: inout [ResolvedText]) {
    let call = program.call(ref)
    guard call.name.first?.isLowercase == true else {
      return collectArguments(call, spot, &found)
    }
    let before = found.count
    collectTextMethod(call, spot, &found)
    if found.count == before {
      for target in program.targets(of: ref, in: spot.scope).prefix(3) {
        collectResults(target.scope, spot, &found)
      }
    }
    if found[before...].contains(where: { $0.key != nil }) { return }
    // A wrapper whose body shows nothing is taken at what it is told.
    var told: [ResolvedText] = []
    collectArguments(call, spot, &told)
    if found.count == before || told.contains(where: { $0.key != nil }) {
      found.removeSubrange(before...)
      found += told
    }
    if found.count == before { collectReceiver(call, spot, &found) }
  }

  /// A method that an extension of the app's own adds to texts.
  private func collectTextMethod(_ call: Call, _ spot: Spot, _ found: inout [ResolvedText]) {
    let methods = Self.textTypes.flatMap { program.types[$0]?.methods[call.name] ?? [] }
      .filter { !program.body($0).isStatic }
    guard !methods.isEmpty, let base = receiver(of: call),
      program.type(of: base, in: spot.scope).map(Self.textTypes.contains) != false
    else { return }
    for method in methods where program.accepts(method, call.arguments) {
      let bound = program.callScope(method, call.arguments, spot.scope, instance: nil)
      var bindings = bound.bindings
      bindings["self"] = Bound(value: base, scope: spot.scope)
      let scope = Scope(body: method, bindings: bindings, caller: spot.scope)
      return collectResults(scope, spot, &found)
    }
  }

  /// A call whose text is that of what it is called on: `title.uppercased()`, `Text("a").bold()`;
  /// or a generated function: `R.string.localizable.next()`.
  private func collectReceiver(_ call: Call, _ spot: Spot, _ found: inout [ResolvedText]) {
    if case .path(let names) = call.callee,
      let key = keyNames.key(of: names, isDeclared: isDeclared)
    {
      found += look(up: key, spot)
    } else if case .member(_, let names) = call.callee, names.count > 1,
      let key = keyNames.key(of: ["R"] + names, isDeclared: isDeclared)
    {
      found += look(up: key, spot)
    } else if let base = receiver(of: call), isText(base, call, spot.scope) {
      collect(base, spot.next(), &found)
    }
  }

  /// What a call is made on; nil where it stands alone.
  private func receiver(of call: Call) -> Value? {
    switch call.callee {
    case .path(let names) where names.count > 1: .path(Array(names.dropLast()))
    case .member(let base, let names):
      names.count > 1 ? .member(base, Array(names.dropLast())) : base
    default: nil
    }
  }

  /// Whether a receiver may be a text: all but plain names, of which only calls that change a text
  /// tell it.
  private func isText(_ base: Value, _ call: Call, _ scope: Scope) -> Bool {
    guard case .path = base else { return true }
    return Self.textMethods.contains(call.name)
  }

  private static let textMethods: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localized", "localizedString", "appending",
    "trimmingCharacters", "replacingOccurrences", "resolve", "translated", "attributed",
  ]

  /// The first argument that is a key of a table; else a stated default; else the first text.
  private func collectArguments(_ call: Call, _ spot: Spot, _ found: inout [ResolvedText]) {
    var spoken: [ResolvedText] = []
    var keyed: [ResolvedText] = []
    var defaults: [ResolvedText] = []
    var inner = spot.next()
    inner.table = table(named: call, spot) ?? spot.table
    for argument in call.arguments where !Self.silentLabels.contains(argument.label ?? "") {
      if case .closure = argument.value { continue }
      var texts: [ResolvedText] = []
      collect(argument.value, inner, &texts)
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

  /// The table that a call names.
  private func table(named call: Call, _ spot: Spot) -> String? {
    let argument = call.arguments.first { Self.tableLabels.contains($0.label ?? "") }
    guard let argument,
      case .text(let name) = program.resolved(argument.value, in: spot.scope).value
    else { return nil }
    return name
  }

  private static let tableLabels: Set<String> = ["table", "tableName"]
  private static let silentLabels: Set<String> = [
    "comment", "systemImage", "systemName", "image", "tableName", "table", "bundle", "locale",
    "id", "role", "identifier",
  ]
  private static let defaultLabels: Set<String> = ["defaultValue", "value", "fallback"]
}
