import Facts
import PermissionModel

/// Which resources the texts of purpose strings speak of.
struct PurposeReading {
  /// What is wrong with a text.
  struct Fault {
    /// What the text speaks of.
    var name: String
    /// The statement that it repeats; nil where it only names another resource.
    var copy: PurposeStrings.Statement?
  }
  private let purposes: PurposeStrings
  private let naming: ResourceNaming
  private let rows: [String: ResourceRow]
  private let appNames: AppNames

  init(_ subject: Subject) {
    purposes = subject.purposes
    naming = ResourceNaming(subject.asBuilt)
    appNames = AppNames(subject.facts)
    rows = Dictionary(
      ResourceRow.all.flatMap { row in
        row.purposeKeys.filter { $0.need == .required || $0.need == .alternative }
          .map { ($0.key, row) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What another resource a text speaks of, where it does not speak of its own.
  func fault(in statement: PurposeStrings.Statement) -> Fault? {
    var statement = statement
    guard statement.isResolved, let own = rows[statement.key],
      let text = appNames.replaced(in: statement.text)
    else { return nil }
    let written = statement.text
    statement.text = text
    guard
      statement.text.contains(where: \.isWhitespace)
        || !statement.text.utf8.allSatisfy({ $0 < 128 }),
      !speaks(of: own.family, statement)
    else { return nil }
    let related = Self.neighbours[own.family] ?? []
    for family in Self.families where family != own.family {
      guard names(family, statement), let row = ResourceRow.rows(family: family).first else {
        continue
      }
      let copy = purposes.statements.first { other in
        other.text == written && other.key != statement.key
          && other.language == statement.language && rows[other.key]?.family == family
      }
      if copy == nil, related.contains(family) { continue }
      return Fault(name: row.spokenName, copy: copy)
    }
    return nil
  }

  /// Whether a text names a family by the words of the resource table.
  private func names(_ family: String, _ statement: PurposeStrings.Statement) -> Bool {
    guard let row = ResourceRow.rows(family: family).first else { return false }
    let text = ResolvedText(text: statement.text, language: statement.language)
    return naming.names(text, naming.words(of: [row.id]))
  }

  /// Whether a text speaks of a family, also without its name.
  private func speaks(of family: String, _ statement: PurposeStrings.Statement) -> Bool {
    let words = LabelText(statement.text).words.map(\.folded)
    return names(family, statement)
      || (Self.furtherWords[family] ?? []).contains { start in
        words.contains { $0.hasPrefix(start) }
      }
  }

  /// The families whose words are told apart well enough.
  private static let families = [
    "camera", "microphone", "contacts", "calendar", "reminders", "bluetooth", "health", "speech",
    "siri", "homekit", "location",
  ]

  /// Families whose texts rightly speak of another: what is recorded, found or shown by it.
  private static let neighbours: [String: Set<String>] = [
    "camera": ["microphone", "photos", "location"],
    "microphone": ["camera", "speech", "siri"],
    "photos": ["camera", "location"],
    "bluetooth": ["location", "health", "microphone", "homekit"],
    "localNetwork": ["bluetooth", "homekit", "camera", "location"],
    "motion": ["health", "location"],
    "health": ["motion", "location"],
    "speech": ["microphone", "siri"],
    "siri": ["speech", "microphone", "reminders", "calendar", "contacts", "location"],
    "calendar": ["reminders", "contacts", "location"],
    "reminders": ["calendar", "location"],
    "tracking": ["location"],
    "biometrics": ["health", "contacts", "calendar", "location", "camera"],
    "nearbyInteraction": ["location", "bluetooth"],
    "nfc": ["camera", "health", "location"],
    "homekit": ["location"],
    "focusStatus": ["calendar", "reminders", "contacts"],
  ]

  /// Words by which texts speak of their own resource without naming it.
  private static let furtherWords: [String: [String]] = [
    "camera": [
      "photo", "picture", "video", "image", "scan", "qr", "film", "selfie", "barcode", "ar",
    ],
    "microphone": ["record", "audio", "voice", "sound", "speech", "speak", "call", "video", "mic"],
    "contacts": ["friend", "people", "person", "address", "invite"],
    "calendar": ["event", "appointment", "schedule", "meeting"],
    "reminders": ["task", "todo"],
    "location": [
      "near", "around", "where", "map", "gps", "place", "position", "direction", "weather",
    ],
    "bluetooth": ["device", "accessor", "beacon", "nearby", "sensor", "printer", "headphone"],
    "health": ["workout", "steps", "weight", "heart", "sleep", "fitness"],
    "speech": ["dictat", "voice", "transcri", "recogni"],
    "siri": ["voice", "shortcut", "intent"],
    "homekit": ["home", "accessor", "light"],
  ]
}
