extension Scenario {
  /// What people and devices do to recall.
  static let recall: [Scenario] =
    recallMore + [
      Scenario(
        .recall, "first launch, the explanation, Allow, and again",
        [
          Step(.launch, "firstRun notDetermined; read notDetermined"),
          Step(.finishFirstRun, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.proceed, "prompting notDetermined; read notDetermined; prompt"),
          Step(.allow, "running granted.full; read granted.full"),
          Step(.finish, "home granted.full; read granted.full; 1 events"),
          Step(.start, "running granted.full; read granted.full; 1 events"),
          Step(.finish, "home granted.full; read granted.full; 1 events"),
          Step(.endApp, "notRunning granted.full"),
          Step(.launch, "home granted.full; read granted.full"),
          Step(.start, "running granted.full; read granted.full"),
        ]),
      Scenario(
        .recall, "the explanation stays in the background, is joined, and ends with the app",
        [
          Step(.launch, "firstRun notDetermined; read notDetermined"),
          Step(.finishFirstRun, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(
            .background,
            "explaining notDetermined; read notDetermined; explanation; in the background"),
          Step(.comeBack, "explaining notDetermined; read notDetermined; explanation"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.endApp, "notRunning notDetermined"),
          Step(.launch, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.proceed, "prompting notDetermined; read notDetermined; prompt"),
          Step(.start, "prompting notDetermined; read notDetermined; prompt"),
          Step(.allow, "running granted.full; read granted.full"),
          Step(.finish, "home granted.full; read granted.full; 1 events"),
        ]),
      Scenario(
        .recall, "what is answered elsewhere needs no prompt",
        [
          Step(.launch, "firstRun notDetermined; read notDetermined"),
          Step(.finishFirstRun, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.allowElsewhere, "explaining granted.full; read notDetermined; explanation"),
          Step(.proceed, "running granted.full; read granted.full"),
          Step(.finish, "home granted.full; read granted.full; 1 events"),
          Step(.resetPrivacy, "notRunning notDetermined"),
          Step(.launch, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.declineElsewhere, "explaining blocked.denied; read notDetermined; explanation"),
          Step(.proceed, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.cancel, "home blocked.denied; read blocked.denied"),
        ]),
      Scenario(
        .recall, "Don't Allow is accepted quietly, and the next start recovers",
        [
          Step(.launch, "firstRun notDetermined; read notDetermined"),
          Step(.finishFirstRun, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.proceed, "prompting notDetermined; read notDetermined; prompt"),
          Step(.decline, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.cancel, "home blocked.denied; read blocked.denied"),
          Step(.background, "home blocked.denied; read blocked.denied; in the background"),
          Step(.comeBack, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.openSettings, "inSettings blocked.denied; read blocked.denied; in the background"),
          Step(.switchOn, "notRunning granted.full"),
          Step(.comeBack, "home granted.full; read granted.full"),
          Step(.start, "running granted.full; read granted.full"),
        ]),
      Scenario(
        .recall, "the list goes on without events",
        [
          Step(.launch, "firstRun notDetermined; read notDetermined"),
          Step(.finishFirstRun, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.proceed, "prompting notDetermined; read notDetermined; prompt"),
          Step(.decline, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.useFallback, "fallback blocked.denied; read blocked.denied"),
          Step(.finish, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.useFallback, "fallback blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
        ]),
      Scenario(
        .recall, "a switch in Settings ends the app",
        [
          Step(.launch, "firstRun notDetermined; read notDetermined"),
          Step(.finishFirstRun, "home notDetermined; read notDetermined"),
          Step(.start, "explaining notDetermined; read notDetermined; explanation"),
          Step(.proceed, "prompting notDetermined; read notDetermined; prompt"),
          Step(.allow, "running granted.full; read granted.full"),
          Step(.finish, "home granted.full; read granted.full; 1 events"),
          Step(.switchOff, "notRunning blocked.denied"),
          Step(.launch, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.openSettings, "inSettings blocked.denied; read blocked.denied; in the background"),
          Step(.comeBack, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.openSettings, "inSettings blocked.denied; read blocked.denied; in the background"),
          Step(.switchOff, "notRunning blocked.denied"),
          Step(.comeBack, "home blocked.denied; read blocked.denied"),
          Step(
            .start,
            "recovering blocked.denied; read blocked.denied; exits: settings, go on without"),
          Step(.cancel, "home blocked.denied; read blocked.denied"),
          Step(.switchOn, "notRunning granted.full"),
          Step(.launch, "home granted.full; read granted.full"),
          Step(.start, "running granted.full; read granted.full"),
          Step(.finish, "home granted.full; read granted.full; 1 events"),
        ]),
    ]
}
