import AskOnce
import AskOnceTesting
import PermissionModel
import Testing

@Suite("The stream of states, scripts and adapters")
struct StatesTests {
  private let device = SimulatedDevice()

  @Test("the state now, each answer, and what was changed in Settings, each once")
  func states() async {
    let app = device.app("Maps")
    let permission = Permission<LocationWhenInUse>.simulated(app)
    var states = permission.states().makeAsyncIterator()
    #expect(await states.next() == .notDetermined)
    async let outcome = permission.ending()
    await device.prompt().answer(.decline)
    #expect(await outcome == .declined)
    #expect(await states.next() == .blocked(.denied))
    app.switchOn(.locationWhenInUse)
    app.open()
    #expect(await states.next() == .granted(.whenInUse))
    device.send(.restrict, .locationWhenInUse)
    #expect(await states.next() == .blocked(.restricted))
  }

  @Test("a script goes from state to state, one with each prompt")
  func script() async {
    let permission = Permission<Microphone>.script([.notDetermined, .blocked(.denied)])
    #expect(await permission.state() == .notDetermined)
    #expect(await permission.ending() == .declined)
    #expect(await permission.ending() == .blocked(.denied))
    #expect(await Permission<Camera>.script([.notDetermined]).ending() == .unanswered)
    #expect(await Permission<Camera>.script([]).ending() == .unanswered)
    #expect(
      await Permission<AddressBook>.script([.notDetermined, .granted(.limited)]).ending()
        == .granted(.limited))
    #expect(await Permission<Camera>.denied.ending() == .blocked(.denied))
  }

  @Test(
    "each state has its next step",
    arguments: [
      (PermissionState.notDetermined, "ask"), (.granted(.full), "run full"),
      (.blocked(.restricted), "recover restricted"), (.blocked(.unknown), "recover unknown"),
    ])
  func next(state: PermissionState, expected: String) async {
    let said =
      switch await Permission<Camera>.script([state]).next() {
      case .ask: "ask"
      case .run(let access): "run \(access.scope)"
      case .recover(let recovery): "recover \(recovery.reason)"
      }
    #expect(said == expected)
  }

  @Test("an app's own status enum becomes a permission by its fold")
  func adapts() async {
    enum Status: Sendable { case unasked, yes, no, surprise }
    let status = Settable(Status.unasked)
    let permission = Permission<Microphone>.adapting(
      { status.value },
      fold: { status in
        switch status {
        case .unasked: .notDetermined
        case .yes: .granted(.full)
        case .no: .blocked(.denied)
        case .surprise: .blocked(.unknown)
        }
      }, request: { status.value = .yes })
    #expect(permission.stateNow() == nil)
    #expect(await permission.ending() == .granted(.full))
    status.value = .surprise
    #expect(await permission.ending() == .blocked(.unknown))
  }

  @Test("where the framework tells only later, there is no state at once")
  func synchronous() {
    #expect(Permission<Notifications>.simulated(device).stateNow() == nil)
    #expect(Permission<Camera>.simulated(device).stateNow() == .notDetermined)
  }
}
