extension Report {
  /// The report without what belongs to other apps than the one of a target.
  package func limited(to target: String, of subject: Subject) -> Report {
    let apps = subject.apps
    var report = self
    report.findings = findings.filter { apps.mayBelong($0.place.path, to: target) }
    report.suppressed = suppressed.filter { apps.mayBelong($0.finding.place.path, to: target) }
    report.coverage = Coverage(of: subject, for: target)
    report.coverage.skipped = coverage.skipped
    report.foreign = findings.count - report.findings.count
    return report
  }
}
