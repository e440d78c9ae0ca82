import Facts

extension BuildSettings {
  /// The texts that a text with variables may come to: `$(NAME)`, `${NAME}`, `$(NAME:default=x)`.
  func expand(_ text: String) -> [Value] {
    var steps = Expansion.stepLimit
    return Expansion(settings: self, name: nil, index: settings.count).values(of: text, &steps)
  }

  /// The expansion of one text, which may be a setting's.
  struct Expansion {
    let settings: BuildSettings
    /// Of the setting, for `$(inherited)`.
    let name: String?
    let index: Int

    /// More texts are cut; each condition of each variable multiplies them.
    private static let limit = 16
    /// Longer texts are not expanded: variables that name each other twice would fill the memory.
    private static let lengthLimit = 10_000
    /// Of one question: variables may name each other in a circle.
    static let stepLimit = 500

    func values(of text: String, _ steps: inout Int) -> [Value] {
      guard let reference = Reference(in: text) else { return [Value(text: text)] }
      steps -= 1
      guard steps > 0, text.utf8.count < Self.lengthLimit else {
        return [Value(text: text, isResolved: false)]
      }
      var own: [Value] = []
      for name in reference.names(self, &steps) { own += values(ofReference: name, &steps) }
      if reference.before.isEmpty, reference.after.isEmpty { return Array(own.prefix(Self.limit)) }
      let rest = values(of: reference.after, &steps)
      var found: [Value] = []
      for first in own {
        for second in rest where found.count < Self.limit {
          found.append(
            Value(
              text: reference.before + first.text + second.text, place: nil,
              isResolved: first.isResolved && second.isResolved))
        }
      }
      return found
    }

    /// What stands between the parentheses: a name, or a name and what is done with its value.
    private func values(ofReference inner: String, _ steps: inout Int) -> [Value] {
      let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let unknown = [Value(text: "$(\(inner))", isResolved: false)]
      guard let reference = parts.first, !reference.isEmpty else { return [Value(text: "")] }
      let found: [Value]?
      if reference == "inherited", let name {
        found = settings.values(of: name, below: index, &steps) ?? [Value(text: "")]
      } else {
        found = settings.values(of: String(reference), below: settings.settings.count, &steps)
      }
      guard parts.count > 1 else { return found ?? unknown }
      guard parts[1].hasPrefix("default=") else { return unknown }
      let substitute = values(of: String(parts[1].dropFirst(8)), &steps)
      return (found ?? [Value(text: "")]).flatMap { $0.text.isEmpty ? substitute : [$0] }
    }
  }

  /// The first variable of a text.
  private struct Reference {
    let before: String
    let inner: String
    let after: String

    init?(in text: String) {
      let bytes = Array(text.utf8)
      for start in bytes.indices.dropLast() where bytes[start] == UInt8(ascii: "$") {
        guard let end = Self.end(in: bytes, from: start + 1) else { continue }
        before = String(decoding: bytes[..<start], as: UTF8.self)
        inner = String(decoding: bytes[start + 2..<end], as: UTF8.self)
        after = String(decoding: bytes[(end + 1)...], as: UTF8.self)
        return
      }
      return nil
    }

    /// Where the bracket at an offset is closed.
    private static func end(in bytes: [UInt8], from start: Int) -> Int? {
      let pairs: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
      ]
      guard let closing = pairs[bytes[start]] else { return nil }
      var depth = 0
      for offset in start..<bytes.count {
        if bytes[offset] == bytes[start] { depth += 1 }
        if bytes[offset] == closing { depth -= 1 }
        if depth == 0 { return offset }
      }
      return nil
    }

    /// A name may hold a variable itself: `$(TEXT_$(CONFIGURATION))`; that of a default waits.
    func names(_ expansion: Expansion, _ steps: inout Int) -> [String] {
      let name = inner.prefix { $0 != ":" }
      guard name.contains("$") else { return [inner] }
      return expansion.values(of: inner, &steps).map(\.text)
    }
  }
}
