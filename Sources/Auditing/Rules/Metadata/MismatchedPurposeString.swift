import Facts
import PermissionModel

extension Rule {
  /// One text explains several resources, or names another than its own.
  package static let mismatchedPurposeString = Rule(
    id: "mismatched-purpose-string", group: .metadata, severity: .warning,
    summary: "A purpose string speaks of another resource than the one that is asked for.",
    why: """
      The prompt for one resource then explains another. App Review rejects copied texts, since \
      people cannot tell what they would allow.
      """,
    fix: "Write one text for each resource, which says what that one is used for.",
    sources: [.clearPurpose],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { ↓NSMicrophoneUsageDescription = "The camera scans the codes of tickets.";
        NSCameraUsageDescription = "The camera scans the codes of tickets."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSContactsUsageDescription = "Shows the calendar of your week on the first page."; }
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { NSMicrophoneUsageDescription = "Records the sound of videos that the camera takes.";
        NSCameraUsageDescription = "The camera scans the codes of tickets."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSMicrophoneUsageDescription = "The camera and the microphone are used for video calls.";
        NSCameraUsageDescription = "The camera and the microphone are used for video calls.";
        NSPhotoLibraryUsageDescription = "Lets you pick pictures that the camera took.";
        NSBluetoothAlwaysUsageDescription = "Finds beacons to tell your location indoors."; }
      """,
    ],
    check: { subject in
      let reading = PurposeReading(subject)
      return subject.purposes.grouped(by: subject.apps) { reading.fault(in: $0) != nil }
        .map { mismatched($0, reading) }
    })

  private static func mismatched(
    _ statements: [PurposeStrings.Statement], _ reading: PurposeReading
  ) -> Finding {
    let first = statements[0]
    let other = reading.fault(in: first)
    let copy = other?.copy
    return Finding(
      rule: "mismatched-purpose-string", severity: .warning,
      certainty: copy == nil ? .possible : .likely,
      message: "\(first.key) speaks of \(other?.name ?? "another resource"): \(first.quoted)"
        + statements.languageNote,
      help: "Say what this resource is used for.", place: first.place,
      related: copy.map { [RelatedPlace("the text that is repeated", at: $0.place)] } ?? [],
      about: first.key)
  }
}
