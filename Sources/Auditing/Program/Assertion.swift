import Facts

/// `subject is one of values`, or not.
struct Assertion: Hashable, Sendable {
  var subject: String
  var values: Set<String>
  var isNegated: Bool

  init?(_ subject: Value, _ pattern: Guard.Pattern, _ isNegated: Bool) {
    switch pattern {
    case .isTrue:
      if case .binary(let sign, let a, let b) = subject, sign == "==" || sign == "!=",
        let name = a.assertionName, let value = b.assertionLiteral
      {
        self.init(name, [value], isNegated != (sign == "!="))
      } else if let name = subject.assertionName {
        self.init(name, ["true"], isNegated)
      } else {
        return nil
      }
    case .isPresent:
      guard let name = subject.assertionName else { return nil }
      self.init(name, ["nil"], !isNegated)
    case .oneOf(let patterns), .noneOf(let patterns):
      guard let name = subject.assertionName else { return nil }
      let values = patterns.compactMap(\.assertionLiteral)
      guard values.count == patterns.count else { return nil }
      if case .noneOf = pattern {
        self.init(name, Set(values), !isNegated)
      } else {
        self.init(name, Set(values), isNegated)
      }
    case .matches, .text: return nil
    }
  }

  private init(_ subject: String, _ values: Set<String>, _ isNegated: Bool) {
    self.subject = subject
    self.values = values
    self.isNegated = isNegated
  }

  /// Whether both cannot be true of one subject.
  func contradicts(_ other: Assertion) -> Bool {
    switch (isNegated, other.isNegated) {
    case (false, false): values.isDisjoint(with: other.values)
    case (false, true): values.isSubset(of: other.values)
    case (true, false): other.values.isSubset(of: values)
    case (true, true):
      values.union(other.values).isSuperset(of: ["true", "false"])
    }
  }
}

extension Value {
  /// A path as one text, without a leading `self`.
  fileprivate var assertionName: String? {
    guard case .path(let names) = self, names.first != "" else { return nil }
    return (names.first == "self" ? names.dropFirst() : names[...]).joined(separator: ".")
  }

  fileprivate var assertionLiteral: String? {
    switch self {
    case .none: "nil"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .text(let text): "\"" + text
    case .path(let names) where names.count > 1: names.last
    default: nil
    }
  }
}
