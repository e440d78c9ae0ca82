extension Report {
  /// The report without what belongs to other apps than the one of a target.
  package func limited(to target: String, of apps: AppFolders) -> Report {
    var report = self
    report.findings = findings.filter { apps.mayBelong($0.place.path, to: target) }
    report.suppressed = suppressed.filter { apps.mayBelong($0.finding.place.path, to: target) }
    report.coverage.requests = coverage.requests.filter {
      apps.mayBelong($0.place.path, to: target)
    }
    report.foreign = findings.count - report.findings.count
    return report
  }
}
