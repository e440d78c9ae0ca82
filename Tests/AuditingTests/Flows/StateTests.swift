import Testing

@Suite("What an app does with a status")
struct StateTests {
  @Test("is judged as it is", arguments: StateCases.all)
  func isJudged(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.stating) == [])
  }
}
