/// One row of the design's table of the state machine: what it says, and the rows of the machine
/// that mean it, each behind the phases from which it is taken.
struct DesignRow: Sendable, CustomStringConvertible {
  var description: String
  /// `home start-asks`.
  var taken: [String]

  init(_ description: String, _ taken: [String: [String]]) {
    self.description = description
    self.taken = taken.flatMap { phase, ids in ids.map { "\(phase) \($0)" } }.sorted()
  }

  static let table = [
    DesignRow(
      "not running: launch, by the person or a deep link",
      [
        "notRunning": ["launch-first", "launch-again", "link-first", "link-again"],
        "firstRun": ["link-first"],
      ]),
    DesignRow("first run: finish", ["firstRun": ["first-run-finished"]]),
    DesignRow("home, not determined: start", ["home": ["start-explains", "start-asks"]]),
    DesignRow(
      "explaining: continue",
      [
        "explaining": [
          "proceed-asks", "proceed-runs", "proceed-is-blocked", "proceed-is-unavailable",
        ]
      ]),
    DesignRow(
      "explaining: in the background, or ended", ["explaining": ["backgrounded", "app-ended"]]),
    DesignRow(
      "prompting: allow",
      ["prompting": ["prompt-allowed", "prompt-allowed-in-part", "prompt-allowed-once"]]),
    DesignRow(
      "prompting: don't allow, quietly",
      [
        "prompting": [
          "prompt-declined", "prompt-for-more-declined", "prompt-for-alerts-declined",
        ]
      ]),
    DesignRow(
      "prompting: ended without an answer",
      ["prompting": ["prompt-ended", "prompt-ended-by-background", "prompt-kept-in-background"]]),
    DesignRow(
      "a second start joins", ["prompting": ["start-joins"], "explaining": ["start-joins"]]),
    DesignRow("home, granted: start", ["home": ["start-runs"]]),
    DesignRow("running: finish", ["running": ["finished"]]),
    DesignRow("home, blocked: start", ["home": ["start-recovers"]]),
    DesignRow(
      "recovering: Settings, cancel, fallback",
      [
        "recovering": [
          "recovery-opens-settings", "recovery-cancelled", "recovery-falls-back",
        ]
      ]),
    DesignRow(
      "fallback, unavailable: finish", ["fallback": ["finished"], "unavailable": ["finished"]]),
    DesignRow(
      "in Settings: switch on or off, and the app may be ended",
      [
        "inSettings": [
          "switched-on-in-settings", "switched-off-in-settings", "switched-to-less-in-settings",
          "switched-to-part-in-settings", "switched-on", "switched-off", "switched-to-less",
          "switched-to-ask",
        ],
        "home": ["switched-on-ends-app", "switched-off-ends-app", "switched-to-less-ends-app"],
      ]),
    DesignRow(
      "in Settings: return or relaunch, the status is read again",
      ["inSettings": ["returned"], "home": ["came-back"]]),
    DesignRow("home, hardware missing: start", ["home": ["start-is-unavailable"]]),
    DesignRow(
      "not running: start without a screen",
      ["notRunning": ["start-without-screen-runs", "start-without-screen-waits"]]),
    DesignRow("any: app ended", ["home": ["app-ended"], "prompting": ["app-ended"]]),
    DesignRow(
      "any: restrict, unrestrict, revoke; what was allowed for a while ends",
      [
        "home": [
          "restricted", "unrestricted", "once-ended", "always-reduced", "hardware-removed",
          "hardware-added",
        ],
        "prompting": ["restricted-ends-prompt", "hardware-removed-ends-prompt"],
      ]),
    DesignRow(
      "not running: restored on a new device; privacy reset",
      ["notRunning": ["restored"], "home": ["privacy-reset", "reinstalled"]]),
  ]

  /// Rows of the machine of which the design's table says nothing.
  static let beyond: Set = [
    "allowed-elsewhere", "declined-elsewhere", "less-allowed-elsewhere", "read",
    "system-switched-off", "system-switched-off-ends-prompt", "system-switched-on",
    "switched-to-part-ends-app",
  ]
}
