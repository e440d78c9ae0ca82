import Facts

extension Coverage {
  /// What was covered of a subject; with a target, of what may belong to it.
  package init(of subject: Subject, for target: String? = nil) {
    let belongs = { (path: String) in
      target.map { subject.apps.mayBelong(path, to: $0) } ?? true
    }
    let files = subject.facts.files.filter { belongs($0.path) }
    let parsed = files.filter { $0.treatment == .parsed }
    self.init(
      filesRead: files.count { $0.treatment == .parsed || $0.treatment == .skimmed },
      filesParsed: parsed.count, bytesParsed: parsed.reduce(0) { $0 + $1.size },
      controls: Self.controls(of: subject.asBuilt).count { belongs($0.path) },
      requests: Self.requests(subject.asBuilt, subject.apps).filter { belongs($0.place.path) },
      unfollowed: Self.unfollowed(files),
      problems: subject.facts.problems.filter { belongs($0.place.path) })
    cut = subject.asBuilt.cut.filter { belongs($0.path) }
    guard subject.apps.apps.count > 1 else { return }
    let own = subject.apps.apps.filter {
      target.map(subject.apps.folders)?.contains($0.folder) ?? true
    }
    apps = own.map(\.name)
    otherApps = subject.apps.apps.filter { !own.contains($0) }.map(\.name)
  }

  private static func controls(of flows: AsBuilt) -> Set<Place> {
    var places: Set<Place> = []
    for tree in flows.trees {
      for element in tree.elements where element.isControl { places.insert(element.place) }
    }
    return places
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
      .interfaceBuilder, .dart, .javaScript, .kotlin, .cSharp,
    ]
    return languages.compactMap { kind in
      let paths = files.filter { $0.kind == kind && $0.treatment == .counted }.map(\.path)
      return paths.isEmpty
        ? nil : Unfollowed(kind: kind, count: paths.count, examples: Array(paths.prefix(3)))
    }
  }
}
