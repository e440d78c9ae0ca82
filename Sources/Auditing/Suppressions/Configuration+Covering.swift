import Contract
import Facts

extension Configuration.Suppression {
  /// Whether a finding is meant.
  func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && path.covers(finding.place.path)
      && text.map { finding.message.contains($0) } ?? true
  }

  /// Whether its last day lies before a day.
  func isOver(on day: String?) -> Bool {
    guard let expires, let day else { return false }
    return expires < day
  }
}

extension Audited {
  /// The configuration's suppressions that still count.
  var validSuppressions: [Configuration.Suppression] {
    suppressions.filter { !$0.isOver(on: day) }
  }
}
