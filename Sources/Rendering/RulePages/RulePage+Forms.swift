extension RulePage {
  /// As `Documentation/Rules/<id>.md` holds it.
  package var markdown: String {
    blocks.map { block in
      switch block {
      case .title(let text): "# \(text)\n"
      case .heading(let text): "## \(text)\n"
      case .paragraph(let text): text + "\n"
      case .item(let text): "- \(text)\n"
      case .code(let text, let language): "```\(language)\n\(text)\n```\n"
      }
    }.joined(separator: "\n")
  }

  /// As `askonce explain` shows it.
  package func terminal(_ style: Style) -> String {
    blocks.map { block in
      let lines: [String] =
        switch block {
        case .title(let text), .heading(let text): [style(text, .heading)]
        case .paragraph(let text): text.printable.wrapped(to: 90)
        case .item(let text): text.printable.wrapped(to: 90).map { "  " + $0 }
        case .code(let text, _):
          text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        }
      return lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }
}
