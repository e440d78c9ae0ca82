extension Transition {
  /// Settings: the app's switch, the system's switch, and the way back.
  static let settings: [Transition] = [
    Transition(
      "switched-on", "The switch is turned on while the app is in the background.", .switchOn,
      by: .settings, from: Phase.withoutPrompt,
      guards: [.when(.hasRecord), .unless(.endsAppWhenSwitched)], effects: [.storeAllowed],
      source: .privacy),
    Transition(
      "switched-off", "The switch is turned off while the app is in the background.", .switchOff,
      by: .settings, from: Phase.withoutPrompt,
      guards: [.when(.hasRecord), .unless(.endsAppWhenSwitched)], effects: [.storeDenied],
      source: .privacy),
    Transition(
      "switched-on-in-settings", "The switch is turned on, and the app ended behind it.",
      .switchOn, by: .settings, from: [.inSettings],
      guards: [.when(.hasRecord), .when(.endsAppWhenSwitched)], effects: [.storeAllowed, .forget],
      source: killed),
    Transition(
      "switched-off-in-settings", "The switch is turned off, and the app ended behind it.",
      .switchOff, by: .settings, from: [.inSettings],
      guards: [.when(.hasRecord), .when(.endsAppWhenSwitched)], effects: [.storeDenied, .forget],
      source: killed),
    Transition(
      "switched-on-ends-app", "The person went to Settings by themselves; the app is ended.",
      .switchOn, by: .settings, from: Phase.withoutPrompt.filter { $0 != .inSettings },
      guards: [.when(.hasRecord), .when(.endsAppWhenSwitched)], to: .notRunning,
      effects: [.storeAllowed, .forget], source: killed),
    Transition(
      "switched-off-ends-app", "The person went to Settings by themselves; the app is ended.",
      .switchOff, by: .settings, from: Phase.withoutPrompt.filter { $0 != .inSettings },
      guards: [.when(.hasRecord), .when(.endsAppWhenSwitched)], to: .notRunning,
      effects: [.storeDenied, .forget], source: killed),
    Transition(
      "returned", "Back from Settings, or launched again: the status is read again.", .comeBack,
      by: .system, from: [.inSettings], to: .home, effects: [.read], source: .privacy),
    Transition(
      "came-back", "Back in the foreground: the status is read again.", .comeBack, by: .system,
      from: Phase.ofRunningApp.filter { $0 != .inSettings }, effects: [.read], source: .privacy),
    Transition(
      "read", "The app's model reads the status.", .read, by: .appModel,
      from: Phase.ofRunningApp, effects: [.read], source: .uikit),
    Transition(
      "system-switched-off", "Location Services, Bluetooth or tracking requests are turned off.",
      .switchSystemOff, by: .settings, from: Phase.withoutPrompt, effects: [.switchSystemOff],
      source: .location),
    Transition(
      "system-switched-off-ends-prompt", "With the system's switch off there is no prompt.",
      .switchSystemOff, by: .settings, from: [.prompting], to: .home,
      effects: [.switchSystemOff, .read], source: .inferred("The request fails at once then.")),
    Transition(
      "system-switched-on", "They are turned on again.", .switchSystemOn, by: .settings,
      from: Phase.allCases, effects: [.switchSystemOn], source: .location),
  ]

  private static let killed = Source.inferred(
    "Reported: the system ends an app whose privacy switch changes; the resource table says which.")
}
