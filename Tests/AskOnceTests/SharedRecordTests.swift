import AskOnce
import AskOnceTesting
import PermissionModel
import Testing

@Suite("Accesses that share a record")
struct SharedRecordTests {
  @Test("two accesses of one record queue: the first answer decides both")
  func queue() async {
    let device = SimulatedDevice()
    let app = device.app()
    async let one: Void = app.request(.locationWhenInUse)
    _ = await device.prompt()
    async let two: Void = app.request(.locationAlways)
    while app.device.log.filter({ $0.what == .promptShown }).count < 2 { await Task.yield() }
    await device.prompt().answer(.decline)
    #expect(device.promptOnScreen == nil)
    device.promptOnScreen?.answer(.allow)
    await one
    await two
    #expect(app.standing(.locationAlways).record == .denied)
  }

  @Test("a remembered upgrade ends with the decision")
  func stale() async {
    let device = SimulatedDevice()
    let app = device.app()
    let inUse = Permission<LocationWhenInUse>.simulated(device)
    let always = Permission<LocationAlways>.simulated(device)
    async let a = inUse.start()
    await device.prompt().answer(.allow)
    _ = await a
    async let b = always.start()
    await device.prompt().answer(.decline)
    _ = await b
    device.resetPrivacy()
    app.open()
    async let c = inUse.start()
    await device.prompt().answer(.allow)
    _ = await c
    #expect(app.standing(.locationAlways).isUpgradeSpent == false)
    #expect(await always.state() == .notDetermined)
  }
}
