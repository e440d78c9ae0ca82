import AskOnceTesting
import PermissionModel
import Testing

/// What several apps and features do at once, and what ends them.
@Suite("Apps on the simulated device")
struct SimulatedProcessTests {
  private let device = SimulatedDevice()

  @Test("what a missing purpose string does is the resource's")
  func missingPurposeString() async {
    let app = device.app("Notes", purposeKeys: ["NSPhotoLibraryUsageDescription"])
    await app.askInVain(.locationWhenInUse)
    await app.askInVain(.calendarFull)
    #expect(app.isRunning)
    await app.ask(.photosReadWrite, answer: .allow)
    await app.ask(.notifications, answer: .allow)
    await app.askInVain(.camera)
    device.expect("Notes: ended, notifications allowed.full, photos-read-write allowed.full")
    let said = device.log.map(\.description)
    #expect(
      said.contains(
        "Notes location-when-in-use: no prompt, no NSLocationWhenInUseUsageDescription"))
    #expect(
      said.contains("Notes calendar-full: no prompt, no NSCalendarsFullAccessUsageDescription"))
    #expect(said.contains("Notes: ended, no NSCameraUsageDescription"))
  }

  @Test("an app that was installed again can ask again")
  func reinstalled() async {
    let app = device.app("Notes")
    await app.ask(.camera, answer: .decline)
    app.reinstall()
    device.expect("Notes: ended, camera none")
    app.open()
    await app.ask(.camera, answer: .allow)
    device.expect("Notes: active, camera allowed.full")
  }

  @Test("two features ask at once: one prompt after the other")
  func twoFeatures() async {
    let app = device.app("Studio")
    async let camera: Void = app.request(.camera)
    let first = await device.prompt()
    async let microphone: Void = app.request(.microphone)
    while device.snapshot.prompts.count < 2 { await Task.yield() }
    device.expect(
      "Studio: active, camera none, microphone none", "? Studio: camera",
      "? Studio: microphone")
    first.answer(.allow)
    await camera
    let second = await device.prompt()
    #expect(second.resource == .microphone)
    second.answer(.decline)
    await microphone
    device.expect("Studio: active, camera allowed.full, microphone denied")
  }

  @Test("one prompt for one resource, however many ask")
  func sameResource() async {
    let app = device.app("Studio")
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { await app.request(.camera) } }
      await device.prompt().answer(.allow)
    }
    let shown = device.log.count { $0.what == .promptShown }
    #expect(shown == 1)
    device.expect("Studio: active, camera allowed.full")
  }

  @Test("each app has its own decisions; the prompt of an app in the background waits there")
  func twoApps() async {
    let maps = device.app("Maps")
    async let first: Void = maps.request(.camera)
    _ = await device.prompt()
    let notes = device.app("Notes")
    #expect(device.promptOnScreen == nil)
    await notes.ask(.camera, answer: .decline)
    device.expect(
      "Maps: in the background, camera none", "Notes: active, camera denied",
      "? Maps: camera")
    maps.open()
    device.promptOnScreen?.answer(.allow)
    await first
    device.expect("Maps: active, camera allowed.full", "Notes: in the background, camera denied")
  }

  @Test("tracking asks only while the app is active, and leaves with it")
  func tracking() async {
    let app = device.app("Shop")
    async let request: Void = app.request(.tracking)
    _ = await device.prompt()
    app.leave()
    await request
    device.expect("Shop: in the background, tracking none")
    await app.askInVain(.tracking)
    app.open()
    await app.ask(.tracking, answer: .allow)
    device.expect("Shop: active, tracking allowed.full")
  }

  @Test("an app that ends takes its prompt along, and nothing is decided")
  func endDuringPrompt() async {
    let app = device.app("Shop")
    async let request: Void = app.request(.contacts)
    let prompt = await device.prompt()
    app.end()
    await request
    prompt.answer(.allow)
    device.expect("Shop: ended, contacts none")
    await app.askInVain(.contacts)
  }

  @Test("a prompt whose scene closes decides nothing")
  func endPrompt() async {
    let app = device.app("Shop")
    async let request: Void = app.request(.contacts)
    await device.prompt().end()
    await request
    device.expect("Shop: active, contacts none")
  }

  @Test("time moves only when it is told to")
  func time() async {
    async let sleep: Void = device.sleep(for: .seconds(5))
    while device.sleeperCount == 0 { await Task.yield() }
    device.advance(by: .seconds(3))
    #expect(device.sleeperCount == 1)
    #expect(device.now == .seconds(3))
    device.advance(by: .seconds(600))
    await sleep
    #expect(device.snapshot.time == .seconds(603))
  }

  @Test("a new device has the app's data and no decisions")
  func restore() async {
    let app = device.app("Shop")
    await app.ask(.contacts, answer: .decline)
    app.restore()
    device.expect("Shop: ended, contacts none")
  }

  @Test("Settings offers a part, less, and to be asked again")
  func choices() async {
    let shop = device.app("Shop")
    await shop.ask(.contacts, answer: .allow)
    shop.switchToPart(.contacts)
    device.expect("Shop: ended, contacts allowed.limited")
    let maps = device.app("Maps")
    await maps.ask(.locationWhenInUse, answer: .allow)
    maps.switchToPart(.locationWhenInUse)
    maps.askNextTime(.locationWhenInUse)
    device.expect(
      "Maps: in the background, location-always none", "Shop: ended, contacts allowed.limited")
    let diary = device.app("Diary")
    await diary.ask(.calendarFull, answer: .allow)
    diary.switchToLess(.calendarFull)
    #expect(diary.standing(.calendarFull).record == .allowed(.writeOnly))
  }

  @Test("the log tells a flow line by line")
  func log() async {
    let app = device.app("Shop")
    await app.ask(.contacts, answer: .allowPart)
    app.switchOff(.contacts)
    #expect(
      device.log.map(\.description) == [
        "Shop contacts: start-asks by featureScreen, notDetermined",
        "Shop contacts: prompt",
        "Shop contacts: prompt-allowed-in-part by system, granted.limited",
        "Shop contacts: backgrounded by system, granted.limited",
        "Shop contacts: switched-off-ends-app by settings, blocked.denied",
        "Shop: ended, "
          + "The switch is turned off, by a person who went there alone; the app is ended.",
      ])
  }
}
