import Contract
import Facts
import Testing

@testable import Auditing

private func finding(
  _ line: Int, _ message: String = "'Skip' leaves", path: String = "A.swift",
  about: String = "skip",
  rule: String = "toy-request"
) -> Finding {
  Finding(
    rule: rule, severity: .error, certainty: .certain, message: message, help: "",
    place: Place(path: path, line: line, column: 1), about: about)
}

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("moved lines, other numbers and other words of the tool leave it as it is")
  func stable() {
    let kept = [
      finding(1), finding(90), finding(1, "'Skip' goes around 3 prompts"),
    ].map { Fingerprint($0).text }
    #expect(Set(kept).count == 1)
    #expect(kept[0].wholeMatch(of: /[0-9a-f]{16}/) != nil)
  }

  @Test("another rule, file, subject or label makes it another")
  func distinct() {
    let all = [
      finding(1), finding(1, rule: "other-rule"), finding(1, path: "B.swift"),
      finding(1, about: "later"), finding(1, "'Later' leaves"), finding(1, about: ""),
    ]
    #expect(Set(all.map(Fingerprint.init)).count == all.count)
  }

  @Test("it is the same in every version: baselines and reports keep it")
  func pinned() {
    #expect(Fingerprint(finding(1)).text == "a96142fcf5a7874f")
  }

  @Test("types of the same name in other files leave it as it is")
  func namesakes() {
    let rule = Rule(
      id: "toy-request", group: .flow, severity: .error, summary: "", why: "", fix: "", sources: [],
      triggers: [], passes: [],
      check: { _ in ["Button#2 camera", "#2 of # A#", "A#12"].map { finding(1, about: $0) } })
    let subject = Subject(facts: AppFacts(merging: []))
    let report = Report(of: subject, with: [rule], coverage: Coverage(of: subject))
    #expect(Set(report.findings.map(\.about)) == ["Button camera", "#2 of # A#", "A"])
  }

  @Test("quoted names are told from apostrophes")
  func quotes() {
    #expect(Fingerprint.quoted(in: "the app's 'Don't Allow' and ('B')") == ["Don't Allow", "B"])
    #expect(Fingerprint.quoted(in: "it's odd, 'open") == [])
  }
}

@Suite("Baselines")
struct BaselineTests {
  private func lines(_ old: [Finding], _ new: [Finding], _ files: Set<String> = []) -> [Int] {
    Baseline(of: old).match(new, among: files).new.map(\.place.line)
  }

  @Test("what was there is known wherever its lines went")
  func moved() {
    let match = Baseline(of: [finding(3), finding(9)]).match([finding(13), finding(29)], among: [])
    #expect(match.new.isEmpty && match.gone.isEmpty)
    #expect(match.known.map(\.place.line) == [13, 29])
  }

  @Test("of several that are alike, one more is one that is shown: the one that fits least")
  func oneMore() {
    #expect(lines([finding(10), finding(20)], [finding(11), finding(15), finding(21)]) == [15])
    #expect(lines([finding(10), finding(20)], [finding(4), finding(12), finding(22)]) == [4])
    #expect(lines([finding(10)], [finding(10), finding(11)]) == [11])
    let words = [finding(9, "'Skip' leaves at once"), finding(10)]
    #expect(lines([finding(9)], words) == [9])
  }

  @Test("one that is gone is told, and does not hide another")
  func gone() {
    let match = Baseline(of: [finding(3), finding(9), finding(20)]).match(
      [finding(4), finding(21)], among: [])
    #expect(match.new.isEmpty)
    #expect(match.gone.map(\.line) == [9])
    let other = Baseline(of: [finding(3)]).match(
      [finding(3, "'Later' leaves")], among: [])
    #expect(other.new.count == 1 && other.gone.count == 1)
  }

  @Test("a file with another name stays known; a copy of it, or a like fault elsewhere, does not")
  func movedFile() {
    let moved = finding(70, path: "B.swift")
    #expect(lines([finding(3)], [moved], ["B.swift"]) == [])
    #expect(lines([finding(3)], [moved], ["A.swift", "B.swift"]) == [70])
    #expect(lines([finding(3)], [finding(3), moved], ["B.swift"]) == [70])
  }

  @Test("what is missing in the whole app is known wherever it shows first")
  func wholeApp() {
    let files: Set = ["A.swift", "B.swift"]
    let old = finding(3, rule: "missing-purpose-string")
    let new = finding(9, path: "B.swift", rule: "missing-purpose-string")
    #expect(lines([old], [new], files) == [])
    #expect(lines([old], [old, new], files) == [9])
  }

  @Test("hundreds of like findings are matched in their order")
  func many() {
    let old = (1...300).map { finding($0) }
    #expect(lines(old, old + [finding(400)]) == [400])
    #expect(lines(old, (1...600).map { finding($0) }).count == 300)
  }

  @Test("a report says what it hides, what is gone and what names no rule")
  func hiding() {
    let report = Report(
      findings: [finding(3), finding(5, about: "new")], suppressed: [],
      coverage: Coverage(
        filesRead: 0, filesParsed: 0, bytesParsed: 0, controls: 0, requests: [], unfollowed: [],
        problems: []))
    let baseline = Baseline(of: [
      finding(2), finding(7, about: "gone"), finding(8, rule: "no-rule"),
      finding(9, rule: "quiet-rule"),
    ])
    let hidden = report.hiding(
      baseline, from: .file("b.json"), files: [], asked: ["toy-request"],
      known: ["toy-request", "quiet-rule"])
    #expect(hidden.findings.map(\.about) == ["new"])
    #expect(hidden.suppressed.map(\.origin) == [.baseline])
    #expect(hidden.hidings.map(\.count) == [1])
    #expect(hidden.hidings[0].gone.map(\.about) == ["gone"])
    #expect(hidden.hidings[0].unknown.map(\.rule) == ["no-rule"])
  }
}
