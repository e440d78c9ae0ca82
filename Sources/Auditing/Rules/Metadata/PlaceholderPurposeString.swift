import Facts

extension Rule {
  /// A purpose string still has the text that a template, a test or a note to oneself put there.
  package static let placeholderPurposeString = Rule(
    id: "placeholder-purpose-string", group: .metadata, severity: .error,
    summary: "A purpose string still is a placeholder.",
    why: """
      The system shows the text in its prompt as it is written. App Review rejects an app whose \
      prompt shows a placeholder, and people do not allow what nobody explains. Xcode fills in \
      variables such as $(PRODUCT_NAME) in an Info.plist and in build settings, not in localised \
      files.
      """,
    fix: "Say in one sentence which feature uses the resource and for what, in every language.",
    sources: [.clearPurpose],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { ↓NSCameraUsageDescription = "TODO: ask Anna"; NSMotionUsageDescription = "Counts steps."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSMicrophoneUsageDescription = "$(PRODUCT_NAME) needs the microphone for <reason>"; }
      --- Widget/Info.plist
      { 1️⃣NSMicrophoneUsageDescription = "xxx"; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSContactsUsageDescription = "Shows who of your friends plays too."; }
      --- ko.lproj/InfoPlist.strings
      "NSContactsUsageDescription" = ↓"NSContactsUsageDescription";
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "Takes the photos of a note."; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "$(CAMERA_TEXT)"; CFBundleName = "TODO"; }
      --- AppTests/Info.plist
      { NSCameraUsageDescription = "test"; }
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "Scans your to-do lists and adds a description to each."; }
      """,
    ],
    check: { subject in
      let names = AppNames(subject.facts)
      let certainty = { (statement: PurposeStrings.Statement) in
        placeholderCertainty(statement, names)
      }
      let (purposes, apps) = (subject.purposes, subject.apps)
      return purposes.grouped(by: apps) { certainty($0) != nil }.map { statements in
        let replaced = purposes.isReplaced(statements[0], in: apps) { certainty($0) == nil }
        let surest = statements.compactMap(certainty).max() ?? .possible
        return placeholder(statements, replaced ? .possible : surest)
      }
    })

  /// How surely a statement is a placeholder; nil where it is none, or may be anything.
  static func placeholderCertainty(
    _ statement: PurposeStrings.Statement, _ names: AppNames
  ) -> Certainty? {
    // Empty ones have a rule of their own, and a manifest may state what is no literal.
    guard statement.text != "…", !statement.text.allSatisfy(\.isWhitespace) else { return nil }
    let certainty = names.replaced(in: statement.text).flatMap(PlaceholderWording.certainty(of:))
    return certainty ?? (showsVariable(statement) ? .possible : nil)
  }

  /// Whether people would read a variable: only an Info.plist has them filled in by Xcode, a table
  /// of texts is copied as it is, unless a script of the project's own fills it in.
  private static func showsVariable(_ statement: PurposeStrings.Statement) -> Bool {
    statement.origin == .table && AppNames.variable(in: statement.text[...]) != nil
  }

  private static func placeholder(
    _ statements: [PurposeStrings.Statement], _ certainty: Certainty
  ) -> Finding {
    let first = statements[0]
    return Finding(
      rule: "placeholder-purpose-string", severity: .error, certainty: certainty,
      message: (showsVariable(first)
        ? "the purpose string \(first.key) shows a variable as it is written: "
        : "the purpose string \(first.key) is a placeholder: ") + first.quoted
        + statements.languageNote,
      help: showsVariable(first)
        ? "Write the app's name itself: Xcode fills in no variables in localised files."
        : "Say which feature uses it and for what, or remove the key with the use.",
      place: first.place,
      related: statements.dropFirst().map { RelatedPlace("a placeholder here too", at: $0.place) },
      about: first.key)
  }
}
