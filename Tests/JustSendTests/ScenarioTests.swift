import Testing

@Suite("JustSend on the simulated device", .timeLimit(.minutes(1)))
struct ScenarioTests {
  @Test("each input leads to the expected state, which is the machine's", arguments: Scenario.all)
  func runs(_ scenario: Scenario) async {
    _ = await scenario.run()
  }
}
