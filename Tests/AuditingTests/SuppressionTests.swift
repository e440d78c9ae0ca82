import Auditing
import Facts
import TestSupport
import Testing

@Suite("Suppressions")
struct SuppressionTests {
  /// Lines of the toy rule's findings that are shown, and of those that are silenced.
  private func lines(_ source: String) -> [[Int]] {
    let report = MiniProject(Example(source)).report([.toy])
    let shown = report.findings.filter { $0.rule == Rule.toy.id }
    return [shown.map(\.place.line), report.suppressed.map(\.finding.place.line)]
  }

  /// What rules about suppressions find.
  private func complaints(_ source: String) -> [String] {
    MiniProject(Example(source)).report([.toy]).findings.filter { $0.rule != Rule.toy.id }
      .map { "\($0.place.line) \($0.rule): \($0.message)" }
  }

  @Test("the next, this and the previous line are meant")
  func singleLines() {
    let next = "// askonce:disable:next toy-request - demo\naskNow(1)\naskNow(2)"
    #expect(lines(next) == [[3], [2]])
    let this = "askNow(1) // askonce:disable:this toy-request - demo\naskNow(2)"
    #expect(lines(this) == [[2], [1]])
    let previous = "askNow(1)\n// askonce:disable:previous toy-request - demo\naskNow(2)"
    #expect(lines(previous) == [[3], [1]])
  }

  @Test("a region ends at its enable, or with the file")
  func regions() {
    let closed = """
      askNow(1)
      // askonce:disable toy-request - demo
      askNow(3)
      // askonce:enable toy-request
      askNow(5)
      """
    #expect(lines(closed) == [[1, 5], [3]])
    #expect(complaints(closed) == [])
    #expect(lines("// askonce:disable toy-request - demo\naskNow(2)\naskNow(3)") == [[], [2, 3]])
  }

  @Test("comments on top of each other all mean the code below")
  func stacked() {
    let source = """
      // askonce:disable:next toy-request - demo
      // askonce:disable:next unused-suppression - demo
      askNow(3)
      """
    #expect(lines(source) == [[], [3]])
  }

  @Test("several rules share a reason, and each must find something")
  func severalRules() {
    let source = "// askonce:disable:next toy-request, misspelled-suppression — demo\naskNow(2)"
    #expect(lines(source) == [[], [2]])
    #expect(complaints(source).map { $0.prefix(20) } == ["1 unused-suppression"])
  }

  @Test("without a reason nothing is silenced, and the comment is reported once")
  func noReason() {
    for comment in [
      "disable:next toy-request", "disable:next toy-request -", "disable:next toy-request - ",
    ] {
      let source = "// askonce:\(comment)\naskNow(2)"
      #expect(lines(source) == [[2], []])
      #expect(complaints(source).count == 1)
      #expect(complaints(source)[0].hasPrefix("1 unexplained-suppression: "))
    }
  }

  @Test("the reason is kept beside the finding, dashes and all")
  func reason() {
    let source = "// askonce:disable:next toy-request - shown - in the demo-app\naskNow(2)"
    let report = MiniProject(Example(source)).report([.toy])
    #expect(report.suppressed.map(\.reason) == ["shown - in the demo-app"])
  }

  @Test("an unknown rule or word is answered with the nearest")
  func nearest() {
    let rule = MiniProject("// askonce:disable:next toy-requst - demo\n").report([.toy]).findings
    #expect(rule.map(\.help) == ["Did you mean 'toy-request'?"])
    let word = MiniProject("// askonce:disabel:next toy-request - demo\n").report([.toy]).findings
    #expect(word.map(\.help) == ["Did you mean 'disable:next'?"])
    let marker = MiniProject("// askonce: owns no permision\n").report([.toy]).findings
    #expect(marker.map(\.help) == ["Did you mean 'owns no permission'?"])
  }

  @Test("an enable that closes nothing is unused")
  func idleEnable() {
    #expect(complaints("// askonce:enable toy-request\n").count == 1)
  }

  @Test("a comment in one file does not silence another")
  func otherFile() {
    let source = "// askonce:disable toy-request - demo\n--- B.swift\naskNow(1)"
    #expect(lines(source) == [[1], []])
  }
}

@Suite("Reading problems as findings")
struct ReadingRuleTests {
  @Test("an unread file is a warning, a partly read one a note, each at its place")
  func problems() {
    var facts = AppFacts()
    let place = Place(path: "Info.plist", line: 3, column: 2)
    facts.problems = [
      ReadingProblem(.unread, at: Place(path: "A.swift"), "no rights", help: "Give rights."),
      ReadingProblem(.partlyRead, at: place, "expected ';'", help: "Write ';'."),
    ]
    let subject = Subject(facts: facts)
    let report = Report(of: subject, with: Rule.all, coverage: Coverage(of: subject))
    #expect(report.findings.map(\.rule) == ["unread-file", "partly-read-file"])
    #expect(report.findings.map(\.severity) == [.warning, .note])
    #expect(report.findings[1].place == place)
    #expect(report.findings[1].message == "this file was read in part: expected ';'")
  }
}

@Suite("Settling")
struct SettlingTests {
  @Test("findings come out by place, heavier first, whatever the order of rules")
  func order() {
    func finding(_ rule: String, _ severity: Severity, _ path: String, _ line: Int) -> Finding {
      Finding(
        rule: rule, severity: severity, certainty: .certain, message: rule, help: "",
        place: Place(path: path, line: line, column: 1), about: "")
    }
    let expected = [
      finding("z", .error, "A.swift", 2), finding("b", .note, "A.swift", 2),
      finding("a", .note, "A.swift", 10), finding("a", .error, "B.swift", 1),
    ]
    let subject = Subject(facts: AppFacts())
    #expect(settle(expected.reversed(), in: subject).shown == expected)
  }

  @Test("the nearest word is found through swaps, gaps and case, and only when it is near")
  func nearest() {
    let words = ["check", "census", "rules", "explain"]
    #expect(NearestWord.of("chekc", in: words) == "check")
    #expect(NearestWord.of("Cnsus", in: words) == "census")
    #expect(NearestWord.of("frobnicate", in: words) == nil)
    #expect(NearestWord.of("", in: words) == nil)
  }
}
