import Facts

extension Rule {
  /// A purpose string is translated into some languages of the app, and not into others.
  package static let untranslatedPurposeString = Rule(
    id: "untranslated-purpose-string", group: .metadata, severity: .warning,
    summary: "A purpose string is not translated into every language of its table.",
    why: """
      In a language without a translation the system shows the text of the app's own language in \
      the middle of a prompt in another: people cannot read what they would allow.
      """,
    fix: "Translate the text, or remove the language from the app.",
    sources: [.clearPurpose],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "Takes the photos of a note.";
        NSMicrophoneUsageDescription = "Records your voice notes."; }
      --- de.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = "Nimmt die Fotos einer Notiz auf.";
      "NSMicrophoneUsageDescription" = ↓"Records your voice notes.";
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSCameraUsageDescription = "Takes the photos of a note.";
        NSMicrophoneUsageDescription = "Records your voice notes."; }
      --- de.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = "Nimmt die Fotos einer Notiz auf.";
      "NSMicrophoneUsageDescription" = "Nimmt Sprachnotizen auf.";
      --- fr.lproj/InfoPlist.strings
      "NSMicrophoneUsageDescription" = "Enregistre vos notes vocales.";
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "Takes the photos of a note.";
        NSMicrophoneUsageDescription = "Records your voice notes."; }
      --- de.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = "Nimmt die Fotos einer Notiz auf.";
      "NSMicrophoneUsageDescription" = "Nimmt Sprachnotizen auf.";
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "Takes the photos of a note."; }
      --- en-GB.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = "Takes the photos of a note.";
      --- de.lproj/Localizable.strings
      "go" = "Los";
      """,
    ],
    check: { subject in
      let translations = PurposeTranslations(subject)
      let copies = subject.purposes.grouped(by: subject.apps, translations.isCopy).map {
        untranslated($0, "is a copy of the original", "Translate the text.")
      }
      let gaps = subject.purposes.grouped(by: subject.apps) { statement in
        statement.origin != .table && !translations.missing(of: statement).isEmpty
      }.map { statements in
        let languages = translations.missing(of: statements[0]).joined(separator: ", ")
        return untranslated(
          Array(statements.prefix(1)), "is missing in \(languages)",
          "Add \(statements[0].key) to the tables of \(languages).")
      }
      return copies + gaps
    })

  private static func untranslated(
    _ statements: [PurposeStrings.Statement], _ fault: String, _ help: String
  ) -> Finding {
    let first = statements[0]
    return Finding(
      rule: "untranslated-purpose-string", severity: .warning, certainty: .likely,
      message: "the translation of \(first.key) \(fault)\(statements.languageNote)", help: help,
      place: first.place,
      related: statements.dropFirst().map { RelatedPlace("a copy here too", at: $0.place) },
      about: first.key)
  }
}

/// Which translations of purpose strings there are.
private struct PurposeTranslations {
  private let purposes: PurposeStrings
  private let apps: AppFolders

  init(_ subject: Subject) {
    purposes = subject.purposes
    apps = subject.apps
  }

  /// Whether a translation is, word for word, the text that it is to translate.
  func isCopy(_ statement: PurposeStrings.Statement) -> Bool {
    guard statement.origin == .table, let language = statement.language, !language.isEmpty,
      language != "Base", statement.text.split(separator: " ").count > 2
    else { return false }
    return originals(of: statement).contains { original in
      original.text == statement.text && Self.family(of: original) != Self.family(language)
    }
  }

  /// What a translation translates: the property list's text, or that of the table in English.
  private func originals(of statement: PurposeStrings.Statement) -> [PurposeStrings.Statement] {
    purposes.statements.filter { other in
      other.key == statement.key && other.place != statement.place
        && apps.mayShare(other.place.path, with: statement.place.path)
        && (other.origin != .table || other.language == "en" || other.language == "Base")
    }
  }

  /// The languages that translate other purpose strings of the app, and not this one.
  func missing(of statement: PurposeStrings.Statement) -> [String] {
    let tables = purposes.statements.filter { other in
      other.origin == .table && PurposeStrings.isPurposeKey(other.key)
        && apps.mayShare(other.place.path, with: statement.place.path)
    }
    let own = Set(tables.filter { $0.key == statement.key }.compactMap(\.language))
    guard !own.isEmpty else { return [] }
    let languages = Set(tables.compactMap(\.language)).subtracting(own)
    return languages.filter {
      !$0.isEmpty && $0 != "Base" && Self.family($0) != Self.family(of: statement)
    }
    .sorted()
  }

  /// Of a text in a property list, English, as it nearly always is.
  private static func family(of statement: PurposeStrings.Statement) -> String {
    guard let language = statement.language, language != "Base" else { return "en" }
    return family(language)
  }

  private static func family(_ language: String) -> String {
    String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
  }
}
