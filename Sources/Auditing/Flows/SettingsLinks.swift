import Facts

/// Which values of an app stand for a page of the Settings app.
struct SettingsLinks: Sendable {
  /// Properties whose first value, or getter, names such a page.
  private var properties: Set<PropertyRef> = []
  /// Names of those that belong to a type itself.
  private var staticNames: Set<String> = []
  /// Names of all of them.
  private var names: Set<String> = []
  /// Names inside bodies that stand for one.
  private let locals: LocalSettingsLinks
  /// The calls that may be handed one, by what stands in their arguments.
  private var calls: Set<CallRef> = []

  init() { locals = LocalSettingsLinks() }

  init(_ program: Program, _ symbols: SymbolIndex, by workers: any Workers) {
    locals = LocalSettingsLinks(program) { Self.names($0, in: $1, program, symbols) }
    for (number, file) in program.files.enumerated() {
      for (index, property) in file.properties.enumerated() where property.localTo == nil {
        var isLink = property.value.map { Self.names($0, in: number, program, symbols) } ?? false
        if let getter = property.getter {
          let contents = program.contents(of: BodyRef(file: number, index: getter))
          isLink =
            isLink
            || contents.results.contains { result in
              file.results[result].value.map { Self.names($0, in: number, program, symbols) }
                ?? false
            }
        }
        guard isLink else { continue }
        properties.insert(PropertyRef(file: number, index: index))
        names.insert(property.name)
        if property.isStatic { staticNames.insert(property.name) }
      }
    }
    findCalls(program, symbols, by: workers)
  }

  private mutating func findCalls(
    _ program: Program, _ symbols: SymbolIndex, by workers: any Workers
  ) {
    let links = self
    let found = workers.map(program.files.count) { file in
      program.files[file].calls.indices.filter { index in
        let call = program.files[file].calls[index]
        guard call.name != "canOpenURL",
          !links.locals.isHeld(CallRef(file: file, index: index))
        else { return false }
        let values = call.arguments.map(\.value) + [Self.opened(by: call)].compactMap(\.self)
        return values.contains {
          links.isNamed(in: $0, symbols) || links.locals.mayName($0, in: file)
        }
      }.map { CallRef(file: file, index: $0) }
    }
    calls = Set(found.joined())
  }

  private func isNamed(in value: Value, _ symbols: SymbolIndex) -> Bool {
    if Self.namesDirectly(value, symbols) { return true }
    var found = false
    value.forEachPath { found = found || $0.last.map(names.contains) == true }
    return found
  }

  /// What a call opens that is made on a link itself: `URL.settings.open()`.
  static func opened(by call: Call) -> Value? {
    guard call.name.hasPrefix("open"), case .path(let names) = call.callee, names.count > 1 else {
      return nil
    }
    return .path(Array(names.dropLast()))
  }

  /// Whether a call may be handed a page of Settings, or is made on one.
  func mayOpen(_ ref: CallRef) -> Bool { calls.contains(ref) }

  /// Whether a value names a page of Settings, by itself or by a property that holds one.
  func means(_ value: Value, in scope: Scope, _ program: Program, _ symbols: SymbolIndex) -> Bool {
    if Self.namesDirectly(value, symbols) { return true }
    if locals.mayName(value, in: scope.body.file) { return locals.means(value, in: scope, program) }
    guard !properties.isEmpty else { return false }
    var found = false
    value.forEachPath { names in
      found = found || property(names, in: scope, program)
    }
    return found
  }

  private func property(_ names: [String], in scope: Scope, _ program: Program) -> Bool {
    guard let name = names.last, self.names.contains(name) else { return false }
    if names.first == "" { return names.count == 2 && staticNames.contains(name) }
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    if plain.count == 1, program.local(name, scope) != nil { return false }
    let owner = program.owner(of: scope.body)
    let type = plain.dropLast().joined(separator: ".")
    let entries =
      type.isEmpty
      ? program.entries(named: owner ?? "", from: owner) : program.entries(named: type, from: owner)
    let refs = entries.compactMap { program.property(named: name, of: $0) }
    let globals = plain.count == 1 ? program.globals[name] ?? [] : []
    return (refs + globals).contains(where: properties.contains)
  }

  /// Whether a page of Settings is named in a value, or in what its calls are handed.
  private static func names(
    _ value: Value, in file: Int, _ program: Program, _ symbols: SymbolIndex, steps: Int = 0
  ) -> Bool {
    guard steps < 6 else { return false }
    if namesDirectly(value, symbols) { return true }
    guard case .call(let index) = value else { return false }
    return program.files[file].calls[index].arguments.contains {
      names($0.value, in: file, program, symbols, steps: steps + 1)
    }
  }

  private static func namesDirectly(_ value: Value, _ symbols: SymbolIndex) -> Bool {
    if case .text(let text) = value {
      let lower = text.lowercased()
      return schemes.contains { lower.hasPrefix($0) }
    }
    var found = false
    value.forEachPath { names in
      guard let last = names.last else { return }
      found = found || symbols.settingsNames.contains(last)
    }
    return found
  }

  /// How addresses of pages of Settings begin, in lower case.
  static let schemes = [
    "app-settings:", "app-prefs:", "prefs:root", "x-apple.systempreferences:",
  ]
}
