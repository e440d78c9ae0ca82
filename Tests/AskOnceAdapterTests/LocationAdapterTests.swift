import AskOnce
import AskOnceLocation
import AskOnceNotifications
import AskOnceTesting
import PermissionModel
import SimulatedSystem
import Testing

/// What is special of single frameworks.
@Suite("Adapters of single frameworks", .timeLimit(.minutes(10)))
struct LocationAdapterTests {
  private let device = SimulatedDevice()

  @Test("Always after while-in-use: no to more calls no delegate, and is an answer all the same")
  func keepsWhenInUse() async {
    let app = device.app("Maps")
    await SimulatedSystem.with(app) {
      let host = HostApp.simulated(app)
      let whenInUse = Permission<LocationWhenInUse>(source: LocationWhenInUse.source(in: host))
      let always = Permission<LocationAlways>(source: LocationAlways.source(in: host))
      async let first = whenInUse.start()
      await device.prompt().answer(.allow)
      guard case .granted(let access) = await first else {
        Issue.record("not granted")
        return
      }
      #expect(access.scope == .whenInUse)
      #expect(await always.state() == .notDetermined)
      async let second = always.start()
      await device.prompt().answer(.decline)
      guard case .declined = await second else {
        Issue.record("not declined")
        return
      }
      #expect(await always.state() == .blocked(.denied))
      #expect(await whenInUse.state() == .granted(.whenInUse))
    }
  }

  @Test("Location Services that are off have a reason of their own, where they can be asked for")
  func switchedOff() async {
    let app = device.app("Maps")
    device.send(.switchSystemOff, .locationWhenInUse)
    await SimulatedSystem.with(app) {
      let permission = Permission<LocationWhenInUse>(
        source: LocationWhenInUse.source(in: .simulated(app)))
      #expect(await permission.state() == .blocked(.switchedOff))
      #expect(permission.stateNow() == .blocked(.denied))
    }
  }

  @Test("Allow Once is granted, and asked for again when it is over")
  func once() async {
    let app = device.app("Maps")
    await SimulatedSystem.with(app) {
      let permission = Permission<LocationWhenInUse>(
        source: LocationWhenInUse.source(in: .simulated(app)))
      async let outcome = permission.start()
      await device.prompt().answer(.allowOnce)
      guard case .granted = await outcome else {
        Issue.record("not granted")
        return
      }
      app.leave()
      device.advance(by: .seconds(600))
      app.open()
      #expect(await permission.state() == .notDetermined)
    }
  }

  @Test("quiet notifications come without a prompt")
  func provisional() async {
    let app = device.app("News")
    await SimulatedSystem.with(app) {
      let permission = Permission<NotificationsProvisional>(
        source: NotificationsProvisional.source(in: .simulated(app)))
      guard case .granted(let access) = await permission.start() else {
        Issue.record("not granted")
        return
      }
      #expect(access.scope == .provisional)
      #expect(device.promptOnScreen == nil)
      #expect(permission.stateNow() == nil)
    }
  }
}
