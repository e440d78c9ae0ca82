import AskOnceTesting
import PermissionModel
import Testing

/// Scripts of events on a device, with its whole state after each.
@Suite("The simulated device")
struct SimulatedDeviceTests {
  private let device = SimulatedDevice()

  @Test("a no is kept; the switch in Settings ends the app; a reset asks anew")
  func everyday() async {
    let app = device.app("Notes")
    device.expect("Notes: active")
    async let request: Void = app.request(.camera)
    let prompt = await device.prompt()
    #expect(prompt.app == "Notes")
    #expect(prompt.resource == .camera)
    #expect(prompt.answers == [.allow, .decline])
    device.expect("Notes: active, camera none", "? Notes: camera")
    prompt.answer(.allowOnce)
    device.expect("Notes: active, camera none", "? Notes: camera")
    prompt.answer(.decline)
    await request
    device.expect("Notes: active, camera denied")
    prompt.answer(.allow)
    await app.askInVain(.camera)
    device.expect("Notes: active, camera denied")
    #expect(app.rawStatus(.camera)?.name == "denied")
    app.switchOn(.camera)
    device.expect("Notes: ended, camera allowed.full")
    app.open()
    device.expect("Notes: active, camera allowed.full")
    app.end()
    device.expect("Notes: ended, camera allowed.full")
    device.resetPrivacy()
    app.open()
    await app.ask(.camera, answer: .allow)
    device.expect("Notes: active, camera allowed.full")
    app.reinstall()
    device.expect("Notes: ended, camera none")
  }

  @Test("where the system ends no app, a changed switch is seen on the return")
  func switchWithoutEnd() async {
    let app = device.app("Maps")
    await app.ask(.locationWhenInUse, answer: .allow)
    app.switchOff(.locationWhenInUse)
    device.expect("Maps: in the background, location-always denied")
    app.open()
    #expect(app.rawStatus(.locationWhenInUse)?.name == "denied")
  }

  @Test("Allow Once lasts until the app has been left for a while, or is ended")
  func once() async {
    let app = device.app("Maps")
    await app.ask(.locationWhenInUse, answer: .allowOnce)
    device.expect("Maps: active, location-always once.whenInUse")
    device.advance(by: .seconds(3600))
    device.expect("Maps: active, location-always once.whenInUse")
    app.leave()
    app.open()
    device.expect("Maps: active, location-always once.whenInUse")
    app.leave()
    device.advance(by: .seconds(3600))
    device.expect("Maps: in the background, location-always none")
    app.open()
    await app.ask(.locationWhenInUse, answer: .allowOnce)
    app.end()
    device.expect("Maps: ended, location-always none")
  }

  @Test("while-in-use, then one prompt for Always, then the system's reminder")
  func always() async {
    let app = device.app("Maps")
    await app.ask(.locationWhenInUse, answer: .allow)
    async let request: Void = app.request(.locationAlways)
    let prompt = await device.prompt()
    #expect(prompt.asksForMore)
    #expect(prompt.answers == [.allow, .decline])
    prompt.answer(.allow)
    await request
    device.expect("Maps: active, location-always allowed.full")
    #expect(app.rawStatus(.locationAlways)?.name == "authorizedAlways")
    app.send(.reduceAlways, .locationAlways)
    device.expect("Maps: active, location-always allowed.whenInUse asked for more")
    await app.askInVain(.locationAlways)
  }

  @Test("a part of the photos, and calendar events to add only")
  func parts() async {
    let app = device.app("Album")
    await app.ask(.photosReadWrite, answer: .allowPart)
    device.expect("Album: active, photos-read-write allowed.limited")
    #expect(app.rawStatus(.photosReadWrite)?.name == "limited")
    await app.ask(.calendarWriteOnly, answer: .allow)
    #expect(app.rawStatus(.calendarFull)?.name == "writeOnly")
    await app.ask(.calendarFull, answer: .decline)
    device.expect(
      """
      Album: active, calendar-full allowed.writeOnly asked for more, \
      photos-read-write allowed.limited
      """)
    await app.askInVain(.calendarFull)
  }

  @Test("quiet notifications need no prompt, and alerts can be asked for later")
  func provisional() async {
    let app = device.app("News")
    await app.askInVain(.notificationsProvisional)
    device.expect("News: active, notifications allowed.provisional")
    await app.ask(.notifications, answer: .decline)
    device.expect("News: active, notifications denied")
  }

  @Test("restrictions and missing hardware hold for every app, also for those that come later")
  func restricted() async {
    device.send(.restrict, .camera)
    let app = device.app("Scanner")
    #expect(app.rawStatus(.camera)?.name == "restricted")
    await app.askInVain(.camera)
    device.expect("Scanner: active, camera none restricted")
    device.send(.unrestrict, .camera)
    device.send(.removeHardware, .camera)
    await app.askInVain(.camera)
    device.expect("Scanner: active, camera none missing")
    device.send(.addHardware, .camera)
    await app.ask(.camera, answer: .allow)
    device.expect("Scanner: active, camera allowed.full")
  }

  @Test("a switch of the whole system takes a prompt away, and the decision stays")
  func systemSwitch() async {
    let app = device.app("Maps")
    async let request: Void = app.request(.locationWhenInUse)
    _ = await device.prompt()
    device.send(.switchSystemOff, .locationWhenInUse)
    await request
    device.expect("Maps: active, location-always none switched off")
    device.send(.switchSystemOn, .locationWhenInUse)
    await app.ask(.locationWhenInUse, answer: .allow)
    device.send(.switchSystemOff, .locationWhenInUse)
    #expect(app.rawStatus(.locationWhenInUse)?.name == "denied")
    device.send(.switchSystemOn, .locationWhenInUse)
    device.expect("Maps: active, location-always allowed.whenInUse")
  }
}
