import Auditing
import Facts
import Reading

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
      let after = project.applying(finding.edits).report(Rule.all).findings
      if let left = finding.fix?.leaves, !after.contains(where: { $0.rule == left }) {
        faults.append("\(left) says nothing of what is left to do")
      }
      for found in after.filter({ $0.rule != finding.fix?.leaves }).map(\.identity) {
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
        let text = SourceText(path: file.path, bytes: Array(file.text.utf8))
        // An edit that fits nowhere changes nothing, so that its finding stays.
        if let after = text.applying(own) {
          file.text = String(decoding: after.bytes, as: UTF8.self)
        }
        return file
      })
  }
}
