extension ResourceRow {
  /// Health: read data.
  public static let healthShare = ResourceRow(
    id: "health-share",
    name: "Health: read data",
    family: "health",
    access: "share",
    group: .prompted,
    modules: ["HealthKit", "HealthKitUI", "SwiftUI"],
    platforms: [
      .init("iOS", "8.0"), .init("iPadOS", "17.0"), .init("macOS", "13.0"), .init("watchOS", "2.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "HKHealthStore", .instanceMember("requestAuthorization"), ["toShare", "read"],
        deciding: .init("read", [], except: ["nil", "[]"]), answer: .closure,
        objectiveC: "-[HKHealthStore requestAuthorizationToShareTypes:readTypes:completion:]",
        since: "iOS 8, watchOS 2"),
      Symbol(
        .request, "View", .instanceMember("healthDataAccessRequest"),
        ["store", "shareTypes", "readTypes", "trigger"],
        deciding: .init("readTypes", [], except: ["nil", "[]"]), answer: .closure, since: "iOS 17"),
      Symbol(
        .request, "View", .instanceMember("healthDataAccessRequest"),
        ["store", "readTypes", "trigger"], answer: .closure, since: "iOS 17"),
      Symbol(
        .request, "HKHealthStore", .instanceMember("requestPerObjectReadAuthorization"),
        ["for", "predicate"], answer: .closure,
        objectiveC: """
          -[HKHealthStore requestPerObjectReadAuthorizationForType:predicate:completion:]
          """, since: "iOS 16"),
      Symbol(
        .request, "HKHealthStore", .instanceMember("handleAuthorizationForExtension"), [],
        answer: .closure,
        objectiveC: "-[HKHealthStore handleAuthorizationForExtensionWithCompletion:]",
        since: "iOS 9"),
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
    words: ["health", "health data", "apple health", "healthkit", "health app"],
    purposeKeys: [
      .init(
        "NSHealthShareUsageDescription", .required, condition: "any read type",
        since: "iOS 8, visionOS 1"),
      .init(
        "NSHealthRequiredReadAuthorizationTypeIdentifiers", .setting,
        condition: "array of >= 3 types", since: "iOS 12"),
    ],
    missingPurposeKey: .exception(
      """
      NSInvalidArgumentException 'NSHealthShareUsageDescription must be set in the app's \
      Info.plist...'; the string is also validated: empty, non-string or one-word values throw
      """),
    entitlements: [
      "com.apple.developer.healthkit",
      "com.apple.developer.healthkit.background-delivery",
    ],
    settings: .init(
      "Settings > Health > Data Access & Devices (Health app > profile > Apps)"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .sometimes("Sheet shown again only for new types; per-object read always"),
    boundaries: """
      HKHealthStore.isHealthDataAvailable() false on unsupported devices/App Clips; \
      HKError.errorHealthDataRestricted (MDM)
      """,
    testNames: [
      .tcc: "kTCCServiceMSO",
      .xcuitest: "health",
      .applesimutils: "health",
      .detox: "health",
      .appium: "health",
    ],
    wrappers: [
      "permissionskit": """
      HealthPermission.request(forReading:writing:completion:) (a fault: purpose keys swapped)
      """
    ],
    notes: [
      """
      Test tools: tcc kTCCServiceMSO: per applesimutils list; xcuitest health: iOS 14; \
      applesimutils health: health database; appium health: applesimutils.
      """,
      "Fold: read grants are never disclosed: only notDetermined vs determined",
      """
      Platforms: macOS 13.0: symbols; store unavailable until 26 inferred; Settings link: none \
      documented (x-apple-health:// is undocumented)
      """,
      """
      HKHealthStore().requestAuthorization(toShare: Set, read: Set) { success, error in }: \
      success only means the sheet was handled, not granted. Disallowed types (correlation types \
      in toShare) throw NSInvalidArgumentException
      """,
      "HKHealthStore().requestPerObjectReadAuthorization(for:predicate:): prompts every time",
      """
      HKHealthStore().statusForAuthorizationRequest(toShare:read:): says whether the sheet would \
      be shown
      """,
      """
      Implicit: executing an HKQuery without request: error errorAuthorizationNotDetermined, no \
      prompt
      """,
    ],
    sources: [
      "https://developer.apple.com/documentation/healthkit/hkerror/code",
      "iPhoneOS 17.4 SDK: HealthKit.framework/Headers/HKHealthStore.h",
      "iPhoneOS 17.4 SDK: HealthKit.framework/Headers/HKDefines.h",
      "ResearchKit/ResearchKit#1159",
      "ResearchKit/ResearchKit#1175",
      "Cap-go/capacitor-health#81",
      "sparrowcode/PermissionsKit@bc20d72:Sources/HealthPermission/HealthPermission.swift",
    ],
    inferred: [
      "statuses: that the errors come with the status",
      "symbols: implicit use, executing an HKQuery without request",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
