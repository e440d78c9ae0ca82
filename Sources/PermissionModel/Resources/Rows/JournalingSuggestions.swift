extension ResourceRow {
  /// Journaling suggestions.
  public static let journalingSuggestions = ResourceRow(
    id: "journaling-suggestions",
    name: "Journaling suggestions",
    family: "journalingSuggestions",
    access: nil,
    group: .sheet,
    modules: ["JournalingSuggestions"],
    platforms: [.init("iOS", "17.2")],
    symbols: [
      Symbol(.picker, "JournalingSuggestionsPicker", .initializer, since: "iOS 17.2"),
      .appSettings,
    ],
    statuses: [],
    words: ["journaling suggestions"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.journal.allow"
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .unknown("not documented"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: picker only",
      """
      Implicit: JournalingSuggestionsPicker: out-of-process picker, no app permission; first-use \
      onboarding by the system
      """,
    ],
    sources: [
      """
      iPhoneOS 17.4 SDK: \
      JournalingSuggestions.framework/Modules/JournalingSuggestions.swiftmodule/arm64-apple-ios.swiftinterface
      """
    ],
    inferred: [
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
