import AskOnceTesting
import PermissionModel
import SimulatedSystem
import Testing

/// What few devices are, and what some frameworks do not tell: here the features ask the frameworks
/// of the system, through the adapters that the app links.
@MainActor
@Suite("Boundary cases of JustSend", .serialized, .timeLimit(.minutes(10)))
struct BoundaryTests {
  @Test(
    "missing hardware: no status tells it, the app looks itself",
    arguments: [Feature.recording, .capture])
  func unavailable(_ feature: Feature) async {
    await onPhone(feature) { phone in
      phone.device.send(.removeHardware, feature.row)
      await phone.expect(
        .start, "unavailable blocked.unavailable; read notDetermined")
      #expect(phone.promptCount == 0)
      await phone.expect(.finish, "home blocked.unavailable; read notDetermined")
    }
  }

  @Test("a camera that is restricted is not missing")
  func restrictedCameraIsHidden() async {
    await onPhone(.capture) { phone in
      phone.device.send(.removeHardware, .camera)
      phone.device.send(.restrict, .camera)
      await phone.expect(
        .start,
        "recovering blocked.unavailable; read blocked.restricted; exits: leave")
    }
  }

  @Test(
    "parental control and device management: Settings only where the system hides the reason",
    arguments: [
      (Feature.recording, "read blocked.denied; exits: settings, cancel"),
      (.capture, "read blocked.restricted; exits: leave"),
      (.recall, "read blocked.restricted; exits: go on without"),
      (.appLock, "read blocked.denied; locked; exits: passcode, cancel"),
    ])
  func restricted(_ feature: Feature, _ seen: String) async {
    await onPhone(feature) { phone in
      phone.device.send(.restrict, feature.row)
      await phone.expect(.start, "recovering blocked.restricted; " + seen)
      #expect(phone.promptCount == 0)
    }
  }

  @Test("adding events alone: the explanation, one prompt for more, then the recovery")
  func writeOnly() async {
    await onPhone(.recall) { phone in
      await phone.take(.allowLessElsewhere)
      #expect(phone.app.standing(.calendarFull).record == .allowed(.writeOnly))
      await phone.expect(.start, "explaining notDetermined; read notDetermined; explanation")
      await phone.expect(.proceed, "prompting notDetermined; read notDetermined; prompt")
      await phone.expect(.decline, "home blocked.denied; read blocked.denied")
      #expect(phone.app.standing(.calendarFull).record == .allowed(.writeOnly))
      await phone.expect(
        .start, "recovering blocked.denied; read blocked.denied; exits: settings, go on without")
    }
  }

  @Test("no feature needs a part: photos are picked by the system, which asks for nothing")
  func limited() {
    #expect(Feature.allCases.allSatisfy { $0.row.traits.part == nil })
  }

  @Test("the passcode takes the place of Face ID, and who does not know it stays out")
  func passcode() async {
    await onPhone(.appLock) { phone in
      await phone.expect(.start, "prompting notDetermined; read notDetermined; locked; prompt")
      await phone.expect(.decline, "home blocked.denied; read blocked.denied; locked")
      await phone.expect(
        .start, "recovering blocked.denied; read blocked.denied; locked; exits: passcode, cancel")
      await phone.expect(.useFallback, "fallback blocked.denied; read blocked.denied; locked")
      await phone.answerOwner(false)
      #expect(phone.state == "home blocked.denied; read blocked.denied; locked")
    }
  }

  @Test("a grant of Face ID opens nothing by itself: the owner is checked each time")
  func strangers() async {
    await onPhone(.appLock) { phone in
      await phone.take(.start)
      await phone.expect(.allow, "running granted.full; read granted.full; locked")
      await phone.answerOwner(false)
      #expect(phone.state == "home granted.full; read granted.full; locked")
    }
  }

  @Test("what was remembered of Face ID is wrong after a reset, and locks nobody out")
  func resetFaceID() async {
    await onPhone(.appLock) { phone in
      await phone.take(.start)
      await phone.take(.allow)
      await phone.take(.finish)
      await phone.take(.resetPrivacy)
      await phone.take(.comeBack)
      #expect(phone.state == "home notDetermined; read granted.full; locked")
      await phone.expect(.start, "running notDetermined; read granted.full; locked")
      await phone.answerOwner(true)
      #expect(phone.state == "home notDetermined; read granted.full; unlocked")
    }
  }

  @Test(
    "a status of a future system: a way out, and no prompt",
    arguments: [
      (Feature.capture, "exits: leave"), (.recall, "exits: go on without"),
      (.recording, "exits: cancel"),
    ])
  func future(_ feature: Feature, _ exits: String) async {
    await onPhone(feature, isOfTheFuture: true) { phone in
      await phone.expect(
        .start, "recovering notDetermined; read blocked.unknown; " + exits)
      #expect(phone.promptCount == 0)
    }
  }

  @Test(
    "a reset repeats the first ask alone: restrictions and missing hardware stay as they are",
    arguments: [
      (Event.restrict, PermissionState.blocked(.restricted)),
      (.removeHardware, .blocked(.unavailable)),
    ])
  func resetStandsInForNothing(_ event: Event, _ state: PermissionState) async {
    await onPhone(.capture) { phone in
      phone.device.send(event, .camera)
      phone.device.resetPrivacy()
      #expect(phone.truth == state)
    }
  }

  @Test("what ends a recording as the app leaves does nothing to a prompt or a recovery")
  func endsNothingElse() async {
    await onPhone(.recording) { phone in
      await phone.take(.start)
      await phone.running?.end()
      #expect(phone.state == "prompting notDetermined; read notDetermined; prompt")
      await phone.take(.decline)
      await phone.take(.start)
      await phone.running?.end()
      #expect(
        phone.state
          == "recovering blocked.denied; read blocked.denied; exits: settings, cancel")
    }
  }

  @Test("a recorder that cannot start says so, and the next start tries again")
  func brokenRecorder() async {
    await onPhone(.recording) { phone in
      phone.recorder.isBroken = true
      await phone.expect(.start, "prompting notDetermined; read notDetermined; prompt")
      phone.device.promptOnScreen?.answer(.allow)
      await phone.settle { phone.running?.sight == "cannot record" }
      #expect(phone.state == "home granted.full; read granted.full; cannot record")
      phone.recorder.isBroken = false
      await phone.expect(.start, "running granted.full; read granted.full; recording")
    }
  }

  /// A phone whose owner has finished first run.
  private func onPhone(
    _ feature: Feature, isOfTheFuture: Bool = false, _ body: (Phone) async -> Void
  ) async {
    let phone = Phone(feature, usesFrameworks: true)
    await SimulatedSystem.with(phone.app, isOfTheFuture: isOfTheFuture) {
      phone.isFirstRunFinished = true
      phone.app.open()
      await phone.launch()
      await body(phone)
    }
  }
}
