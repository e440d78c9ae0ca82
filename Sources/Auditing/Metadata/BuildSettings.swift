import Facts

/// The build settings that hold together: of one target in one configuration, with all it inherits.
struct BuildSettings: Sendable {
  /// What a setting comes to.
  struct Value: Sendable, Hashable {
    /// A variable that cannot be looked up stands in it as it is written.
    var text: String
    /// Of the setting that says the whole text; nil where it is composed.
    var place: Place?
    /// Whether all of the text is known.
    var isResolved = true
  }
  /// The weakest first: a later setting of a name replaces an earlier one.
  let settings: [ProjectFacts.Setting]
  /// So many of the weakest may be replaced by a file that is not there.
  let doubtful: Int
  /// What Xcode sets.
  let known: [String: String]
  private let indices: [String: [Int]]

  init(_ settings: [ProjectFacts.Setting], doubtful: Int = 0, known: [String: String] = [:]) {
    self.settings = settings
    self.doubtful = doubtful
    self.known = known
    indices = Dictionary(grouping: settings.indices) { settings[$0].name }
  }

  /// The names that are set, in the order of their first settings.
  var names: [String] { indices.sorted { $0.value[0] < $1.value[0] }.map(\.key) }

  /// What a name comes to under each condition (`[sdk=...]`); nil where nothing sets it.
  func values(of name: String) -> [Value]? {
    var steps = Expansion.stepLimit
    return values(of: name, below: settings.count, &steps)
  }

  /// The same, of the settings that are weaker than one.
  func values(of name: String, below limit: Int, _ steps: inout Int) -> [Value]? {
    var conditions: Set<String> = []
    var found: [Value] = []
    for index in (indices[name] ?? []).reversed() where index < limit {
      let condition = String(settings[index].key.dropFirst(name.count))
      guard conditions.insert(condition).inserted else { continue }
      found += values(at: index, &steps)
      if condition.isEmpty { return found }
    }
    if let text = known[name] { found.append(Value(text: text)) }
    return found.isEmpty ? nil : found
  }

  private func values(at index: Int, _ steps: inout Int) -> [Value] {
    let setting = settings[index]
    let expansion = Expansion(settings: self, name: setting.name, index: index)
    return expansion.values(of: setting.value, &steps).map { value in
      var value = value
      value.place = value.place ?? setting.place
      if value.text.isEmpty, index < doubtful {
        value.text = "…"
        value.isResolved = false
      }
      return value
    }
  }
}

extension ProjectFacts.Setting {
  /// The key without its conditions.
  var name: String { String(key.prefix { $0 != "[" }) }
}
