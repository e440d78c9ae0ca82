import Testing

@Suite("A program")
struct ProgramTests {
  @Test("knows the types of values", arguments: typed)
  func types(_ one: ProgramCase<[String?]>) {
    #expect(Probe(one.text).types == one.result)
  }

  @Test("matches arguments and parameters", arguments: fitting)
  func arguments(_ one: ProgramCase<[Int]?>) {
    #expect(Probe(one.text).match("f") == one.result)
  }

  @Test("tells conditions that exclude each other", arguments: excluding)
  func exclusions(_ one: ProgramCase<Bool>) {
    #expect(Probe(one.text).exclude("first", "second") == one.result)
  }

  @Test("reads names of members in values", arguments: named)
  func names(_ one: ProgramCase<[[String]]>) {
    #expect(Probe(one.text).names == one.result)
  }
}
