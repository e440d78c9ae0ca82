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

  @Test("are looked for only so long where they are set from each other")
  func circular() {
    let names = (0..<12).map { "text\($0)" }
    let properties = names.map { "var \($0): String" }
    let settings = names.flatMap { a in names.map { b in "\(a) = \(b)" } }
    let source = """
      final class Model {
        \(properties.joined(separator: "\n  "))
        func set() {
          \(settings.joined(separator: "\n    "))
        }
      }
      struct Home { let model = Model(); func run() { probe(model.text0) } }
      """
    #expect(Probe(source).texts.first == [])
  }
}
