import Facts

extension Rule {
  /// A purpose key that current systems do not read stands without the key that took its place.
  package static let retiredPurposeKey = Rule(
    id: "retired-purpose-key", group: .metadata, severity: .warning,
    summary: "A purpose key is stated that current systems no longer read, without its successor.",
    why: """
      Systems since the successor's version look for the new key alone, and end the app or refuse \
      without a prompt when it is missing.
      """,
    fix: "Add the successor, and keep the old key only for older systems.",
    sources: [.requestingAccess],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { ↓NSCalendarsUsageDescription = "Shows your appointments beside your notes."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSLocationAlwaysUsageDescription = "Reminds you of notes near a place.";
        NSLocationWhenInUseUsageDescription = "Shows notes near you."; }
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { NSCalendarsUsageDescription = "Shows your appointments beside your notes.";
        NSCalendarsFullAccessUsageDescription = "Shows your appointments beside your notes."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCalendarsUsageDescription = "Writes an appointment for a note.";
        NSCalendarsWriteOnlyAccessUsageDescription = "Writes an appointment for a note."; }
      """,
    ],
    check: { subject in
      let targets = DeploymentTargets(subject.facts)
      return subject.purposes.grouped(by: subject.apps) { statement in
        statement.origin != .table && isRetired(statement, in: subject)
      }.compactMap { statements in
        guard let successor = PurposeKeys.successors[statements[0].key] else { return nil }
        let app = subject.apps.app(of: statements[0].place.path)
        let oldest = targets.oldest(of: app, in: subject.apps)
        return retired(statements, successor, oldest?.versions)
      }
    })

  private static func isRetired(
    _ statement: PurposeStrings.Statement, in subject: Subject
  ) -> Bool {
    guard let successor = PurposeKeys.successors[statement.key] else { return false }
    return !subject.purposes.statements.contains {
      successor.keys.contains($0.key)
        && subject.apps.mayShare($0.place.path, with: statement.place.path)
    }
  }

  private static func retired(
    _ statements: [PurposeStrings.Statement], _ successor: PurposeKeys.Successor,
    _ oldest: SystemVersions?
  ) -> Finding {
    let first = statements[0]
    let names = successor.keys.joined(separator: " or ")
    let since = successor.since.spoken
    let old = oldest?.older(than: successor.since)
    let isUnread = old?.isEmpty == true && oldest?.reach(successor.since) == true
    let kept =
      isUnread
      ? "Replace it by \(names); no system that the app runs on reads \(first.key)."
      : "Add \(names), and keep \(first.key) for systems before \(since)."
    return Finding(
      rule: "retired-purpose-key", severity: .warning, certainty: .certain,
      message: "\(first.key) is not read since \(since), and \(names) is missing",
      help: kept, place: first.place,
      related: statements.dropFirst().map { RelatedPlace("stated here too", at: $0.place) },
      about: first.key)
  }
}
