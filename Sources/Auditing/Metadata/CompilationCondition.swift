/// Whether what stands behind an `#if` is compiled for a target.
struct CompilationCondition {
  /// "iOS", "macOS" ...; empty where they cannot be told.
  let platforms: Set<String>
  /// The flags that are set; nil where they cannot be told.
  let flags: Set<String>?

  /// Whether a condition holds, written without spaces; nil where that cannot be told.
  func holds(_ text: String) -> Bool? {
    var rest = Substring(text.filter { !$0.isWhitespace })
    let value = disjunction(&rest, depth: 0)
    return rest.isEmpty ? value : nil
  }

  /// Deeper nesting is not followed.
  private static let depthLimit = 32

  private func disjunction(_ rest: inout Substring, depth: Int) -> Bool? {
    var value = conjunction(&rest, depth: depth)
    while rest.hasPrefix("||") {
      rest = rest.dropFirst(2)
      let other = conjunction(&rest, depth: depth)
      if value == true || other == true { value = true } else if other == nil { value = nil }
    }
    return value
  }

  private func conjunction(_ rest: inout Substring, depth: Int) -> Bool? {
    var value = operand(&rest, depth: depth)
    while rest.hasPrefix("&&") {
      rest = rest.dropFirst(2)
      let other = operand(&rest, depth: depth)
      if value == false || other == false { value = false } else if other == nil { value = nil }
    }
    return value
  }

  private func operand(_ rest: inout Substring, depth: Int) -> Bool? {
    guard depth < Self.depthLimit else { return nil }
    if rest.hasPrefix("!") {
      rest = rest.dropFirst()
      return operand(&rest, depth: depth + 1).map { !$0 }
    }
    if rest.hasPrefix("(") {
      rest = rest.dropFirst()
      let value = disjunction(&rest, depth: depth + 1)
      guard rest.hasPrefix(")") else { return nil }
      rest = rest.dropFirst()
      return value
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    guard rest.hasPrefix("(") else { return flag(String(name)) }
    let argument = rest.dropFirst().prefix { $0 != ")" }
    rest = rest.dropFirst(argument.count + 1)
    guard rest.popFirst() == ")" else { return nil }
    return name == "os" ? platform(String(argument)) : nil
  }

  private func flag(_ name: String) -> Bool? {
    switch name {
    case "true": true
    case "false": false
    default: name.isEmpty ? nil : flags.map { $0.contains(name) }
    }
  }

  private func platform(_ name: String) -> Bool? {
    guard !platforms.isEmpty else { return nil }
    guard platforms.contains(name) else { return false }
    return platforms.count == 1 ? true : nil
  }
}
