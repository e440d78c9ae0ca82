import Auditing
import Facts
import Reading
import Testing

@Suite("What files say that are not parsed")
struct UnparsedLooksTests {
  private let counting = """
    import CoreMotion
    final class Steps {
      private let pedometer = CMPedometer()
      func count() { pedometer.startUpdates(from: .now) { _, _ in } }
    }
    """

  /// The rules that find something in a file, another one being searched alone.
  private func found(_ text: String, beside other: String, _ rule: Rule) -> [String] {
    var facts = Readers.read(Array(text.utf8), path: "A.swift", kind: .swift)
    let index = Skimmer.read(Array(other.utf8), path: "B.swift", schemes: [])
    facts.unparsed = UnparsedNames(of: [index], wanted: [])
    return rule.check(Subject(facts: facts)).map(\.rule)
  }

  @Test("a look for hardware may stand in one of them")
  func hardware() {
    let rule = Rule.uncheckedHardware
    #expect(found(counting, beside: "let a = 1", rule) == ["unchecked-hardware"])
    let look = "let a = CMPedometer.isStepCountingAvailable()"
    #expect(found(counting, beside: look, rule) == [])
    let comment = "// CMPedometer.isStepCountingAvailable()"
    #expect(found(counting, beside: comment, rule) == ["unchecked-hardware"])
  }
}
