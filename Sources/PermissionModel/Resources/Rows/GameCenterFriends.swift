extension ResourceRow {
  /// Game Center friends.
  public static let gameCenterFriends = ResourceRow(
    id: "game-center-friends",
    name: "Game Center friends",
    family: "gameCenterFriends",
    access: nil,
    group: .prompted,
    modules: ["GameKit"],
    platforms: [
      .init("iOS", "14.5"), .init("macOS", "11.3"), .init("tvOS", "14.5"), .init("watchOS", "7.3"),
      .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .implicitUse, "GKLocalPlayer", .instanceMember("loadFriends"), [], answer: .closure,
        objectiveC: "-[GKLocalPlayer loadFriends:]", since: "iOS 14.5"),
      Symbol(
        .implicitUse, "GKLocalPlayer", .instanceMember("loadFriends"), ["identifiedBy"],
        answer: .closure,
        objectiveC: "-[GKLocalPlayer loadFriendsWithIdentifiers:completionHandler:]",
        since: "iOS 14.5"),
      Symbol(
        .status, "GKLocalPlayer", .instanceMember("loadFriendsAuthorizationStatus"), [],
        answer: .closure, objectiveC: "-[GKLocalPlayer loadFriendsAuthorizationStatus:]",
        since: "iOS 14.5"),
      .appSettings,
    ],
    statuses: [
      .init("GKFriendsAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("GKFriendsAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init(
        "GKFriendsAuthorizationStatus", "denied", 2, .blocked(.denied), note: "or disabled globally"
      ),
      .init("GKFriendsAuthorizationStatus", "authorized", 3, .granted(.full)),
      .init(
        "GKLocalPlayer.isAuthenticated", "false", nil, .blocked(.unavailable),
        note: "until the player has signed in, there are no friends to load"),
    ],
    words: ["game center friends", "game center", "friends list"],
    purposeKeys: [
      .init("NSGKFriendListUsageDescription", .required, since: "iOS 14.5")
    ],
    missingPurposeKey: .error("GKErrorFriendListUsageDescriptionMissing, no crash"),
    entitlements: [
      "com.apple.developer.game-center"
    ],
    settings: .init(
      "Settings > Game Center > Friends",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .unknown(""),
    asksAgain: .no(""),
    boundaries: ".restricted",
    testNames: [
      .tcc: "kTCCServiceGameCenterFriends"
    ],
    wrappers: [:],
    notes: [
      "Fold: async status",
      "GKLocalPlayer.local.loadFriends { friends, error in }: use of the data is the request",
      "GKLocalPlayer.local.loadFriendsAuthorizationStatus { }: async",
      "Implicit: loadFriends(...) while notDetermined: prompt",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: GameKit.framework/Headers/GKLocalPlayer.h",
      "https://developer.apple.com/documentation/gamekit/gklocalplayer/isauthenticated",
    ],
    inferred: [
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
