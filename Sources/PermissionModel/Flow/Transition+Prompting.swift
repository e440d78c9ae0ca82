extension Transition {
  /// What becomes of a prompt. Only the system stores the answer.
  static let prompting: [Transition] = [
    Transition(
      "prompt-allowed", "Allowed: the feature runs.", .allow, by: .system, from: [.prompting],
      to: .running, effects: [.storeAllowed, .read], source: .uikit),
    Transition(
      "prompt-allowed-in-part", "A part is allowed, which suffices.", .allowPart, by: .system,
      from: [.prompting], guards: [.when(.offersPart)], to: .running,
      effects: [.storePart, .read],
      source: .page(
        """
        https://developer.apple.com/documentation/photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app
        """)),
    Transition(
      "prompt-allowed-once", "Allowed until the person leaves the app.", .allowOnce, by: .system,
      from: [.prompting], guards: [.when(.offersOnce)], to: .running, effects: [.storeOnce, .read],
      source: .location),
    Transition(
      "prompt-declined", "The answer is accepted quietly: no alert, no Settings.", .decline,
      by: .system, from: [.prompting], guards: [.unless(.asksForMore)], to: .home,
      effects: [.storeDenied, .read], source: .guideline),
    Transition(
      "prompt-for-more-declined", "No to more leaves what was allowed, and uses up the prompt.",
      .decline, by: .system, from: [.prompting],
      guards: [.when(.asksForMore), .when(.keepsPartWhenDeclined)], to: .home,
      effects: [.spendUpgrade, .read], source: .location),
    Transition(
      "prompt-for-alerts-declined", "No to alerts ends the quiet delivery too.", .decline,
      by: .system, from: [.prompting],
      guards: [.when(.asksForMore), .unless(.keepsPartWhenDeclined)], to: .home,
      effects: [.storeDenied, .read],
      source: .inferred("Notifications have one status for both; denied is the only other one.")),
    Transition(
      "prompt-ended", "The prompt's scene is closed: nothing is decided.", .endPrompt, by: .system,
      from: [.prompting], to: .home, effects: [.read], source: .tracking),
    Transition(
      "prompt-ended-by-background", "Tracking asks only while the app is active.", .background,
      by: .system, from: [.prompting], guards: [.when(.promptNeedsActiveApp)], to: .home,
      effects: [.read], source: .tracking),
    Transition(
      "prompt-kept-in-background", "The prompt is still there when the app comes back.",
      .background, by: .system, from: [.prompting], guards: [.unless(.promptNeedsActiveApp)],
      source: .inferred("The alert belongs to the system, not to the app.")),
    Transition(
      "backgrounded", "In the background no screen goes on to another.", .background, by: .system,
      from: Phase.ofRunningApp.filter { $0 != .prompting },
      source: .inferred("Nobody taps there.")),
  ]

  /// The answers at other prompts of the app: they are stored for the whole app.
  static let elsewhere: [Transition] = [
    Transition(
      "allowed-elsewhere", "Another scene or feature was allowed.", .allowElsewhere, by: .system,
      from: seeingOthers, guards: [.when(.isNotDetermined)], effects: [.storeAllowed],
      source: .uikit),
    Transition(
      "declined-elsewhere", "Another scene or feature was not allowed.", .declineElsewhere,
      by: .system, from: seeingOthers, guards: [.when(.isNotDetermined), .unless(.hasRecord)],
      effects: [.storeDenied], source: .uikit),
    Transition(
      "less-allowed-elsewhere", "A feature that needs less was allowed.", .allowLessElsewhere,
      by: .system, from: seeingOthers,
      guards: [.when(.hasLesserGrant), .when(.isNotDetermined), .unless(.hasRecord)],
      effects: [.storeLess],
      source: .page(
        "https://developer.apple.com/documentation/eventkit/accessing-the-event-store")),
  ]

  /// Only one prompt is up at a time, and none in first run.
  private static let seeingOthers: [Phase] = Phase.ofRunningApp.filter {
    $0 != .prompting && $0 != .firstRun
  }

  /// How what was started comes to its end.
  static let leaving: [Transition] = [
    Transition(
      "finished", "The feature has done its work.", .finish, by: .featureScreen,
      from: [.running, .fallback, .unavailable], to: .home, source: .privacy),
    Transition(
      "recovery-cancelled", "The recovery has a way out.", .cancel, by: .featureScreen,
      from: [.recovering], to: .home, source: .guideline),
    Transition(
      "recovery-opens-settings", "Settings, where the person can change something there.",
      .openSettings, by: .featureScreen, from: [.recovering],
      guards: [.when(.canBeLiftedInSettings)], to: .inSettings, source: .privacy),
    Transition(
      "recovery-falls-back", "The feature goes on without the resource.", .useFallback,
      by: .featureScreen, from: [.recovering], guards: [.when(.hasFallback)], to: .fallback,
      source: .guideline),
  ]
}
