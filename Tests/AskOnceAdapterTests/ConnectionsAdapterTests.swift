import AskOnce
import AskOnceBiometrics
import AskOnceBluetooth
import AskOnceCriticalMessaging
import AskOnceFamilyControls
import AskOnceFinance
import AskOnceTesting
import Messages
import PermissionModel
import SimulatedSystem
import Testing

/// What is special of accessories, networks and messages.
@Suite("Adapters of connections", .timeLimit(.minutes(10)))
struct ConnectionsAdapterTests {
  private let device = SimulatedDevice()

  @Test("Bluetooth that is off is told apart from no, once the person has allowed it")
  func switchedOff() async {
    let app = device.app("Heart")
    await SimulatedSystem.with(app) {
      let bluetooth = Permission<Bluetooth>(source: Bluetooth.source(in: .simulated(app)))
      async let outcome = bluetooth.start()
      await device.prompt().answer(.allow)
      guard case .granted = await outcome else {
        Issue.record("not granted")
        return
      }
      device.send(.switchSystemOff, .bluetooth)
      #expect(bluetooth.stateNow() == .granted(.full))
      guard case .blocked(let recovery) = await bluetooth.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .switchedOff)
      #expect(recovery.settings != nil)
      device.send(.switchSystemOn, .bluetooth)
      #expect(await bluetooth.state() == .granted(.full))
      device.send(.removeHardware, .bluetooth)
      #expect(await bluetooth.state() == .blocked(.unavailable))
    }
  }

  @Test("reading Bluetooth makes no manager before the person was asked, and so asks nothing")
  func readsQuietly() async {
    let app = device.app("Heart")
    await SimulatedSystem.with(app) {
      let bluetooth = Permission<Bluetooth>(source: Bluetooth.source(in: .simulated(app)))
      #expect(await bluetooth.state() == .notDetermined)
      #expect(!device.log.contains { $0.what == .promptShown })
    }
  }

  @Test("Bluetooth that is off before anybody was asked shows no prompt and ends")
  func offBeforeAsked() async {
    let app = device.app("Heart")
    device.send(.switchSystemOff, .bluetooth)
    await SimulatedSystem.with(app) {
      let bluetooth = Permission<Bluetooth>(source: Bluetooth.source(in: .simulated(app)))
      guard case .unanswered = await bluetooth.start() else {
        Issue.record("not unanswered")
        return
      }
    }
  }

  @Test("Face ID is granted when it was asked for and not refused; the passcode is another way")
  func biometrics() async {
    let app = device.app("Diary")
    await SimulatedSystem.with(app) {
      let source = Biometrics.source(reason: "Unlocks your diary.", in: .simulated(app))
      let faceID = Permission<Biometrics>(source: source)
      #expect(faceID.stateNow() == .notDetermined)
      async let outcome = faceID.start()
      await device.prompt().answer(.allow)
      guard case .granted = await outcome else {
        Issue.record("not granted")
        return
      }
      #expect(faceID.stateNow() == .granted(.full))
      device.send(.removeHardware, .faceId)
      #expect(faceID.stateNow() == .blocked(.unavailable))
      #expect(Biometrics.canAuthenticateOwner)
      #expect(await Biometrics.authenticateOwner(reason: "Unlocks your diary."))
    }
  }

  @Test("without financial data on the device there is neither prompt nor recovery")
  func noFinancialData() async {
    let app = device.app("Budget")
    device.send(.removeHardware, .financialData)
    await SimulatedSystem.with(app) {
      let data = Permission<FinancialData>(source: FinancialData.source(in: .simulated(app)))
      #expect(await data.state() == .blocked(.unavailable))
    }
  }

  @Test("a recipient who was not asked for yet makes the whole set not determined")
  func recipients() async {
    let app = device.app("Rescue")
    let asked = MSRecipient(phoneNumber: "15551234567")
    let new = MSRecipient(phoneNumber: "15551234560")
    await SimulatedSystem.with(app) {
      let host = HostApp.simulated(app)
      func messaging(to recipients: [MSRecipient]) -> Permission<CriticalMessaging> {
        Permission(source: CriticalMessaging.source(for: recipients, in: host))
      }
      async let outcome = messaging(to: [asked]).start()
      await device.prompt().answer(.decline)
      guard case .declined = await outcome else {
        Issue.record("not declined")
        return
      }
      #expect(await messaging(to: [asked]).state() == .blocked(.denied))
      #expect(await messaging(to: [asked, new]).state() == .notDetermined)
    }
  }

  @Test("equal parameters share one permission: a second start joins the prompt of the first")
  func sharesParameters() async {
    let app = device.app("Family")
    await SimulatedSystem.with(app) {
      async let first = Permission.parentalControls(for: .child).start()
      let prompt = await device.prompt()
      async let second = Permission.parentalControls(for: .child).start()
      await Task.yield()
      prompt.answer(.allow)
      guard case .granted = await first, case .granted = await second else {
        Issue.record("not granted")
        return
      }
      #expect(device.log.filter { $0.what == .promptShown }.count == 1)
    }
  }
}
