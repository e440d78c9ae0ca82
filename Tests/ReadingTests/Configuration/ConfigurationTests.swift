import Contract
import Facts
import Testing

@testable import Reading

private let rules = ["skippable-explanation", "steering-button", "unread-file"]

@Suite("askonce.yml")
struct ConfigurationTests {
  private func read(_ text: String) -> ReadFile<Configuration> {
    ConfigurationReader.read(Array(text.utf8), path: "askonce.yml", rules: rules)
  }

  /// `line:column message help` of everything that is wrong.
  private func problems(_ text: String) -> [String] {
    read(text).problems.map { "\($0.place.line):\($0.place.column) \($0.message) \($0.help)" }
  }

  @Test("every key is read")
  func everything() throws {
    let configuration = try #require(
      read(
        """
        version: 1
        included: [App, "Sources/**/*.swift"]
        excluded:
          - App/Generated
        disabled_rules: [unread-file]
        rules:
          steering-button: {severity: warning}
        suppressions:
          - rule: skippable-explanation
            path: App/Old.swift
            text: Not Now
            reason: goes with 3.0
            expires: 2027-02-28
        baseline: ci/baseline.json
        fail_on: warning
        require_traced: true
        """
      ).facts)
    let leftOut = [
      "App/A.swift", "App/Generated/A.swift", "Sources/A/B/C.swift", "Other/A.swift",
    ].filter { configuration.leavesOut(Array($0.utf8), isSource: true) }
    #expect(leftOut == ["App/Generated/A.swift", "Other/A.swift"])
    #expect(!configuration.leavesOut(Array("Other/Info.plist".utf8), isSource: false))
    #expect(configuration.disabledRules == ["unread-file"] && configuration.onlyRules == nil)
    #expect(configuration.severities == ["steering-button": .warning])
    let suppression = configuration.suppressions[0]
    #expect(suppression.rule == "skippable-explanation" && suppression.reason == "goes with 3.0")
    #expect(suppression.text == "Not Now" && suppression.expires == "2027-02-28")
    #expect(suppression.place.line == 9 && suppression.place.column == 11)
    #expect(configuration.baseline == "ci/baseline.json" && configuration.failOn == .warning)
    #expect(configuration.requiresTraced)
  }

  @Test("only the version is required")
  func least() { #expect(read("version: 1\n").facts == Configuration()) }

  @Test("everything that is wrong is said at once, with its place and the nearest word")
  func allAtOnce() {
    let found = problems(
      """
      version: 2
      exclude: [Generated]
      disabled_rules: [steering-buton]
      rules:
        unread-fil: {severity: eror}
      suppressions:
        - rule: skippable-explanation
          path: ../Other
          expires: 2026-02-29
      fail_on: warnings
      require_traced: maybe
      """)
    let starts = [
      "1:10 expected the number 1 as 'version', found the number 2",
      "2:1 unknown key 'exclude'", "3:18 no rule is called 'steering-buton' Did you mean",
      "5:3 no rule is called 'unread-fil' Did you mean 'unread-file'?",
      "5:26 expected one of 'error', 'warning', 'note' as 'severity', found 'eror' Did you mean",
      "7:5 expected 'reason' in a member of 'suppressions', found none",
      "8:11 expected a pattern", "9:14 expected a date such as 2027-01-31",
      "10:10 expected one of 'error', 'warning', 'note', 'never'", "11:17 expected true or false",
    ]
    #expect(found.count == starts.count)
    for (found, start) in zip(found, starts) { #expect(found.hasPrefix(start)) }
    #expect(found[1].hasSuffix("Did you mean 'excluded'?"))
    #expect(found[8].hasSuffix("Did you mean 'warning'?"))
  }

  @Test(
    "what is no configuration is refused with a reason",
    arguments: [
      ("", "1:1 expected 'version: 1', found an empty file"),
      ("# later\n", "1:1 expected 'version"),
      ("just words", "1:1 expected keys in the file, found 'just words'"),
      ("- version: 1", "1:1 expected keys in the file, found a list"),
      ("version: 1\nexcluded:\n", "2:10 expected a list as 'excluded', found nothing"),
      ("version: 1\nexcluded: App\n", "2:11 expected a list as 'excluded', found 'App'"),
      ("version: 1\nexcluded: [App", "2:15 expected YAML, found a fault"),
      ("version: 1\nversion: 1\n", "2:1 expected each key once"),
      ("version: 1\nexcluded: *none\n", "2:11 expected the name of an anchor above"),
      ("version: 1\nexcluded: [App]\n\0", "3:1 expected YAML, found a fault: control"),
      ("version: 1\n---\nversion: 1\n", "2:1 expected one document"),
      ("version: 1\nonly_rules: [unread-file]\ndisabled_rules: []", "2:1 expected 'only_rules' or"),
      ("version: 1\nonly_rules: []", "2:13 expected at least one member of 'only_rules'"),
      ("version: 1\nincluded: []", "2:11 expected at least one member of 'included'"),
      ("version: 1\n<<: {a: 1}\n", "2:1 unknown key '<<'"),
      ("version: 1\n? [a]\n: b\n", "2:3 unknown key '?'"),
      ("version: 1\nbaseline: ''\n", "2:11 expected some text"),
      ("version: 1\nexcluded: ['a[b']\n", "2:12 expected a pattern"),
      ("<<<<<<< HEAD\nversion: 1\n", "2:8 expected YAML"),
    ])
  func refused(_ text: String, _ start: String) {
    let found = problems(text)
    #expect(read(text).facts == nil)
    #expect(found.first?.hasPrefix(start) ?? false, "\(found)")
  }

  @Test("text of another encoding is refused")
  func encoding() {
    let latin = ConfigurationReader.read(
      Array("version: 1\nbaseline: ".utf8) + [0xE4], path: "askonce.yml", rules: rules)
    #expect(latin.facts == nil)
    let messages = latin.problems.map(\.message)
    #expect(messages.contains("expected UTF-8 text, found an invalid sequence"))
  }

  @Test("small files that mean huge ones, and deep ones, are refused")
  func hostile() {
    var bomb = "version: 1\nincluded: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "k\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(problems(bomb).contains { $0.contains("expected aliases of at most") })
    let deep = "version: 1\nincluded: " + String(repeating: "[", count: 100_000)
    #expect(problems(deep).contains { $0.contains("levels of nesting") })
  }

  @Test("no part of a file ends the reader")
  func mutations() {
    let text = Array(
      "version: 1\nincluded: [App, 'B/**']\nsuppressions:\n  - {rule: unread-file, path: x}\n".utf8)
    for end in text.indices {
      _ = ConfigurationReader.read(Array(text[..<end]), path: "askonce.yml", rules: rules)
    }
  }
}
