import Facts
import Rendering

/// The words behind a command, checked against what it takes.
struct Arguments: Sendable {
  /// The path or id, where one was given.
  private(set) var operand: String?
  private var values: [String: String] = [:]

  /// Reads the words; the last of a repeated option counts.
  init(_ words: [String], for command: Command) throws {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if word == "--", !optionsEnded {
        optionsEnded = true
      } else if word.hasPrefix("-"), word != "-", !optionsEnded {
        try readOption(word, &rest, for: command)
      } else {
        try readOperand(word, for: command)
      }
    }
    if let expected = command.operand, expected.isRequired, operand == nil, !has("help") {
      throw UsageError(
        "'\(command.name)' expects \(expected.placeholder)", see: "askonce \(command.name) --help")
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The word behind an option; nil where it was not given.
  func value(_ name: String) -> String? { values[name] }

  /// The number behind an option; nil where it was not given.
  func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }

  /// What of the words decides what is said.
  var manner: String {
    let rest = values.filter { !["output", "threads", "no-cache", "timings"].contains($0.key) }
    return ([operand ?? "."] + rest.map { "\($0.key)=\($0.value)" }.sorted())
      .joined(separator: "\n")
  }

  private mutating func readOperand(_ word: String, for command: Command) throws {
    guard let expected = command.operand else {
      throw UsageError(
        "unexpected '\(word.printable)'; '\(command.name)' takes options only",
        see: "askonce \(command.name) --help")
    }
    guard operand == nil else {
      throw UsageError(
        "unexpected '\(word.printable)'; '\(command.name)' takes one \(expected.placeholder)",
        see: "askonce \(command.name) --help")
    }
    operand = word
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, for command: Command
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.isWritten(name) }) else {
      throw UsageError.unknown(name, for: command)
    }
    if case .none = option.value {
      guard parts.count == 1 else { throw UsageError("'\(name)' takes no value", see: nil) }
      values[option.name] = ""
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("'\(name)' expects \(option.value.expectation)", see: nil)
    }
    values[option.name] = try option.value.checked(value, of: name)
  }
}

extension Option {
  fileprivate func isWritten(_ word: String) -> Bool {
    word == "--\(name)" || short.map { word == "-\($0)" } ?? false
  }
}

extension Option.Value {
  /// "one of 'text', 'json'".
  fileprivate var expectation: String {
    switch self {
    case .none: "no value"
    case .choice(let words): "one of \(words.alternatives)"
    case .text(let placeholder): placeholder
    case .number: "a whole number from 1 to 64"
    }
  }

  fileprivate func checked(_ value: String, of option: String) throws -> String {
    let fits =
      switch self {
      case .none: false
      case .choice(let words): words.contains(value)
      case .text: !value.isEmpty
      case .number: Int(value).map { (1...64).contains($0) } ?? false
      }
    if fits { return value }
    var nearest: String?
    if case .choice(let words) = self { nearest = NearestWord.of(value, in: words) }
    throw UsageError(
      "'\(option)' expects \(expectation), not '\(value.printable)'", nearest: nearest, see: nil)
  }
}
