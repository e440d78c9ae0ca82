extension ResourceRow {
  /// Media library / Apple Music.
  public static let mediaLibrary = ResourceRow(
    id: "media-library",
    name: "Media library / Apple Music",
    family: "mediaLibrary",
    access: nil,
    group: .prompted,
    modules: ["MediaPlayer", "MusicKit", "StoreKit"],
    platforms: [
      .init("iOS", "9.3"), .init("macOS", "12.0"), .init("tvOS", "15.0"), .init("watchOS", "8.0"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "MPMediaLibrary", .typeMember("requestAuthorization"), [], answer: .closure,
        objectiveC: "+[MPMediaLibrary requestAuthorization:]", since: "iOS 9.3"),
      Symbol(
        .request, "MusicAuthorization", .typeMember("request"), [], answer: .async,
        since: "iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1"),
      Symbol(
        .request, "SKCloudServiceController", .typeMember("requestAuthorization"), [],
        answer: .closure, objectiveC: "+[SKCloudServiceController requestAuthorization:]",
        since: "iOS 9.3, macOS 11"),
      Symbol(
        .status, "MPMediaLibrary", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[MPMediaLibrary authorizationStatus]", since: "iOS 9.3"),
      Symbol(
        .status, "MusicAuthorization", .typeMember("currentStatus"), [], answer: .returned,
        since: "iOS 15"),
      Symbol(
        .status, "SKCloudServiceController", .typeMember("authorizationStatus"), [],
        answer: .returned, objectiveC: "+[SKCloudServiceController authorizationStatus]",
        since: "iOS 9.3"),
      Symbol(
        .implicitUse, "MPMediaQuery", .instanceMember("items"), [],
        objectiveC: "-[MPMediaQuery items]"),
      Symbol(
        .implicitUse, "MPMediaQuery", .instanceMember("collections"), [],
        objectiveC: "-[MPMediaQuery collections]"),
      Symbol(
        .implicitUse, "MPMusicPlayerController", .instanceMember("setQueue"), ["with"],
        objectiveC: "-[MPMusicPlayerController setQueueWithQuery:]", isRead: false),
      Symbol(
        .implicitUse, "MPMediaPickerController", .initializer,
        objectiveC: "-[MPMediaPickerController initWithMediaTypes:]", isRead: false),
      Symbol(.implicitUse, "MusicLibraryRequest", .initializer, isRead: false),
      Symbol(
        .implicitUse, "MusicLibrary", .instanceMember("add"), ["_"], answer: .async, isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("MPMediaLibraryAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("MPMediaLibraryAuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init("MPMediaLibraryAuthorizationStatus", "restricted", 2, .blocked(.restricted)),
      .init("MPMediaLibraryAuthorizationStatus", "authorized", 3, .granted(.full)),
      .init("SKCloudServiceAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("SKCloudServiceAuthorizationStatus", "denied", 1, .blocked(.denied)),
      .init("SKCloudServiceAuthorizationStatus", "restricted", 2, .blocked(.restricted)),
      .init("SKCloudServiceAuthorizationStatus", "authorized", 3, .granted(.full)),
      .init("MusicAuthorization.Status", "notDetermined", nil, .notDetermined),
      .init("MusicAuthorization.Status", "denied", nil, .blocked(.denied)),
      .init("MusicAuthorization.Status", "restricted", nil, .blocked(.restricted)),
      .init("MusicAuthorization.Status", "authorized", nil, .granted(.full)),
    ],
    words: ["apple music", "media library", "music library", "your music", "media & apple music"],
    purposeKeys: [
      .init(
        "NSAppleMusicUsageDescription", .required,
        since: "iOS 9.3 (mandatory 10), macOS 15, visionOS 1")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Media & Apple Music",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Media"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: ".restricted; App Clips cannot use it",
    testNames: [
      .tcc: "kTCCServiceMediaLibrary",
      .simctl: "media-library",
      .xcuitest: "mediaLibrary",
      .applesimutils: "medialibrary",
      .maestro: "medialibrary",
      .detox: "medialibrary",
      .appium: "media-library",
    ],
    wrappers: [
      "permissionskit": "Permission.mediaLibrary.request { }",
      "reactNativePermissions": """
      PERMISSIONS.IOS.MEDIA_LIBRARY (STOREKIT for SKCloudService)
      """,
      "flutterPermissionHandler": "Permission.mediaLibrary (PERMISSION_MEDIA_LIBRARY=1)",
    ],
    notes: [
      "Fold: raw order differs: denied 1, restricted 2; MusicKit status is a String enum",
      """
      Platforms: iOS 9.3: MusicKit 15.0; macOS 12.0: MusicKit (key from 15); tvOS 15.0: MusicKit; \
      watchOS 8.0: MusicKit
      """,
      """
      SKCloudServiceController.requestAuthorization { status in }: StoreKit; superseded by \
      MusicKit
      """,
      "Implicit: MPMediaQuery.items/collections: prompt",
      """
      Implicit: MPMusicPlayerController.systemMusicPlayer/applicationQueuePlayer queue use: \
      prompt
      """,
      """
      Implicit: MPMediaPickerController presentation: prompt; unlike other pickers it still needs \
      NSAppleMusicUsageDescription and permission
      """,
      "Implicit: MusicLibraryRequest / MusicLibrary.shared.add: prompt",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: MediaPlayer.framework/Headers/MPMediaLibrary.h",
      "iPhoneOS 17.4 SDK: StoreKit.framework/Headers/SKCloudServiceController.h",
      """
      iPhoneOS 17.4 SDK: \
      MusicKit.framework/Modules/MusicKit.swiftmodule/arm64-apple-ios.swiftinterface
      """,
      """
      https://developer.apple.com/documentation/storekit/requesting-access-to-apple-music-library
      """,
    ],
    inferred: [
      """
      symbols: implicit use, MPMusicPlayerController.systemMusicPlayer/applicationQueuePlayer \
      queue use
      """,
      "symbols: implicit use, MPMediaPickerController presentation",
      "symbols: implicit use, MusicLibraryRequest / MusicLibrary.shared.add",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
