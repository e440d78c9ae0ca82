import AskOnce
import AskOnceTesting
import PermissionModel
import Testing

/// An outcome without its values, to compare.
enum Ending: Hashable {
  case granted(Scope)
  case declined
  case unanswered
  case blocked(Reason)

  init<R: Resource>(_ outcome: Outcome<R>) {
    switch outcome {
    case .granted(let access): self = .granted(access.scope)
    case .declined: self = .declined
    case .unanswered: self = .unanswered
    case .blocked(let recovery): self = .blocked(recovery.reason)
    }
  }
}

extension Permission {
  /// Starts and says how it ended.
  func ending(explain: (@MainActor @Sendable () async -> Void)? = nil) async -> Ending {
    Ending(await start(explain: explain))
  }
}

@Suite("Starting a feature")
struct StartTests {
  private let device = SimulatedDevice()

  @Test(
    "each answer has its outcome, and the next start acts on what is stored",
    arguments: [
      (SimulatedPrompt.Answer.allow, Ending.granted(.full), Ending.granted(.full)),
      (.allowPart, .granted(.limited), .granted(.limited)),
      (.decline, .declined, .blocked(.denied)),
    ])
  func answers(answer: SimulatedPrompt.Answer, first: Ending, second: Ending) async {
    let permission = Permission<AddressBook>.simulated(device)
    #expect(await permission.state() == .notDetermined)
    #expect(permission.stateNow() == .notDetermined)
    async let outcome = permission.ending()
    await device.prompt().answer(answer)
    #expect(await outcome == first)
    #expect(await permission.ending() == second)
    #expect(device.promptOnScreen == nil)
  }

  @Test("an explanation comes before the prompt, and only there")
  func explains() async {
    let permission = Permission<Camera>.simulated(device)
    let shown = Counter()
    async let outcome = permission.ending {
      shown.count += 1
      #expect(device.promptOnScreen == nil)
    }
    await device.prompt().answer(.allow)
    #expect(await outcome == .granted(.full))
    #expect(await permission.ending { shown.count += 1 } == .granted(.full))
    #expect(await shown.count == 1)
  }

  @Test("what is decided while the explanation shows needs no prompt, and nags nobody")
  func decidedMeanwhile() async {
    let app = device.app()
    let permission = Permission<Camera>.simulated(app)
    let ending = await permission.ending { await app.ask(.camera, answer: .allow) }
    #expect(ending == .granted(.full))
    let other = device.app("Other")
    let late = Permission<Camera>.simulated(other)
    #expect(await late.ending { await other.ask(.camera, answer: .decline) } == .unanswered)
    #expect(await late.ending() == .blocked(.denied))
  }

  @Test("every block has its reason, and only some have a door to Settings")
  func blocked() async throws {
    let permission = Permission<LocationWhenInUse>.simulated(device)
    for (event, reason, undo) in [
      (Event.restrict, Reason.restricted, Event.unrestrict),
      (.switchSystemOff, .switchedOff, .switchSystemOn),
      (.removeHardware, .unavailable, .addHardware),
    ] {
      device.send(event, .locationWhenInUse)
      guard case .blocked(let recovery) = await permission.start() else {
        Issue.record("\(event) does not block")
        return
      }
      #expect(recovery.reason == reason)
      #expect((recovery.settings != nil) == (reason == .switchedOff))
      device.send(undo, .locationWhenInUse)
      #expect(await recovery.state() == .notDetermined)
    }
  }

  @Test("recovering: to Settings and back, where the state is read again")
  func recovers() async throws {
    let app = device.app("Maps")
    await app.ask(.locationWhenInUse, answer: .decline)
    let permission = Permission<LocationWhenInUse>.simulated(app)
    guard case .blocked(let recovery) = await permission.start() else {
      Issue.record("not blocked")
      return
    }
    let door = try #require(recovery.settings)
    #expect(door.place.hasPrefix("Settings"))
    await door.open()
    #expect(!app.isActive)
    app.switchOn(.locationWhenInUse)
    app.open()
    #expect(await permission.ending() == .granted(.whenInUse))
  }

  @Test("Always: one prompt for more, whose no is remembered until the system forgets")
  func upgrade() async {
    let app = device.app("Maps")
    await app.ask(.locationWhenInUse, answer: .allow)
    let always = Permission<LocationAlways>.simulated(app)
    let whenInUse = Permission<LocationWhenInUse>.simulated(app)
    #expect(await always.state() == .notDetermined)
    async let outcome = always.ending()
    await device.prompt().answer(.decline)
    #expect(await outcome == .declined)
    #expect(await always.ending() == .blocked(.denied))
    #expect(await whenInUse.ending() == .granted(.whenInUse))
    device.resetPrivacy()
    app.open()
    #expect(await always.state() == .notDetermined)
    async let anew = always.ending()
    await device.prompt().answer(.allow)
    #expect(await anew == .granted(.full))
  }

  @Test("a missing purpose string is reported, and nothing is asked")
  func missingPurposeString() async {
    let app = device.app("Notes", purposeKeys: [])
    let reports = Reports()
    let permission = Permission<Camera>.simulated(app) { reports.add($0) }
    #expect(await permission.ending() == .unanswered)
    #expect(app.isRunning)
    #expect(
      reports.all.contains(
        .missingPurposeString(resource: "camera", keys: ["NSCameraUsageDescription"])))
  }
}

/// A number on the main actor.
@MainActor final class Counter: Sendable {
  var count = 0
  nonisolated init() {}
  func increment() { count += 1 }
}
