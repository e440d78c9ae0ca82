import Facts

extension Rule {
  /// The app is built with an advertising library, and nothing asks for tracking.
  package static let advertisingWithoutPrompt = Rule(
    id: "advertising-without-prompt", group: .metadata, severity: .warning,
    summary: "An advertising library is linked, and the app never asks for tracking.",
    why: """
      Such libraries read the advertising identifier and share what they learn, which is tracking \
      unless they are told not to. App Review rejects an app that tracks and does not ask \
      (5.1.2(i)).
      """,
    fix: """
      Ask with ATTrackingManager before the library starts, or set it up so that it does not track.
      """,
    sources: [.noCondition],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      --- Podfile
      target 'App' do
      ↓  pod 'Google-Mobile-Ads-SDK', '~> 12.0'
      end
      """,
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app";
        SKAdNetworkItems = ( { ↓SKAdNetworkIdentifier = "cstr6suwn9.skadnetwork"; } ); }
      """,
    ],
    passes: [
      """
      import AppTrackingTransparency
      func ask() { ATTrackingManager.requestTrackingAuthorization { _ in } }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      --- Podfile
      target 'App' do
        pod 'Google-Mobile-Ads-SDK', '~> 12.0'
      end
      """,
      """
      import GoogleMobileAds
      import UserMessagingPlatform
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      """,
      """
      struct Home {}
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      --- Podfile
      target 'App' do
        pod 'Alamofire'
        # pod 'Google-Mobile-Ads-SDK'
      end
      """,
    ],
    check: { subject in
      guard subject.statesAnApp, !subject.mayAskForTracking else { return [] }
      let libraries = LinkedLibrary.all(subject.facts).filter { $0.known.purpose != .other }
      if !libraries.isEmpty {
        return [finding(about: libraries.map(\.known.name), at: libraries.map(\.place))]
      }
      return subject.adNetworks.map { [finding(about: ["an ad network"], at: [$0])] } ?? []
    })

  private static func finding(about names: [String], at places: [Place]) -> Finding {
    let isOne = names.count == 1
    return Finding(
      rule: "advertising-without-prompt", severity: .warning, certainty: .possible,
      message: names.spoken + (isOne ? " is" : " are")
        + (names == ["an ad network"] ? " named" : " linked") + ", and nothing asks for tracking",
      help: "Ask before anything is tracked, or make sure that nothing is.", place: places[0],
      related: places.dropFirst().prefix(9).map { RelatedPlace("linked too", at: $0) },
      about: names[0])
  }
}

extension Subject {
  /// Whether something asks for tracking, or is prepared to: a library may ask in the app's name.
  fileprivate var mayAskForTracking: Bool {
    asksForTracking || !purposes.stated("NSUserTrackingUsageDescription").isEmpty
      || facts.swift.contains { $0.imports.contains("UserMessagingPlatform") }
  }

  /// Where the first ad network is named.
  fileprivate var adNetworks: Place? {
    facts.propertyLists.filter { $0.use == .other }.flatMap(\.entries).first { entry in
      entry.keyPath.count == 3 && entry.keyPath[0] == "SKAdNetworkItems"
        && entry.keyPath[2] == "SKAdNetworkIdentifier"
    }?.place
  }
}
