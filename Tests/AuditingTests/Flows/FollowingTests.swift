import Testing

@Suite("The way to a request")
struct FollowingTests {
  @Test("is followed from what starts it", arguments: inheritance + closures + values)
  func objects(_ one: FlowCase) {
    #expect(one.foundStarters == one.starters)
    #expect(one.strayFindings() == [])
  }

  @Test("leads through what runs later", arguments: observers + screens + modifiers)
  func later(_ one: FlowCase) {
    #expect(one.foundStarters == one.starters)
    #expect(one.strayFindings(of: FlowCase.explaining + [.requestAtLaunch]) == [])
  }
}
