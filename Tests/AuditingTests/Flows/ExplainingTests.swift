import Testing

@Suite("What is found on a screen")
struct ExplainingTests {
  @Test("that explains is at its marks, and nothing else", arguments: found + pages + overloads)
  func marks(_ one: FlowCase) {
    #expect(one.strayFindings() == [])
  }

  @Test("is nothing where nothing is wrong", arguments: silent)
  func silence(_ one: FlowCase) {
    #expect(one.strayFindings() == [])
  }
}
