import Facts

extension Coverage {
  /// What was covered of a subject.
  package init(of subject: Subject) {
    let files = subject.facts.files
    let parsed = files.filter { $0.treatment == .parsed }
    self.init(
      filesRead: files.count { $0.treatment == .parsed || $0.treatment == .skimmed },
      filesParsed: parsed.count, bytesParsed: parsed.reduce(0) { $0 + $1.size },
      controls: Set(subject.asBuilt.trees.flatMap(\.elements).filter(\.isControl).map(\.place))
        .count,
      requests: Self.requests(subject.asBuilt, subject.apps), unfollowed: Self.unfollowed(files),
      problems: subject.facts.problems)
    cut = subject.asBuilt.cut
    apps = subject.apps.apps.count > 1 ? subject.apps.apps.map(\.name) : []
  }

  private static func requests(_ flows: AsBuilt, _ apps: AppFolders) -> [Request] {
    let triggers = flows.triggers()
    return flows.requests.filter(flows.isRequest).map { site in
      let starter = triggers[site.call]?.first
      return Request(
        resources: site.match.resources, place: site.place,
        startedBy: starter.map { "\($0.text) (\($0.place.path):\($0.place.line))" },
        app: apps.name(of: site.place.path))
    }
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
