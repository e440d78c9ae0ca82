import Facts

extension Coverage {
  /// What was covered of a subject; controls and requests come from its flows.
  package init(of subject: Subject, controls: Int = 0, requests: [Request] = []) {
    let files = subject.facts.files
    let parsed = files.filter { $0.treatment == .parsed }
    self.init(
      filesRead: files.count { $0.treatment == .parsed || $0.treatment == .skimmed },
      filesParsed: parsed.count, bytesParsed: parsed.reduce(0) { $0 + $1.size },
      controls: controls, requests: requests, unfollowed: Self.unfollowed(files),
      problems: subject.facts.problems)
  }

  /// Languages in which no flow is followed, in the order of their kinds.
  private static func unfollowed(_ files: [FileFact]) -> [Unfollowed] {
    let languages: [FileFact.Kind] = [
      .objectiveC, .interfaceBuilder, .dart, .javaScript, .kotlin, .cSharp,
    ]
    return languages.compactMap { kind in
      let paths = files.filter { $0.kind == kind && $0.treatment == .counted }.map(\.path)
      return paths.isEmpty
        ? nil : Unfollowed(kind: kind, count: paths.count, examples: Array(paths.prefix(3)))
    }
  }
}
