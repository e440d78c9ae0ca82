extension ResourceRow {
  /// Health: clinical records.
  public static let healthClinical = ResourceRow(
    id: "health-clinical",
    name: "Health: clinical records",
    family: "health",
    access: "clinical",
    group: .prompted,
    modules: ["HealthKit"],
    platforms: [.init("iOS", "12.0"), .init("iPadOS", "17.0"), .init("visionOS", "1.0")],
    symbols: [
      Symbol(
        .request, "HKHealthStore", .instanceMember("requestAuthorization"), ["toShare", "read"],
        deciding: .init("read", ["HKClinicalType", "clinicalType"], countsWhenUnresolved: false),
        answer: .closure,
        objectiveC: "-[HKHealthStore requestAuthorizationToShareTypes:readTypes:completion:]",
        since: "iOS 8, watchOS 2"),
      Symbol(
        .status, "HKHealthStore", .instanceMember("statusForAuthorizationRequest"),
        ["toShare", "read"], answer: .async,
        objectiveC: """
          -[HKHealthStore getRequestStatusForAuthorizationToShareTypes:readTypes:completion:]
          """, since: "iOS 12, watchOS 5"),
      Symbol(
        .status, "HKHealthStore", .instanceMember("getRequestStatusForAuthorization"),
        ["toShare", "read"], answer: .closure,
        objectiveC: """
          -[HKHealthStore getRequestStatusForAuthorizationToShareTypes:readTypes:completion:]
          """, since: "iOS 12, watchOS 5"),
      .appSettings,
    ],
    statuses: [
      .init(
        "HKAuthorizationRequestStatus", "unknown", 0, .blocked(.unknown),
        note: "the system could not tell: an error came with it"),
      .init("HKAuthorizationRequestStatus", "shouldRequest", 1, .notDetermined),
      .init(
        "HKAuthorizationRequestStatus", "unnecessary", 2, .granted(.undisclosed),
        note: "decided; whether reading was allowed is never disclosed"),
      .init(
        "HKError.Code", "errorHealthDataUnavailable", 1, .blocked(.unavailable),
        note: "comes with the status unknown"),
      .init(
        "HKError.Code", "errorHealthDataRestricted", 2, .blocked(.restricted),
        note: "comes with the status unknown"),
    ],
    words: ["health records", "clinical records", "medical records"],
    purposeKeys: [
      .init("NSHealthClinicalHealthRecordsShareUsageDescription", .required, since: "iOS 12")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [
      "com.apple.developer.healthkit.access = [health-records]"
    ],
    settings: .init(
      "not documented",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .sometimes("always re-prompted when records change"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      "Fold: read-only, undisclosed",
      """
      HKHealthStore().requestAuthorization(toShare: nil, read: [HKClinicalType]): share of \
      clinical types throws
      """,
    ],
    sources: [
      "https://developer.apple.com/documentation/healthkit/hkerror/code",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nshealthclinicalhealthrecordsshareusagedescription
      """,
      "https://developer.apple.com/documentation/healthkit/accessing-health-records",
      "EddyVerbruggen/HealthKit#106",
    ],
    inferred: [
      "asksAgain",
      "missingPurposeKey",
      "boundaries",
      "settings.place",
      "statuses: as for reading health data, that the errors come with the status",
    ],
    lastChecked: "2026-11-30")
}
