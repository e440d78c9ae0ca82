extension ResourceRow {
  /// Declared age range.
  public static let declaredAgeRange = ResourceRow(
    id: "declared-age-range",
    name: "Declared age range",
    family: "ageRange",
    access: nil,
    group: .sheet,
    modules: ["DeclaredAgeRange", "SwiftUI"],
    platforms: [.init("iOS", "26.0"), .init("macOS", "26.0")],
    symbols: [
      Symbol(
        .request, "AgeRangeService", .instanceMember("requestAgeRange"), answer: .async,
        since: "iOS 26"),
      Symbol(
        .request, "EnvironmentValues", .instanceMember("requestAgeRange"), [], answer: .async,
        since: "iOS 26"),
    ],
    statuses: [
      .init(
        "AgeRangeService.Response", "sharing", nil, .granted(.full),
        note: "the answer of the request: there is no status to read"),
      .init(
        "AgeRangeService.Response", "declinedSharing", nil, .blocked(.denied),
        note: "the answer of the request: there is no status to read"),
    ],
    words: ["age range", "your age", "share your age"],
    purposeKeys: [],
    missingPurposeKey: .noKey(""),
    entitlements: [
      "com.apple.developer.declared-age-range"
    ],
    settings: .init(
      "Settings > Apple Account > Personal Information > Age Range for Apps"),
    endsAppWhenSwitched: .no("there is no switch"),
    asksAgain: .sometimes("system caches the answer, may ask again on birthdays/anniversary"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: no status; sheet result"
    ],
    sources: [
      "https://developer.apple.com/documentation/declaredagerange/agerangeservice"
    ],
    inferred: [
      "asksAgain",
      "missingPurposeKey",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
