extension DesignRow {
  /// What cannot happen to a feature, and why; all else has to happen in a scenario.
  static func inapplicable(to feature: Feature) -> [String: String] {
    let own =
      switch feature {
      case .recording, .capture:
        oneSwitch.merging(asksAtOnce) { first, _ in first }.merging(screenOnly) { first, _ in first
        }
      case .recall: calendar
      case .appLock:
        oneSwitch.merging(asksAtOnce) { first, _ in first }.merging(screenOnly) { first, _ in first
        }
        .merging(lock) { first, _ in first }
      }
    let noFallback = feature.ofMachine.hasFallback ? [:] : withoutFallback
    return everywhere.merging(own) { first, _ in first }.merging(noFallback) { first, _ in first }
  }

  private static let everywhere = [
    "prompting prompt-allowed-in-part": "the prompt offers no part",
    "prompting prompt-allowed-once": "only location offers Allow Once",
    "prompting prompt-for-alerts-declined": "that is of notifications",
    "prompting prompt-ended-by-background": "only tracking needs an active app",
    "inSettings switched-on": "the switch ends the app",
    "inSettings switched-off": "the switch ends the app",
    "inSettings switched-to-less": "the switch ends the app",
    "inSettings switched-to-ask": "only location offers Ask Next Time",
    "inSettings switched-to-part-in-settings": "Settings offers no part",
    "home once-ended": "only location offers Allow Once",
    "home always-reduced": "that is of location",
  ]

  /// A resource that is granted whole or not at all.
  private static let oneSwitch = [
    "prompting prompt-for-more-declined": "there is no lesser access",
    "inSettings switched-to-less-in-settings": "there is no lesser access",
    "home switched-to-less-ends-app": "there is no lesser access",
  ]

  /// A feature that does not explain.
  private static let asksAtOnce = Dictionary(
    uniqueKeysWithValues: [
      "home start-explains", "explaining proceed-asks", "explaining proceed-runs",
      "explaining proceed-is-blocked", "explaining proceed-is-unavailable",
      "explaining backgrounded", "explaining app-ended", "explaining start-joins",
    ].map { ($0, "it does not explain") })

  /// A feature that nothing starts behind other apps.
  private static let screenOnly = [
    "notRunning start-without-screen-runs": "nothing starts it without a screen",
    "notRunning start-without-screen-waits": "nothing starts it without a screen",
  ]

  private static let withoutFallback = [
    "recovering recovery-falls-back": "it has no way without the resource",
    "fallback finished": "it has no way without the resource",
  ]

  private static let calendar = [
    "home start-asks": "it explains first",
    "home hardware-removed": "a calendar is no hardware",
    "home hardware-added": "a calendar is no hardware",
    "home start-is-unavailable": "a calendar is no hardware",
    "explaining proceed-is-unavailable": "a calendar is no hardware",
    "prompting hardware-removed-ends-prompt": "a calendar is no hardware",
    "unavailable finished": "a calendar is no hardware",
  ]

  private static let lock = [
    "notRunning link-first": "no link leads to the lock",
    "firstRun link-first": "no link leads to the lock",
    "notRunning link-again": "no link leads to the lock",
    "recovering recovery-opens-settings": "the passcode takes its place",
    "inSettings returned": "the passcode takes its place",
    "inSettings switched-on-in-settings": "the passcode takes its place",
    "inSettings switched-off-in-settings": "the passcode takes its place",
    "home restricted": "no status tells it: see the boundary cases",
    "home unrestricted": "no status tells it: see the boundary cases",
    "prompting restricted-ends-prompt": "no status tells it: see the boundary cases",
    "notRunning restored": "no status tells it: see the boundary cases",
    "home privacy-reset": "no status tells it: see the boundary cases",
    "home reinstalled": "no status tells it: see the boundary cases",
  ]
}
