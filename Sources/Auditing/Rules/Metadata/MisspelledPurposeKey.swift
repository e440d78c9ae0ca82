import Facts

extension Rule {
  /// A key that is meant as a purpose key, and that the system does not know.
  package static let misspelledPurposeKey = Rule(
    id: "misspelled-purpose-key", group: .metadata, severity: .error,
    summary: "A purpose key is misspelled, so the system does not find its text.",
    why: """
      The system looks for the exact key. Under another name the text does not exist: the app is \
      ended or refused at the first use, and the upload is refused (ITMS-90683).
      """,
    fix: "Write the key as Apple does.",
    sources: [.requestingAccess],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        ↓<key>NSCameraUsageDescripton</key>
        <string>Takes the photos of a note.</string>
      </dict></plist>
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSPhotosLibraryUsageDescription = "Adds photos to a note."; }
      --- de.lproj/InfoPlist.strings
      "NSPhotosLibraryUsageDescription" = 1️⃣"Fügt Fotos zu einer Notiz hinzu.";
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSMicroPhoneUsageDescription = "Records your voice notes."; }
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>NSCameraUsageDescription</key>
        <string>Takes the photos of a note.</string>
      </dict></plist>
      """,
      """
      struct Home {}
      --- Info.plist
      { NSFutureThingUsageDescription = "Uses what is to come."; CFBundleDescription = "A";
        NSFooUsageDescription = "Uses what is to come."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescripton = "Left over.";
        NSCameraUsageDescription = "Takes the photos of a note."; }
      """,
    ],
    check: { subject in
      let stated = Set(subject.purposes.statements.map(\.key))
      return subject.purposes.grouped(by: subject.apps, keys: { _ in true }) { statement in
        PurposeKeys.meant(by: statement.key).map { !stated.contains($0) } ?? false
      }.map { misspelled($0, beside: stated) }
    })

  private static func misspelled(
    _ statements: [PurposeStrings.Statement], beside stated: Set<String>
  ) -> Finding {
    let first = statements[0]
    let meant = PurposeKeys.meant(by: first.key) ?? ""
    let edits = statements.compactMap { $0.renaming(to: meant) }
    // Renamed in one file alone, or twice in one list, the key would be two.
    let lists = statements.filter { $0.origin == .propertyList }.map(\.place.path)
    let isWhole =
      edits.count == statements.count && !stated.contains(meant) && Set(lists).count == lists.count
    return Finding(
      rule: "misspelled-purpose-key", severity: .error, certainty: .certain,
      message: "the key \(first.key) is unknown to the system; \(meant) is meant",
      help: "Rename the key to \(meant).", place: first.place,
      related: statements.dropFirst().map { RelatedPlace("written so here too", at: $0.place) },
      about: first.key,
      fix: isWhole
        ? Fix("Rename the key to \(meant)", Set(edits).sorted { $0.place < $1.place }) : nil)
  }
}
