import Facts

extension Rule {
  /// A purpose string asks people to allow, rather than saying what for.
  package static let steeringPurposeString = Rule(
    id: "steering-purpose-string", group: .metadata, severity: .warning,
    summary: "A purpose string urges people to allow access.",
    why: """
      The prompt asks the question; the purpose string says what the answer is for. App Review \
      rejects texts that tell people which button to press, or what they lose otherwise.
      """,
    fix: "Say what the feature does with the resource, and leave the answer to the person.",
    sources: [.clearPurpose, .keepsWorking],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { ↓NSCameraUsageDescription = "Please allow camera access to scan the codes of tickets."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSUserTrackingUsageDescription = "Tap \\"Allow\\" to see ads that fit you."; }
      --- ko.lproj/InfoPlist.strings
      "NSUserTrackingUsageDescription" = 1️⃣"맞춤 광고를 보려면 허용을 눌러 주세요.";
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "Scans the codes of tickets."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "This allows you to scan tickets, and allows friends to join."; }
      """,
    ],
    check: { subject in
      subject.purposes.grouped(by: subject.apps) {
        NotesWording.holds(PurposeSteering.phrases, $0.text)
      }.map { statements in
        let first = statements[0]
        return Finding(
          rule: "steering-purpose-string", severity: .warning, certainty: .likely,
          message: "the purpose string \(first.key) urges people to allow: \(first.quoted)"
            + statements.languageNote,
          help: "Say what the feature does with it, and leave the answer to the person.",
          place: first.place,
          related: statements.dropFirst().map { RelatedPlace("here too", at: $0.place) },
          about: first.key)
      }
    })
}
