import Facts

extension Rule {
  /// A purpose key is there, and its text is empty.
  package static let emptyPurposeString = Rule(
    id: "empty-purpose-string", group: .metadata, severity: .error,
    summary: "A purpose string is empty.",
    why: """
      The system shows the text in its prompt, and the upload is refused when it is empty \
      (ITMS-90738).
      """,
    fix: "Say in one sentence which feature uses the resource and for what, in every language.",
    sources: [.clearPurpose],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        ↓<key>NSCameraUsageDescription</key>
        <string></string>
      </dict></plist>
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSMicrophoneUsageDescription = "  "; NSCameraUsageDescription = "Takes photos of notes."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "Takes photos of notes."; }
      --- fr.lproj/InfoPlist.strings
      "CFBundleName" = "";
      "NSCameraUsageDescription" = ↓"";
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
      { NSCameraUsageDescription = "$(CAMERA_TEXT)"; NSBonjourServices = (); CFBundleName = ""; }
      """,
    ],
    check: { subject in
      subject.purposes.grouped(by: subject.apps) { $0.text.allSatisfy(\.isWhitespace) }
        .map { emptyString($0) }
    })

  /// One finding for a key.
  private static func emptyString(_ statements: [PurposeStrings.Statement]) -> Finding {
    let first = statements[0]
    return Finding(
      rule: "empty-purpose-string", severity: .error, certainty: .certain,
      message: "the purpose string \(first.key) is empty\(statements.languageNote)",
      help: "Say which feature uses it and for what, or remove the key with the use.",
      place: first.place,
      related: statements.dropFirst().map { RelatedPlace("empty here too", at: $0.place) },
      about: first.key)
  }
}
