import Facts
import PermissionModel

extension Rule {
  /// A purpose string for a resource that nothing of the app is seen to use.
  package static let unprovenPurposeString = Rule(
    id: "unproven-purpose-string", group: .metadata, severity: .note,
    summary: "Nothing that was read needs a purpose string that is stated.",
    why: """
      App Review asks why an app states what it does not use. A library that is only there as a \
      binary may need it: `askonce check` of the compiled app tells.
      """,
    fix: "Remove the key with the use that is gone, or name the library that needs it.",
    sources: [.requestingAccess],
    triggers: [
      """
      import AVFoundation
      func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      --- Info.plist
      { NSCameraUsageDescription = "Scans the codes of tickets.";
        ↓NSContactsUsageDescription = "Shows who of your friends plays too."; }
      """
    ],
    passes: [
      """
      import AVFoundation
      import Contacts
      func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      --- Info.plist
      { NSCameraUsageDescription = "Scans the codes of tickets.";
        NSContactsUsageDescription = "Shows who of your friends plays too."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSContactsUsageDescription = "Shows who of your friends plays too."; }
      """,
    ],
    check: { subject in
      let proof = PurposeProof(subject)
      guard proof.isPossible else { return [] }
      return subject.purposes.grouped(by: subject.apps) { statement in
        statement.origin != .table && proof.isUnproven(statement.key)
      }.map { statements in
        let first = statements[0]
        return Finding(
          rule: "unproven-purpose-string", severity: .note, certainty: proof.certainty,
          message: "nothing that was read uses what \(first.key) is for"
            + proof.libraries(for: first.key),
          help: "Remove the key, unless a library that is only there as a binary needs it.",
          place: first.place,
          related: statements.dropFirst().map { RelatedPlace("stated here too", at: $0.place) },
          about: first.key)
      }
    })
}

/// What of an app is seen to need purpose strings.
private struct PurposeProof {
  private let used: Set<String>
  private let modules: Set<String>
  private let rows: [String: [ResourceRow]]
  private let linked: [LinkedLibrary]
  /// Whether anything that may use a resource was read: else all would be unproven.
  let isPossible: Bool
  /// Compiled code was seen to the end; source may have libraries that were not read.
  let certainty: Certainty

  init(_ subject: Subject) {
    let sites = subject.asBuilt.requests.flatMap(\.match.resources)
    used = Set(
      sites + subject.asBuilt.pickers.flatMap(\.resources)
        + subject.binaryUses.all.map(\.row.id))
    modules = Set(subject.facts.swift.flatMap(\.imports)).union(
      subject.facts.binaries.flatMap(\.libraries).map(Self.module))
    linked = LinkedLibrary.all(subject.facts)
    rows = Dictionary(
      grouping: ResourceRow.all.flatMap { row in row.purposeKeys.map { ($0.key, row) } }, by: \.0
    ).mapValues { $0.map(\.1) }
    isPossible =
      subject.isWhollyParsed && (!sites.isEmpty || !subject.binaryUses.all.isEmpty)
    certainty = subject.facts.binaries.isEmpty ? .possible : .likely
  }

  /// Whether neither a use, nor the import of a framework of the resource's own, was seen.
  func isUnproven(_ key: String) -> Bool {
    guard let rows = rows[key] else { return false }
    let families = Set(rows.map(\.family))
    return rows.allSatisfy { row in
      !used.contains { id in
        ResourceRow.row(id: id).map { families.contains($0.family) } ?? false
      } && modules.isDisjoint(with: row.modules)
    }
  }

  /// The libraries of others that may need a key, as the end of a sentence.
  func libraries(for key: String) -> String {
    let families = Set((rows[key] ?? []).map(\.family))
    let names = linked.map(\.known).filter { !$0.families.isDisjoint(with: families) }.map(\.name)
    guard !names.isEmpty else { return "" }
    return "; \(names.spoken) \(names.count == 1 ? "is" : "are") linked, and may need it"
  }

  /// "AVFoundation" of `/System/Library/Frameworks/AVFoundation.framework/AVFoundation`.
  private static func module(_ library: String) -> String {
    library.split(separator: "/").last.map(String.init) ?? library
  }
}
