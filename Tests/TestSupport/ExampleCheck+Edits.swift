import Auditing
import Facts

extension ExampleCheck {
  /// What is wrong with the edits of a trigger's findings, each applied alone: the finding must be
  /// gone, and no new one there, of whatever rule.
  package static func faults(ofEditsIn example: Example, of rule: Rule) -> [String] {
    let project = MiniProject(example)
    let before = project.report(Rule.all).findings
    return before.filter { $0.rule == rule.id && !$0.edits.isEmpty }.flatMap { finding in
      var expected = before.map(\.identity)
      expected.removeAll { $0 == finding.identity }
      var faults: [String] = []
      for found in project.applying(finding.edits).report(Rule.all).findings.map(\.identity) {
        if let index = expected.firstIndex(of: found) {
          expected.remove(at: index)
        } else {
          faults.append("after '\(finding.fix?.summary ?? "")': \(found)")
        }
      }
      return faults
    }
  }

  /// What the files hold after the edits of the first finding of a rule; nil where it has none.
  package static func repaired(_ text: String, by rule: Rule, asking rules: [Rule]) -> String? {
    let project = MiniProject(Example(text))
    let first = project.report(rules).findings.first { $0.rule == rule.id }
    guard let first, !first.edits.isEmpty else { return nil }
    return project.applying(first.edits).files.map(\.text).joined(separator: "\n---\n")
  }
}

extension Finding {
  /// What is the same in two versions of a project, whatever line it stands on.
  fileprivate var identity: String { "\(rule) in \(place.path): \(message)" }
}

extension MiniProject {
  /// The project with these edits.
  package func applying(_ edits: [Edit]) -> MiniProject {
    MiniProject(
      files.map { file in
        var file = file
        let own = edits.filter { $0.place.path == file.path }
        for edit in own.sorted(by: { $1.place < $0.place }) {
          var bytes = Array(file.text.utf8)
          let range = Self.offset(edit.place.line, edit.place.column, in: bytes)
          let end = Self.offset(edit.place.endLine, edit.place.endColumn, in: bytes)
          bytes.replaceSubrange(range..<end, with: Array(edit.text.utf8))
          file.text = String(decoding: bytes, as: UTF8.self)
        }
        return file
      })
  }

  private static func offset(_ line: Int, _ column: Int, in bytes: [UInt8]) -> Int {
    var start = bytes.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return bytes.count }
      start = end + 1
    }
    return start + column - 1
  }
}
