import Facts

extension Rule {
  /// A purpose string stands in tables of translations, and in no property list.
  package static let purposeStringOnlyLocalized = Rule(
    id: "purpose-string-only-localized", group: .metadata, severity: .warning,
    summary: "A purpose string stands only in localised files, and in no Info.plist.",
    why: """
      InfoPlist.strings only replaces the texts of keys that the Info.plist has. Apps ship without \
      them; some uploads were refused (ITMS-90683), and a language without a table has no text.
      """,
    fix: "State the key in the Info.plist or as a build setting too, in the app's own language.",
    sources: [.requestingAccess],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      --- en.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = ↓"Takes the photos of a note.";
      --- fr.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = 1️⃣"Prend les photos d'une note.";
      """
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app";
        NSCameraUsageDescription = "Takes the photos of a note."; }
      --- en.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = "Takes the photos of a note.";
      """,
      """
      struct Home {}
      --- en.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = "Takes the photos of a note.";
      """,
    ],
    check: { subject in
      guard subject.readsPropertyLists else { return [] }
      return subject.purposes.grouped(by: subject.apps) { statement in
        statement.origin == .table
          && !subject.purposes.stated(statement.key).contains {
            subject.apps.mayShare($0.place.path, with: statement.place.path)
          }
      }.map { statements in
        let first = statements[0]
        return Finding(
          rule: "purpose-string-only-localized", severity: .warning, certainty: .likely,
          message:
            "\(first.key) is stated only in localised files\(statements.languageNote), and in no "
            + "property list or build setting",
          help: "Add \(first.key) to the Info.plist, in the app's own language.",
          place: first.place,
          related: statements.dropFirst().map { RelatedPlace("and here", at: $0.place) },
          about: first.key)
      }
    })
}

extension Subject {
  /// Whether some Info.plist of the app was read: else keys may stand in one that was not.
  fileprivate var readsPropertyLists: Bool {
    facts.propertyLists.contains { list in
      list.entries.contains {
        $0.keyPath == ["CFBundleIdentifier"] || $0.keyPath == ["CFBundleName"]
      }
    }
      || facts.projects.contains { $0.targets.contains(where: \.isApplication) }
  }
}
