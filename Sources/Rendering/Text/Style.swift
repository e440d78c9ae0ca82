import Facts

/// The table of colours: which words of a text stand out, and how.
package struct Style: Sendable {
  /// What is emphasised.
  package enum Role: Sendable {
    case error, warning, note, path, underline, label, faint, heading
  }
  /// The number of each role's terminal attribute; none: as it is.
  var codes: [Role: String]

  /// No colour.
  package static let plain = Style(codes: [:])

  /// Sixteen-colour attributes, which every terminal knows.
  package static let colored = Style(codes: [
    .error: "1;31", .warning: "1;33", .note: "1;36", .path: "1", .underline: "32", .label: "1",
    .faint: "2", .heading: "1",
  ])

  /// The text as the role shows it.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    guard let code = codes[role] else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Severity {
  /// How the severity's word is shown.
  var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
