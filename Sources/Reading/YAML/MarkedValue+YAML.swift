extension MarkedValue.Content {
  /// What a scalar without quotes means in YAML's core schema.
  init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .bool(true)
    case "false", "False", "FALSE": self = .bool(false)
    default: self = Self.number(text) ?? .string(text)
    }
  }

  private static func number(_ text: String) -> Self? {
    guard let first = text.utf8.first, "+-.0123456789".utf8.contains(first) else { return nil }
    return Int(text).map { .integer($0) } ?? Double(text).map { .real($0) }
  }
}

extension MarkedValue {
  /// The text of a scalar as a key; numbers and truth values as Swift writes them.
  var scalarText: String? {
    switch content {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .bool(let value): String(value)
    case .null: ""
    case .date(let text): text
    case .data, .array, .dictionary: nil
    }
  }
}
