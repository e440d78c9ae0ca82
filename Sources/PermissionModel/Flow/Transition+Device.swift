extension Transition {
  /// Ends: of the process, and of what was allowed for a while.
  static let endings: [Transition] = [
    Transition(
      "app-ended", "The process ends; the record stays.", .endApp, by: .system,
      from: Phase.ofRunningApp, to: .notRunning, effects: [.forget], source: .uikit),
    Transition(
      "once-ended", "Allow Once is over: the system has stored no decision.", .endOnce,
      by: .system, from: Phase.withoutPrompt, guards: [.when(.isAllowedOnce)],
      effects: [.storeNothing], source: .location),
    Transition(
      "always-reduced", "At the system's reminder of Always, the person keeps less.",
      .reduceAlways, by: .system, from: Phase.withoutPrompt, guards: [.when(.mayBeReduced)],
      effects: [.storeLess, .spendUpgrade], source: .location),
  ]

  /// What the device's owner does.
  static let device: [Transition] = [
    Transition(
      "restricted", "Parental control or device management forbids it.", .restrict,
      by: .deviceOwner, from: Phase.withoutPrompt, effects: [.restrict], source: .uikit),
    Transition(
      "restricted-ends-prompt", "What is forbidden is not asked for.", .restrict,
      by: .deviceOwner, from: [.prompting], to: .home, effects: [.restrict, .read],
      source: .inferred("The prompt cannot grant it any more.")),
    Transition(
      "unrestricted", "It is allowed again; the decision from before holds.", .unrestrict,
      by: .deviceOwner, from: Phase.allCases, effects: [.unrestrict], source: .uikit),
    Transition(
      "hardware-removed", "The hardware goes missing.", .removeHardware, by: .deviceOwner,
      from: Phase.withoutPrompt, effects: [.removeHardware], source: .uikit),
    Transition(
      "hardware-removed-ends-prompt", "There is nothing left to ask for.", .removeHardware,
      by: .deviceOwner, from: [.prompting], to: .home, effects: [.removeHardware, .read],
      source: .inferred("The prompt cannot grant it any more.")),
    Transition(
      "hardware-added", "The hardware is there again.", .addHardware, by: .deviceOwner,
      from: Phase.allCases, effects: [.addHardware], source: .uikit),
    Transition(
      "privacy-reset", "Reset Location & Privacy: app data kept, decisions gone, the app ended.",
      .resetPrivacy, by: .deviceOwner, from: Phase.allCases, to: .notRunning,
      effects: [.storeNothing, .forget], source: .location),
    Transition(
      "reinstalled", "Deleted and installed again: neither data nor decisions.", .reinstall,
      by: .deviceOwner, from: Phase.allCases, to: .notRunning,
      effects: [.storeNothing, .eraseAppData, .forget], source: .tracking),
    Transition(
      "restored", "On a new device: app data kept, decisions gone; a stored flag is wrong there.",
      .restore, by: .deviceOwner, from: [.notRunning], effects: [.storeNothing, .forget],
      source: .inferred("Decisions belong to the device; backups hold the apps' data.")),
  ]
}
