import Auditing
import Facts

extension Reporter {
  /// For GitLab: a Code Quality report, which merge requests show.
  package static let gitlab = Reporter(
    id: "gitlab", summary: "for GitLab: a Code Quality report (JSON)"
  ) { report, context in
    var seen: [String: Int] = [:]
    let entries = context.shown(report).map { finding -> JSONValue in
      let fingerprint = Fingerprint(finding).text
      let count = seen[fingerprint, default: 0] + 1
      seen[fingerprint] = count
      let place = finding.place
      let lines: JSONValue = [
        "begin": .integer(max(place.line, 1)), "end": .integer(max(place.endLine, 1)),
      ]
      return [
        "description": .string(Words.headline(finding)),
        "check_name": .string(finding.rule),
        // GitLab keeps one of several with the same fingerprint.
        "fingerprint": .string(count == 1 ? fingerprint : "\(fingerprint)-\(count)"),
        "severity": .string(finding.severity.codeQuality),
        "location": ["path": .string(context.relative(place.path)), "lines": lines],
      ]
    }
    return JSONValue.array(entries).document
  }
}

extension Severity {
  /// GitLab's words, of which `blocker` and `critical` stay unused.
  fileprivate var codeQuality: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
