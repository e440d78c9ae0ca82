import Contract
import Facts

extension Report {
  /// What was there before and is therefore not shown: never silent.
  package struct Hiding: Sendable, Hashable {
    /// Where the baseline comes from.
    package enum Source: Sendable, Hashable {
      /// A file, as it was given.
      case file(String)
      /// A revision, as it was given.
      case revision(String)
    }
    /// Where the baseline comes from.
    package var source: Source
    /// How many findings it hides.
    package var count: Int
    /// Entries of which nothing is left.
    package var gone: [Baseline.Entry]
    /// Entries that name no rule there is.
    package var unknown: [Baseline.Entry]
  }

  /// The report on these files without what a baseline knows; what rules that were not asked once
  /// found is left alone.
  package func hiding(
    _ baseline: Baseline, from source: Hiding.Source, files: Set<String>, asked: [String],
    known: [String]
  ) -> Report {
    let asked = Set(asked)
    let match = Baseline(entries: baseline.entries.filter { asked.contains($0.rule) })
      .match(findings, among: files)
    var report = self
    report.findings = match.new
    report.suppressed = (suppressed + match.known.map { $0.known(from: source) })
      .sorted { Finding.precedes($0.finding, $1.finding) }
    report.hidings.append(
      Hiding(
        source: source, count: match.known.count, gone: match.gone,
        unknown: baseline.entries.filter { !known.contains($0.rule) }))
    return report
  }
}

extension Finding {
  fileprivate func known(from source: Report.Hiding.Source) -> SuppressedFinding {
    switch source {
    case .file(let path):
      SuppressedFinding(finding: self, reason: "known in \(path)", origin: .baseline)
    case .revision(let name):
      SuppressedFinding(finding: self, reason: "known at \(name)", origin: .revision)
    }
  }
}
