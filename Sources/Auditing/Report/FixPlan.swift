import Facts

/// Which repairs of a report are made together: of two that touch the same text, the first alone.
package struct FixPlan: Sendable {
  /// The findings whose repairs are made, in the order of the report.
  package private(set) var repaired: [Finding] = []
  /// The findings whose repairs overlap with one that is made.
  package private(set) var overlapping: [Finding] = []
  /// The findings that no machine can repair.
  package private(set) var left: [Finding] = []
  /// The edits of each file, by its path; an edit that several repairs share, once.
  package private(set) var edits: [String: [Edit]] = [:]

  /// The repairs of some findings.
  package init(_ findings: [Finding]) {
    for finding in findings {
      if finding.edits.isEmpty {
        left.append(finding)
      } else if finding.edits.allSatisfy(isFree) {
        repaired.append(finding)
        for edit in finding.edits where edits[edit.place.path]?.contains(edit) != true {
          edits[edit.place.path, default: []].append(edit)
        }
      } else {
        overlapping.append(finding)
      }
    }
  }

  private func isFree(_ edit: Edit) -> Bool {
    (edits[edit.place.path] ?? []).allSatisfy { $0 == edit || !$0.place.overlaps(edit.place) }
  }
}

extension Place {
  /// Whether two ranges share text, or one stands inside the other; those that touch do not.
  fileprivate func overlaps(_ other: Place) -> Bool {
    (line, column) < (other.endLine, other.endColumn)
      && (other.line, other.column) < (endLine, endColumn)
  }
}
