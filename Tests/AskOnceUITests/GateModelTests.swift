import AskOnce
import AskOnceTesting
import AskOnceUI
import PermissionModel
import Testing

/// The model of a gate over the simulated device, from the tap to the feature.
@MainActor @Suite("Models of a gate", .timeLimit(.minutes(10)))
struct GateModelTests {
  private let device = SimulatedDevice()

  private func gate(explains: Bool = false) -> GateModel<Camera> {
    GateModel(.simulated(device), explains: explains)
  }

  /// Waits until the model is where the words say.
  private func wait(_ gate: GateModel<Camera>, for words: String) async {
    while gate.phase.words != words { await Task.yield() }
  }

  @Test(
    "an answer leads where it has to, with and without an explanation",
    arguments: [(SimulatedPrompt.Answer.allow, "running"), (.decline, "idle")], [true, false])
  func answers(row: (answer: SimulatedPrompt.Answer, phase: String), explains: Bool) async {
    let gate = gate(explains: explains)
    #expect(gate.phase.words == "idle")
    async let start: Void = gate.start()
    if explains {
      await wait(gate, for: "explaining")
      #expect(gate.isExplaining && gate.isAsking && device.promptOnScreen == nil)
      gate.proceed()
    }
    await device.prompt().answer(row.answer)
    await start
    #expect(gate.phase.words == row.phase)
    #expect(gate.recovery == nil)
  }

  @Test("a prompt that ends without an answer leaves the feature as it was")
  func unanswered() async {
    let gate = gate()
    async let start: Void = gate.start()
    await device.prompt().end()
    await start
    #expect(gate.phase.words == "idle")
  }

  @Test(
    "what is blocked recovers by its reason, and asks nothing",
    arguments: [
      (Event.restrict, "recovering restricted", false), (.removeHardware, "unavailable", false),
      (.switchSystemOff, "recovering switchedOff", true),
    ])
  func blocked(event: Event, phase: String, offersSettings: Bool) async {
    let row: ResourceRow = event == .switchSystemOff ? .bluetooth : .camera
    device.send(event, row)
    let words: String
    let recovery: RecoveryModel?
    if row == .bluetooth {
      let gate = GateModel<Bluetooth>(.simulated(device))
      await gate.start()
      (words, recovery) = (gate.phase.words, gate.recovery)
    } else {
      let gate = gate(explains: true)
      await gate.start()
      (words, recovery) = (gate.phase.words, gate.recovery)
    }
    #expect(words == phase)
    #expect(recovery?.offersSettings ?? false == offersSettings)
    #expect((recovery?.place != nil) == offersSettings)
    #expect(!device.log.contains { $0.what == .promptShown })
  }

  @Test("after no, the next start recovers; back from Settings, the recovery goes by itself")
  func settings() async throws {
    let app = device.app()
    let gate = gate()
    async let first: Void = gate.start()
    await device.prompt().answer(.decline)
    await first
    await gate.start()
    let recovery = try #require(gate.recovery)
    #expect(recovery.reason == .denied && recovery.id == .denied && recovery.offersSettings)
    await recovery.openSettings()
    #expect(device.log.contains { $0.what == .settingsOpened } && !app.isActive)
    app.send(.switchOn, .camera)
    app.open()
    let again = self.gate()
    await again.start()
    #expect(again.phase.words == "running")
  }

  @Test("a switch that leaves the app alone closes the recovery while the process lives")
  func closesByItself() async {
    let app = device.app()
    let gate = GateModel<Notifications>(.simulated(device))
    async let first: Void = gate.start()
    await device.prompt().answer(.decline)
    await first
    await gate.start()
    #expect(gate.phase.words == "recovering denied")
    app.switchOn(.notifications)
    app.open()
    while gate.recovery != nil { await Task.yield() }
    #expect(gate.phase.words == "idle")
    await gate.start()
    #expect(gate.phase.words == "running")
  }

  @Test("the way out closes the recovery; finishing closes the feature, and the next start runs")
  func leaves() async {
    device.send(.restrict, .camera)
    let gate = gate()
    await gate.start()
    gate.finish()
    #expect(gate.phase.words == "idle")
    device.send(.unrestrict, .camera)
    async let start: Void = gate.start()
    await device.prompt().answer(.allow)
    await start
    gate.finish()
    await gate.start()
    #expect(gate.phase.words == "running")
  }

  @Test("a second tap while one is under way does nothing, nor does finishing an explanation")
  func twice() async {
    let gate = gate(explains: true)
    async let start: Void = gate.start()
    await wait(gate, for: "explaining")
    await gate.start()
    gate.finish()
    #expect(gate.phase.words == "explaining")
    gate.proceed()
    gate.proceed()
    await device.prompt().answer(.allow)
    await start
    #expect(gate.phase.words == "running")
    #expect(device.log.filter { $0.what == .promptShown }.count == 1)
  }

  @Test("a start that is cancelled takes its explanation away, and asks nothing")
  func cancelled() async {
    let gate = gate(explains: true)
    let start = Task { await gate.start() }
    await wait(gate, for: "explaining")
    start.cancel()
    await start.value
    await wait(gate, for: "idle")
    #expect(!device.log.contains { $0.what == .promptShown })
  }
}

extension GateModel.Phase {
  /// `recovering denied`.
  var words: String {
    switch self {
    case .idle: "idle"
    case .explaining: "explaining"
    case .asking: "asking"
    case .running: "running"
    case .recovering(let recovery): "recovering \(recovery.reason.rawValue)"
    case .unavailable: "unavailable"
    }
  }
}
