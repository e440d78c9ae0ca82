import Testing

@Suite("The moment of a request")
struct TimingTests {
  @Test("is the app's start, however it is reached", arguments: launches + controllers)
  func launch(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.timing) == [])
  }

  @Test(
    "is not the app's start where it waits, is granted or is another program's", arguments: waits)
  func waiting(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.timing) == [])
  }

  @Test("is the first run where a screen ends it by itself", arguments: firstRuns)
  func firstRun(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.timing) == [])
  }

  @Test("is only what runs then", arguments: laterOnes)
  func later(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.timing) == [])
  }

  @Test("is shared by what one use asks for, and by nothing else", arguments: batches)
  func batch(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.timing) == [])
  }
}
