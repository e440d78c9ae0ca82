import TestSupport
import Testing

@Suite("The texts of a label by idiom")
struct LabelIdiomTests {
  @Test("are found in every language of the app", arguments: LabelIdioms.all)
  func texts(idiom: LabelIdioms.Idiom) {
    #expect(Probe(idiom.project).texts.first ?? [] == idiom.texts)
  }

  @Test("show a button that steers in a language that is not English", arguments: LabelIdioms.all)
  func steering(idiom: LabelIdioms.Idiom) {
    let report = MiniProject(MarkedText(idiom.screen).files).report([.steeringButton])
    let messages = report.findings.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("Mikrofon erlauben") }, "\(messages)")
  }
}
