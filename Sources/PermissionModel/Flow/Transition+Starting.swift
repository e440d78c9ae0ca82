extension Transition {
  /// From the launch to the first screen.
  static let launching: [Transition] = [
    Transition(
      "launch-first", "The first launch shows the set-up screens.", .launch, by: .featureScreen,
      from: [.notRunning], guards: [.unless(.hasFinishedFirstRun)], to: .firstRun,
      effects: [.read], source: .privacy),
    Transition(
      "launch-again", "A later launch shows the app.", .launch, by: .featureScreen,
      from: [.notRunning], guards: [.when(.hasFinishedFirstRun)], to: .home, effects: [.read],
      source: .privacy),
    Transition(
      "link-first", "A link starts the feature only when the set-up screens are finished.",
      .openLink, by: .featureScreen, from: [.notRunning, .firstRun],
      guards: [.unless(.hasFinishedFirstRun)], to: .firstRun, effects: [.postponeStart, .read],
      source: .inferred("The set-up screens own no permission, however the app was opened.")),
    Transition(
      "link-again", "A link opens the app, which then starts the feature.", .openLink,
      by: .featureScreen, from: [.notRunning], guards: [.when(.hasFinishedFirstRun)], to: .home,
      effects: [.postponeStart, .read], source: .privacy),
    Transition(
      "first-run-finished", "The set-up screens close; no decision changes.", .finishFirstRun,
      by: .featureScreen, from: [.firstRun], to: .home, effects: [.rememberFirstRun, .read],
      source: .guideline),
    Transition(
      "start-without-screen-runs", "What has no screen runs where it is granted.",
      .startWithoutScreen, by: .featureScreen, from: [.notRunning], guards: [.when(.isGranted)],
      to: .running, effects: [.read], source: .uikit),
    Transition(
      "start-without-screen-waits", "What has no screen never asks: it says to open the app.",
      .startWithoutScreen, by: .featureScreen, from: [.notRunning],
      guards: [.unless(.isGranted)], source: .uikit),
  ]

  /// The start of a feature: the status is read, and decides.
  static let starting: [Transition] = [
    Transition(
      "start-explains", "A feature that explains does so before the prompt.", .start,
      by: .featureScreen, from: [.home], guards: [.when(.isNotDetermined), .when(.explains)],
      to: .explaining, effects: [.read, .takeStart], source: .privacy),
    Transition(
      "start-asks", "The system asks at the moment of use.", .start, by: .featureScreen,
      from: [.home], guards: [.when(.isNotDetermined), .unless(.explains)], to: .prompting,
      effects: [.read, .takeStart], source: .uikit),
    Transition(
      "start-runs", "What is granted runs, with no prompt.", .start, by: .featureScreen,
      from: [.home], guards: [.when(.isGranted)], to: .running, effects: [.read, .takeStart],
      source: .uikit),
    Transition(
      "start-recovers", "What is blocked offers a way out, and never asks.", .start,
      by: .featureScreen, from: [.home], guards: [.when(.isBlocked), .unless(.isUnavailable)],
      to: .recovering, effects: [.read, .takeStart], source: .guideline),
    Transition(
      "start-is-unavailable", "Without the hardware the feature says so itself.", .start,
      by: .featureScreen, from: [.home], guards: [.when(.isUnavailable)], to: .unavailable,
      effects: [.read, .takeStart], source: .uikit),
    Transition(
      "start-joins", "A second start joins what is up.", .start, by: .featureScreen,
      from: [.explaining, .prompting], effects: [.takeStart],
      source: .inferred("The system shows one prompt for each resource; a second call waits.")),
  ]

  /// The only exit of an explanation; the status is read again before the prompt.
  static let proceeding: [Transition] = [
    Transition(
      "proceed-asks", "Every way out of an explanation leads to the prompt.", .proceed,
      by: .featureScreen, from: [.explaining], guards: [.when(.isNotDetermined)], to: .prompting,
      effects: [.read], source: .guideline),
    Transition(
      "proceed-runs", "It was granted in the meantime.", .proceed, by: .featureScreen,
      from: [.explaining], guards: [.when(.isGranted)], to: .running, effects: [.read],
      source: .inferred("Another scene of the app may have asked.")),
    Transition(
      "proceed-is-blocked", "It was blocked in the meantime: no prompt, and nothing that nags.",
      .proceed, by: .featureScreen, from: [.explaining],
      guards: [.when(.isBlocked), .unless(.isUnavailable)], to: .home, effects: [.read],
      source: .inferred("A restriction may come at any time; the next start recovers.")),
    Transition(
      "proceed-is-unavailable", "The hardware went missing in the meantime.", .proceed,
      by: .featureScreen, from: [.explaining], guards: [.when(.isUnavailable)],
      to: .unavailable, effects: [.read], source: .inferred("A camera can be unplugged.")),
  ]
}
