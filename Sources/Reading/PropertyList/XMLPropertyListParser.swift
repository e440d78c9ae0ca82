import Foundation

/// Parses an XML property list into values with ranges.
struct XMLPropertyListParser {
  private var scanner: XMLScanner
  private var token: XMLScanner.Token = .finish
  private var range = 0..<0
  private var depth = 0

  /// What could not be understood.
  var log: ProblemLog { scanner.log }

  init(_ log: ProblemLog) {
    scanner = XMLScanner(log)
    advance()
  }

  /// Parses the whole file.
  mutating func parseDocument() -> MarkedValue? {
    skipBlank()
    guard case .start(let name, let isEmpty) = token else {
      scanner.log.expected("<plist>", at: range.lowerBound, help: "Start with <plist>.")
      return nil
    }
    guard name == "plist" else { return parseValue() }
    if isEmpty {
      expected("a value in the property list")
      return nil
    }
    advance()
    skipBlank()
    let value = parseValue()
    skipBlank()
    if !log.isStopped { close("plist") }
    return value
  }

  private mutating func advance() {
    (token, range) = log.isStopped ? (.finish, range.upperBound..<range.upperBound) : scanner.next()
  }

  /// Passes white space and a preprocessor's lines; other text between elements is a problem.
  private mutating func skipBlank() {
    while case .text(let text) = token {
      if let offset = scanner.visibleOffset, !Self.isPreprocessed(text) {
        scanner.log.expected("a tag", at: offset, help: "Remove the text between the tags.")
      }
      advance()
    }
  }

  /// Parses the element at the position; nil, stated, where there is no value.
  private mutating func parseValue() -> MarkedValue? {
    guard case .start(let name, let isEmpty) = token else {
      expected("a value")
      return nil
    }
    let start = range.lowerBound
    guard scanner.log.mayNest(depth + 1, at: start) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let opening = range
    advance()
    switch name {
    case "dict":
      let pairs = isEmpty ? [] : parsePairs()
      return MarkedValue(.dictionary(pairs), start..<close("dict", unless: isEmpty, opening))
    case "array":
      let members = isEmpty ? [] : parseMembers()
      return MarkedValue(.array(members), start..<close("array", unless: isEmpty, opening))
    default:
      let text = isEmpty ? "" : parseText()
      let end = close(name, unless: isEmpty, opening)
      return content(of: name, text, start..<end).map { MarkedValue($0, start..<end) }
    }
  }

  private mutating func parsePairs() -> [MarkedPair] {
    var pairs: [MarkedPair] = []
    while !log.isStopped {
      skipBlank()
      guard case .start(let name, let isEmpty) = token else { break }
      let opening = range
      guard name == "key" else {
        expected("<key> or </dict>")
        _ = parseValue()
        continue
      }
      advance()
      let key = isEmpty ? "" : parseText()
      let keyRange = opening.lowerBound..<close("key", unless: isEmpty, opening)
      skipBlank()
      if case .start(let name, _) = token, name == "key" {
        expected("a value after the key \(key)")
      } else if let value = parseValue() {
        pairs.append(MarkedPair(key: key, keyRange: keyRange, value: value))
      }
    }
    return pairs
  }

  private mutating func parseMembers() -> [MarkedValue] {
    var members: [MarkedValue] = []
    while !log.isStopped {
      skipBlank()
      guard case .start = token else { break }
      if let value = parseValue() { members.append(value) }
    }
    return members
  }

  /// The text of an element without children.
  private mutating func parseText() -> String {
    var text = ""
    while case .text(let part) = token {
      text += part
      advance()
    }
    return text
  }

  /// Passes an end tag and gives where it ends; one that is absent is a problem.
  @discardableResult
  private mutating func close(
    _ name: String, unless isEmpty: Bool = false, _ opening: Range<Int> = 0..<0
  ) -> Int {
    if isEmpty { return opening.upperBound }
    let end = range.upperBound
    guard case .end(let found) = token, found == name else {
      expected("</\(name)>")
      // An end tag with a wrong name is passed if no element around this one can want it.
      if case .end(let found) = token, !["plist", "dict", "array"].contains(found) { advance() }
      return max(range.lowerBound, opening.upperBound)
    }
    advance()
    return end
  }

  private mutating func expected(_ what: String) {
    let help = "Write keys and values in turn and close every tag."
    if case .finish = token {
      scanner.log.expected(what, at: log.text.bytes.count, help: help)
    } else {
      let found = log.text.string(range)
      scanner.log.add("expected \(what), found \(found)", at: range, help: help)
    }
  }
}

extension XMLPropertyListParser {
  /// Whether each line is one of those that `INFOPLIST_PREPROCESS` lets stand in a list; every
  /// branch is read.
  private static func isPreprocessed(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let words = line.drop(while: \.isWhitespace)
      guard words.first == "#" else { return words.isEmpty }
      let name = words.dropFirst().drop(while: \.isWhitespace).prefix(while: \.isLetter)
      return directives.contains(String(name))
    }
  }

  private static let directives: Set = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include",
  ]

  private mutating func content(
    of element: String, _ text: String, _ range: Range<Int>
  ) -> MarkedValue.Content? {
    let content: MarkedValue.Content? =
      switch element {
      case "string": .string(text)
      case "true": .bool(true)
      case "false": .bool(false)
      case "date": .date(text)
      case "data": .data
      case "integer": integer(text).map { .integer($0) }
      case "real": Double(trim(text)).map { .real($0) }
      default: nil
      }
    if content == nil {
      let isNumber = element == "integer" || element == "real"
      scanner.log.add(
        isNumber
          ? "expected a number, found '\(trim(text))'"
          : "expected an element of a property list, found <\(element)>",
        at: range, help: "Use string, integer, real, true, false, date, data, array or dict.")
    }
    return content
  }

  private func trim(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func integer(_ text: String) -> Int? {
    let text = trim(text)
    return text.lowercased().hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
  }
}
