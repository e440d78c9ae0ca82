/// A JSON document as a value: written with sorted keys, so that equal values give equal bytes.
package enum JSONValue: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object; of a key that is written twice, the last.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// A text, or null.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  /// A list of texts.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// The document with two spaces of indentation and a line break at the end.
  package var document: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  /// The value on one line, without a line break at the end.
  package var line: String {
    switch self {
    case .array(let values): return "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      let pairs = members.sorted { $0.key < $1.key }.map {
        JSONValue.string($0.key).line + ": " + $0.value.line
      }
      return "{" + pairs.joined(separator: ", ") + "}"
    case .null, .bool, .integer, .string:
      var text = ""
      write(to: &text, indentation: "")
      return text
    }
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      Self.list(values, "[", "]", to: &text, indentation) { $1.write(to: &$0, indentation: $2) }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.list(sorted, "{", "}", to: &text, indentation) {
        Self.quote($1.key, to: &$0)
        $0 += ": "
        $1.value.write(to: &$0, indentation: $2)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String,
    _ indentation: String, write: (inout String, Element, String) -> Void
  ) {
    guard !elements.isEmpty else { return text += open + close }
    let inner = indentation + "  "
    text += open
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner
      write(&text, element, inner)
    }
    text += "\n" + indentation + close
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
