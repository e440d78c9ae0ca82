/// A value of a property list, JSON or YAML file, and the bytes it stands in.
///
/// A range covers a value as it is written, with its quotes, brackets or tags.
struct MarkedValue: Sendable {
  /// What the value is.
  enum Content: Sendable {
    case string(String), integer(Int), real(Double), bool(Bool), date(String), data, null
    case array([MarkedValue])
    case dictionary([MarkedPair])
  }

  var content: Content
  var range: Range<Int>

  init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The pairs of a dictionary, in file order, repeated keys included.
  var pairs: [MarkedPair] {
    if case .dictionary(let pairs) = content { pairs } else { [] }
  }

  /// The members of an array.
  var members: [MarkedValue] {
    if case .array(let members) = content { members } else { [] }
  }

  /// The value of the last pair with this key, which is the one that parsers of Apple's use.
  subscript(key: String) -> MarkedValue? {
    pairs.last { $0.key == key }?.value
  }
}

/// A key and its value.
struct MarkedPair: Sendable {
  var key: String
  var keyRange: Range<Int>
  var value: MarkedValue
}
