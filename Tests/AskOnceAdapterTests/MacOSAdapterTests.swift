import AskOnce
import AskOnceARKit
import AskOnceAutomation
import AskOnceLoginItem
import AskOnceScreenCapture
import AskOnceTesting
import PermissionModel
import SimulatedSystem
import Testing

/// What is special of macOS, whose alerts lead to System Settings, and of visionOS.
@Suite("Adapters of macOS and visionOS", .timeLimit(.minutes(10)))
struct MacOSAdapterTests {
  private let device = SimulatedDevice()

  @Test(
    "an alert that leads to Settings is no answer: unanswered, and granted when it is turned on",
    arguments: Adapter.leading)
  func leadsToSettings(adapter: Adapter) async {
    let app = device.app()
    await SimulatedSystem.with(app) {
      let probe = PermissionProbe(adapter.row, adapter.source(.simulated(app)))
      async let ending = probe.ending()
      let prompt = await device.prompt()
      #expect(!prompt.answers.contains(.allow))
      prompt.answer(.decline)
      #expect(await ending == "unanswered")
      app.switchOn(adapter.row)
      app.open()
      #expect(await probe.state() == "granted.full")
      #expect(await probe.ending() == "granted.full")
    }
  }

  @Test(
    "once asked, a start leads to Settings; where the system asks again, it asks",
    arguments: Adapter.leading)
  func asksAgain(adapter: Adapter) async {
    let app = device.app()
    await SimulatedSystem.with(app) {
      let probe = PermissionProbe(adapter.row, adapter.source(.simulated(app)))
      async let first = probe.ending()
      await device.prompt().answer(.decline)
      #expect(await first == "unanswered")
      let asksAgain = if case .yes = adapter.row.asksAgain { true } else { false }
      #expect(await probe.ending() == (asksAgain ? "unanswered" : "blocked.denied"))
      #expect(await probe.state() == (asksAgain ? "notDetermined" : "blocked.denied"))
    }
  }

  @Test("the screen: whoever has switched it off is not asked again, and led to Settings")
  func switchedOff() async {
    let app = device.app()
    await SimulatedSystem.with(app) {
      let screen = Permission<ScreenCapture>(source: ScreenCapture.source(in: .simulated(app)))
      async let first = screen.start()
      await device.prompt().answer(.decline)
      _ = await first
      app.switchOn(.screenCapture)
      app.open()
      #expect(screen.stateNow() == .granted(.full))
      app.switchOff(.screenCapture)
      app.open()
      guard case .blocked(let recovery) = await screen.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .denied && recovery.settings != nil)
    }
  }

  @Test("a login item is registered with no prompt; switched off, it leads to Settings")
  func loginItem() async {
    let app = device.app()
    await SimulatedSystem.with(app) {
      let item = Permission<LoginItem>(source: LoginItem.source(in: .simulated(app)))
      guard case .granted = await item.start() else {
        Issue.record("not granted")
        return
      }
      #expect(!device.log.contains { $0.what == .promptShown })
      app.switchOff(.loginItems)
      app.open()
      guard case .blocked(let recovery) = await item.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .denied)
      await recovery.settings?.open()
      while app.isActive { await Task.yield() }
      #expect(device.log.contains { $0.what == .settingsOpened })
    }
  }

  @Test("what does not run cannot be automated, and is not asked for")
  func targetIsNotRunning() async {
    let app = device.app()
    device.send(.removeHardware, .automation)
    await SimulatedSystem.with(app) {
      let target = Permission<Automation>(
        source: Automation.source(of: "org.example", in: .simulated(app)))
      #expect(await target.state() == .blocked(.unavailable))
      #expect(target.stateNow() == nil)
      let nameless = Permission<Automation>(
        source: Automation.source(of: "", in: .simulated(device.app("Other"))))
      #expect(await nameless.state() == .blocked(.unavailable))
    }
  }

  @Test("a simulator tracks no hands: unavailable, and not asked for")
  func noHands() async {
    let app = device.app()
    device.send(.removeHardware, .arkitHandTracking)
    await SimulatedSystem.with(app) {
      let hands = Permission<HandTracking>(source: HandTracking.source(in: .simulated(app)))
      #expect(await hands.state() == .blocked(.unavailable))
      let room = Permission<WorldSensing>(source: WorldSensing.source(in: .simulated(app)))
      #expect(await room.state() == .notDetermined)
    }
  }
}
