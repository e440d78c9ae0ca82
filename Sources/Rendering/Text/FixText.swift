import Auditing
import Facts

/// What `fix` says of its work.
package enum FixText {
  /// What was repaired or can be, and what is left; `refused` are the files that stay as they are.
  package static func text(of plan: FixPlan, refused: Set<String>, isDry: Bool) -> String {
    let done = plan.repaired.filter { finding in
      finding.edits.allSatisfy { !refused.contains($0.place.path) }
    }
    var lines = done.map { finding in
      "\(Words.place(finding.place)): \(finding.fix?.summary ?? "") [\(finding.rule)]"
    }
    lines += plan.overlapping.map {
      "\(Words.place($0.place)): left: its repair overlaps with another; run again [\($0.rule)]"
    }
    let files = Set(done.flatMap(\.edits).map(\.place.path)).count
    let verb = isDry ? "can be repaired" : "repaired"
    lines.append(
      done.isEmpty
        ? "Nothing to repair."
        : "\(Words.count(done.count, "finding")) \(verb) in \(Words.count(files, "file")).")
    let left = plan.left.count { $0.severity > .note }
    if left > 0 {
      lines.append("\(Words.count(left, "finding")) left that take thought: see 'askonce check'.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
