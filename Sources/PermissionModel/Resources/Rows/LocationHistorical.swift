extension ResourceRow {
  /// Historical locations (watchOS wilderness safety).
  public static let locationHistorical = ResourceRow(
    id: "location-historical",
    name: "Historical locations (watchOS wilderness safety)",
    family: "location",
    access: "historical",
    group: .prompted,
    modules: ["CoreLocation"],
    platforms: [.init("watchOS", "9.0")],
    symbols: [
      Symbol(
        .request, "CLLocationManager", .instanceMember("requestHistoricalLocations"),
        ["purposeKey", "sampleCount"], answer: .closure,
        objectiveC: """
          -[CLLocationManager \
          requestHistoricalLocationsWithPurposeKey:sampleCount:completionHandler:]
          """, since: "watchOS 9"),
      Symbol(
        .request, "CLLocationManager", .instanceMember("historicalLocations"),
        ["purposeKey", "sampleCount"], answer: .async,
        objectiveC: """
          -[CLLocationManager \
          requestHistoricalLocationsWithPurposeKey:sampleCount:completionHandler:]
          """, since: "watchOS 9"),
    ],
    statuses: [],
    words: ["past locations", "location history", "where you have been"],
    purposeKeys: [
      .init("NSLocationWildernessSafetyUsageDescriptionDictionary", .required)
    ],
    missingPurposeKey: .error(""),
    entitlements: [
      "com.apple.developer.corelocation.wilderness-safety"
    ],
    settings: .init(
      "not documented"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .yes("per request"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: no status API; refusal = empty array",
      """
      CLLocationManager().requestHistoricalLocations(purposeKey:sampleCount:completionHandler:): \
      prompts; empty array when unavailable or refused
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: CoreLocation.framework/Headers/CLLocationManager.h:956"
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
