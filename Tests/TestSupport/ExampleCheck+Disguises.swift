import Auditing
import Facts

extension ExampleCheck {
  /// The forms in which every example is replayed.
  package enum Disguise: String, Sendable, CaseIterable {
    /// Code that does not run: nothing may be found.
    case blockComment, stringLiteral
    /// Code that means the same: everything must be found, where it then stands.
    case emojiLine, carriageReturns, conditional
  }

  /// What a disguise of a trigger brings to light; nothing where it does not apply.
  package static func faults(
    ofTrigger example: Example, of rule: Rule, in disguise: Disguise
  ) -> [String] {
    let text = MarkedText(example)
    if disguise.hides, !text.canBeHidden { return [] }
    let moved = text.disguised(disguise)
    return faults(
      in: MiniProject(moved.files), of: rule, expecting: moved.findings, moved.related)
  }

  /// What happens to a trigger whose findings are silenced: all of them, and nothing else, must be.
  package static func faults(ofSuppressed example: Example, of rule: Rule) -> [String] {
    let text = MarkedText(example)
    guard text.isSwiftOnly, rule.group != .suppression else { return [] }
    let silenced = text.suppressing(rule.id)
    let report = MiniProject(silenced.files).report([rule])
    let found = report.suppressed.map { MarkedText.Mark($0.finding.place) }.sorted()
    return report.findings.map { "still found: \($0.rule) \(MarkedText.Mark($0.place))" }
      + (found == silenced.findings ? [] : ["suppressed \(found), expected \(silenced.findings)"])
  }

  /// What happens to a suppression that silences nothing: it must be reported, once.
  package static func faults(ofIdleSuppressionIn example: Example, of rule: Rule) -> [String] {
    var files = MarkedText(example).files
    guard let index = files.firstIndex(where: \.isSwift), rule.group != .suppression else {
      return []
    }
    files[index].text = "// askonce:disable:next \(rule.id) - nothing here\n" + files[index].text
    let found = MiniProject(files).report([rule]).findings.map {
      "\($0.rule) \(MarkedText.Mark($0.place))"
    }
    let expected = ["unused-suppression \(files[index].path):1:1"]
    return found == expected ? [] : ["found \(found), expected \(expected)"]
  }
}

extension ExampleCheck.Disguise {
  /// Whether the code is no code any more.
  var hides: Bool { self == .blockComment || self == .stringLiteral }
}

extension MarkedText.File {
  /// Whether the file is source.
  package var isSwift: Bool { path.hasSuffix(".swift") }
}

extension MarkedText {
  /// Whether every finding stands in source.
  var isSwiftOnly: Bool { findings.allSatisfy { $0.path.hasSuffix(".swift") } }

  /// Whether the source stays one comment when it is put into one.
  var canBeHidden: Bool {
    let source = files.filter(\.isSwift).map(\.text)
    return isSwiftOnly && !source.contains { $0.contains("*/") || $0.contains("/*") }
  }

  /// The example in another form, with its marks where they then stand.
  func disguised(_ disguise: ExampleCheck.Disguise) -> MarkedText {
    var text = self
    for index in files.indices where files[index].isSwift {
      text.files[index].text = disguise.applied(to: files[index].text)
    }
    if disguise.hides { (text.findings, text.related) = ([], []) }
    if disguise == .emojiLine || disguise == .conditional {
      text.findings = findings.map(\.oneLineDown)
      text.related = related.map(\.oneLineDown)
    }
    return text
  }

  /// The example with a comment above each marked line.
  func suppressing(_ rule: String) -> MarkedText {
    var text = self
    for index in files.indices {
      let path = files[index].path
      let marked = Set(findings.filter { $0.path == path }.map(\.line)).sorted()
      var lines = files[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in marked.reversed() {
        let indentation = lines[line - 1].prefix { $0 == " " || $0 == "\t" }
        lines.insert(
          "\(indentation)// askonce:disable:next \(rule) - shown on purpose", at: line - 1)
      }
      text.files[index].text = lines.joined(separator: "\n")
      for finding in findings.indices where findings[finding].path == path {
        text.findings[finding].line += marked.count { $0 <= findings[finding].line }
      }
    }
    return text
  }
}

extension ExampleCheck.Disguise {
  /// One file's source in this form.
  func applied(to source: String) -> String {
    switch self {
    case .blockComment: "/* not compiled\n\(source)\n*/\n"
    case .stringLiteral: "let text = ###\"\"\"\n\(source)\n\"\"\"###\n"
    case .emojiLine: "// 🎙️ 👩‍👩‍👧 é\n\(source)"
    case .carriageReturns: source.replacing("\n", with: "\r\n")
    case .conditional: "#if os(iOS)\n\(source)\n#endif\n"
    }
  }
}

extension MarkedText.Mark {
  /// The same in source, where a line was put in front; other files are as they were.
  fileprivate var oneLineDown: MarkedText.Mark {
    path.hasSuffix(".swift") ? .init(path: path, line: line + 1, column: column) : self
  }
}
