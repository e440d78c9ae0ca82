import Facts

/// A package or project that is described in Swift, as far as literals tell; nothing is run.
struct Manifest: Sendable {
  let file: SwiftFacts
  /// Values of constants and variables, by name.
  private let values: [String: Value]

  init(_ file: SwiftFacts) {
    self.file = file
    let named = file.properties.compactMap { property in property.value.map { (property.name, $0) }
    }
    values = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The value of an argument; nil where it is left out.
  func argument(_ label: String, of call: Call) -> Value? {
    call.arguments.first { $0.label == label }.map { settled($0.value) }
  }

  /// The literal text of an argument.
  func text(_ label: String, of call: Call) -> String? {
    argument(label, of: call).flatMap(text)
  }

  /// The text that a value comes to.
  func text(_ value: Value) -> String? {
    switch settled(value) {
    case .text(let text): text
    case .call(let index): wrapped(file.calls[index])
    default: nil
    }
  }

  /// The members of a list; of lists that are added up, all.
  func members(_ value: Value?) -> [Value] {
    switch value.map(settled) {
    case .array(let members): members.map(settled)
    case .binary("+", let first, let second): members(first) + members(second)
    default: []
    }
  }

  /// The call that a value is.
  func call(_ value: Value) -> Call? {
    guard case .call(let index) = settled(value) else { return nil }
    return file.calls[index]
  }

  /// `"App"` of `.relativeToRoot("App")` and the like: a call with a single text.
  private func wrapped(_ call: Call) -> String? {
    guard call.arguments.count == 1, case .text(let text) = settled(call.arguments[0].value)
    else { return nil }
    return text
  }

  /// What a name of this file stands for.
  func settled(_ value: Value) -> Value {
    guard case .path(let names) = value, names.count == 1, let known = values[names[0]] else {
      return value
    }
    return known
  }

  // MARK: Paths, keys and settings

  /// A path in a manifest.
  enum Path: Sendable {
    case fromManifest(String), fromRoot(String)
    /// It cannot be told.
    case unknown

    /// As a setting would have it; a variable that nothing sets where it is not known.
    var text: String {
      switch self {
      case .fromManifest(let text), .fromRoot(let text): text
      case .unknown: "$(UNKNOWN_PATH)"
      }
    }

    /// The same kind of path with another text.
    func mapped(_ change: (String) -> String) -> Path {
      switch self {
      case .fromManifest(let text): .fromManifest(change(text))
      case .fromRoot(let text): .fromRoot(change(text))
      case .unknown: .unknown
      }
    }
  }

  /// `"App/Info.plist"`, `.relativeToRoot("App/Info.plist")`.
  func path(_ value: Value) -> Path {
    guard let text = text(value) else { return .unknown }
    guard let name = call(value)?.name else { return .fromManifest(text) }
    return name == "relativeToRoot" ? .fromRoot(text) : .fromManifest(text)
  }

  /// The paths of an argument: one, a list, or the globs of a call.
  func paths(_ label: String, of call: Call) -> [Path] {
    guard var value = argument(label, of: call) else { return [] }
    if text(value) == nil, let inner = self.call(value), let globs = inner.arguments.first {
      value = settled(globs.value)
    }
    let all = members(value)
    return all.isEmpty ? [path(value)] : all.map(path)
  }

  /// The keys of a dictionary, where all of them are literals.
  func keys(_ value: Value) -> [String]? {
    guard case .dictionary(let pairs) = settled(value) else { return nil }
    let keys = pairs.compactMap { text($0.key) }
    return keys.count == pairs.count ? keys : nil
  }

  /// Settings in a dictionary, as far as they are literals.
  func settings(_ value: Value?, at place: Place) -> [ProjectFacts.Setting] {
    guard case .dictionary(let pairs)? = value.map(settled) else { return [] }
    return pairs.compactMap { pair in
      guard let key = text(pair.key) else { return nil }
      let texts = members(pair.value).compactMap(text)
      guard let written = texts.isEmpty ? text(pair.value) : texts.joined(separator: " ") else {
        return nil
      }
      return ProjectFacts.Setting(key: key, value: written, place: place, valuePlace: place)
    }
  }
}
