extension Transition {
  /// Settings: the app's switch, the system's switch, and the way back.
  static let settings: [Transition] = choices + returns + systemSwitch

  /// What the person can choose in Settings, where some decision is stored. All resources of which
  /// a part can be chosen end the app; location, which can ask next time, does not.
  private static let choices: [Transition] =
    choosing("switched-on", "The switch is turned on", .switchOn, [.storeAllowed])
    + choosing("switched-off", "The switch is turned off", .switchOff, [.storeDenied])
    + choosing(
      "switched-to-part", "A part is chosen", .switchToPart, [.storePart],
      where: .when(.offersPart)
    ).dropFirst()
    + choosing(
      "switched-to-less", "The lesser access is chosen", .switchToLess,
      [.storeLess, .spendUpgrade], where: .when(.keepsPartWhenDeclined))
    + choosing(
      "switched-to-ask", "\"Ask Next Time\" is chosen", .askNextTime, [.storeNothing],
      where: .when(.offersAskNextTime)
    ).prefix(1)

  /// One choice: it leaves the app alone, ends it behind Settings, or ends it elsewhere.
  private static func choosing(
    _ id: String, _ summary: String, _ event: Event, _ effects: [Effect],
    where condition: Condition? = nil
  ) -> [Transition] {
    let guards = [.when(.hasRecord)] + (condition.map { [$0] } ?? [])
    let ends = guards + [.when(.endsAppWhenSwitched)]
    return [
      Transition(
        id, "\(summary) while the app is in the background.", event, by: .settings,
        from: Phase.withoutPrompt, guards: guards + [.unless(.endsAppWhenSwitched)],
        effects: effects, source: .privacy),
      Transition(
        "\(id)-in-settings", "\(summary), and the app ended behind it.", event, by: .settings,
        from: [.inSettings], guards: ends, effects: effects + [.forget], source: killed),
      Transition(
        "\(id)-ends-app", "\(summary), by a person who went there alone; the app is ended.",
        event, by: .settings, from: Phase.withoutPrompt.filter { $0 != .inSettings },
        guards: ends, to: .notRunning, effects: effects + [.forget], source: killed),
    ]
  }

  private static let returns: [Transition] = [
    Transition(
      "returned", "Back from Settings, or launched again: the status is read again.", .comeBack,
      by: .system, from: [.inSettings], to: .home, effects: [.read], source: .privacy),
    Transition(
      "came-back", "Back in the foreground: the status is read again.", .comeBack, by: .system,
      from: Phase.ofRunningApp.filter { $0 != .inSettings }, effects: [.read], source: .privacy),
    Transition(
      "read", "The app's model reads the status.", .read, by: .appModel,
      from: Phase.ofRunningApp, effects: [.read], source: .uikit),
  ]

  private static let systemSwitch: [Transition] = [
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
