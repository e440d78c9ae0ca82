extension Scenario {
  /// What people and devices do to appLock.
  static let appLock: [Scenario] = [
    Scenario(
      .appLock, "first launch, Allow, and again",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.allow, "running granted.full; read granted.full; locked"),
        Step(.finish, "home granted.full; read granted.full; unlocked"),
        Step(.endApp, "notRunning granted.full"),
        Step(.launch, "home granted.full; read granted.full; locked"),
        Step(.start, "running granted.full; read granted.full; locked"),
        Step(.finish, "home granted.full; read granted.full; unlocked"),
      ]),
    Scenario(
      .appLock, "Don't Allow is accepted quietly, and the next start recovers",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.decline, "home blocked.denied; read blocked.denied; locked"),
        Step(
          .start,
          "recovering blocked.denied; read blocked.denied; locked; exits: passcode, cancel"),
        Step(.cancel, "home blocked.denied; read blocked.denied; locked"),
        Step(.background, "home blocked.denied; read blocked.denied; locked; in the background"),
        Step(.comeBack, "home blocked.denied; read blocked.denied; locked"),
        Step(
          .start,
          "recovering blocked.denied; read blocked.denied; locked; exits: passcode, cancel"),
        Step(.useFallback, "fallback blocked.denied; read blocked.denied; locked"),
        Step(.finish, "home blocked.denied; read blocked.denied; unlocked"),
      ]),
    Scenario(
      .appLock, "a switch in Settings ends the app",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.allow, "running granted.full; read granted.full; locked"),
        Step(.finish, "home granted.full; read granted.full; unlocked"),
        Step(.switchOff, "notRunning blocked.denied"),
        Step(.launch, "home blocked.denied; read blocked.denied; locked"),
        Step(
          .start,
          "recovering blocked.denied; read blocked.denied; locked; exits: passcode, cancel"),
        Step(.cancel, "home blocked.denied; read blocked.denied; locked"),
        Step(.switchOn, "notRunning granted.full"),
        Step(.launch, "home granted.full; read granted.full; locked"),
        Step(.start, "running granted.full; read granted.full; locked"),
        Step(.finish, "home granted.full; read granted.full; unlocked"),
      ]),
    Scenario(
      .appLock, "a prompt that nobody answers decides nothing, and a second start joins one",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.background, "prompting notDetermined; read notDetermined; locked; in the background"),
        Step(.comeBack, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.endPrompt, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.decline, "home blocked.denied; read blocked.denied; locked"),
        Step(
          .start,
          "recovering blocked.denied; read blocked.denied; locked; exits: passcode, cancel"),
      ]),
    Scenario(
      .appLock, "the app ends during the prompt",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.endApp, "notRunning notDetermined"),
        Step(.launch, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.allow, "running granted.full; read granted.full; locked"),
        Step(.finish, "home granted.full; read granted.full; unlocked"),
      ]),
    Scenario(
      .appLock, "without Face ID it asks for the passcode",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.removeHardware, "home blocked.unavailable; read notDetermined; locked"),
        Step(.start, "unavailable blocked.unavailable; read blocked.unavailable; locked"),
        Step(.finish, "home blocked.unavailable; read blocked.unavailable; unlocked"),
        Step(.addHardware, "home notDetermined; read blocked.unavailable; unlocked"),
        Step(.start, "prompting notDetermined; read notDetermined; unlocked; prompt"),
        Step(.allow, "running granted.full; read granted.full; unlocked"),
        Step(.finish, "home granted.full; read granted.full; unlocked"),
      ]),
    Scenario(
      .appLock, "Face ID goes away during the prompt",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.start, "prompting notDetermined; read notDetermined; locked; prompt"),
        Step(.removeHardware, "home blocked.unavailable; read blocked.unavailable; locked"),
        Step(.start, "unavailable blocked.unavailable; read blocked.unavailable; locked"),
        Step(.finish, "home blocked.unavailable; read blocked.unavailable; unlocked"),
      ]),
    Scenario(
      .appLock, "another window of the app was answered",
      [
        Step(.launch, "firstRun notDetermined; read notDetermined; locked"),
        Step(.finishFirstRun, "home notDetermined; read notDetermined; locked"),
        Step(.declineElsewhere, "home blocked.denied; read notDetermined; locked"),
        Step(.read, "home blocked.denied; read blocked.denied; locked"),
        Step(
          .start,
          "recovering blocked.denied; read blocked.denied; locked; exits: passcode, cancel"),
        Step(.useFallback, "fallback blocked.denied; read blocked.denied; locked"),
        Step(.finish, "home blocked.denied; read blocked.denied; unlocked"),
      ]),
  ]
}
