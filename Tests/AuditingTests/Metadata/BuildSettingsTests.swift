import Facts
import Testing

@testable import Auditing

@Suite("Build settings")
struct BuildSettingsTests {
  /// "KEY[condition] = value", the weakest first; each on a line of its own.
  private func settings(_ lines: [String], doubtful: Int = 0) -> BuildSettings {
    BuildSettings(
      lines.enumerated().map { index, line in
        let parts = line.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
        let place = Place(path: "a.xcconfig", line: index + 1)
        return ProjectFacts.Setting(
          key: String(parts[0]), value: String(parts[1]), place: place, valuePlace: place)
      }, doubtful: doubtful, known: ["TARGET_NAME": "App"])
  }

  private func texts(_ text: String, _ lines: [String]) -> [String] {
    settings(lines).expand(text).map { ($0.isResolved ? "" : "? ") + $0.text }
  }

  @Test("a variable stands for the last setting of its name, however it is written")
  func variables() {
    let lines = ["A = 1", "A = 2", "B = b$(A)${A}"]
    #expect(texts("x $(B) y", lines) == ["x b22 y"])
    #expect(texts("${B}", lines) == ["b22"])
    #expect(texts("$(TARGET_NAME) $ $5 $(", lines) == ["App $ $5 $("])
    #expect(texts("https:/$()/a", lines) == ["https://a"])
  }

  @Test("what nothing sets is not known; a default stands for it, and for an empty one")
  func unknown() {
    #expect(texts("a $(X) b", []) == ["? a $(X) b"])
    #expect(texts("$(X:default=d)", []) == ["d"])
    #expect(texts("$(E:default=$(A))", ["E = ", "A = 1"]) == ["1"])
    #expect(texts("$(A:default=d)", ["A = 1"]) == ["1"])
    #expect(texts("$(A:upper)", ["A = a"]) == ["? $(A:upper)"])
  }

  @Test("$(inherited) is the weaker setting of the name, or nothing")
  func inherited() {
    #expect(texts("$(A)", ["A = 1", "A = $(inherited) 2", "A = $(inherited) 3"]) == ["1 2 3"])
    #expect(texts("$(A)", ["A = $(inherited)x"]) == ["x"])
  }

  @Test("each condition has its text, and a name may hold a variable")
  func conditions() {
    let lines = ["A = 1", "A[sdk=iphone*] = 2", "A[sdk=mac*] = 3", "A[sdk=mac*] = 4", "I = A"]
    #expect(texts("$(A)", lines) == ["4", "2", "1"])
    #expect(texts("$($(I))-", lines) == ["4-", "2-", "1-"])
    #expect(texts("$(A)", ["A[sdk=x] = 1", "A = 2"]) == ["2"])
  }

  @Test("a text that one variable says has the place of its setting")
  func places() {
    let settings = settings(["A = 1", "B = $(A)", "C = $(B)!"])
    #expect(settings.expand("$(B)").map(\.place?.line) == [1])
    #expect(settings.expand("$(B)!").map(\.place?.line) == [nil])
    #expect(settings.values(of: "C")?.map(\.place?.line) == [3])
  }

  @Test("an empty text that a file outside may replace is not known")
  func doubtful() {
    let settings = settings(["A = ", "B = b", "C = "], doubtful: 2)
    #expect(settings.expand("$(A)").map(\.isResolved) == [false])
    #expect(settings.expand("$(B)$(C)").map(\.isResolved) == [true])
    #expect(settings.expand("$(C)").map(\.isResolved) == [true])
  }

  @Test("variables in a circle, or that multiply, end")
  func hostile() {
    #expect(texts("$(A)", ["A = $(B)", "B = $(A)"]).allSatisfy { $0.hasPrefix("? ") })
    let doubling =
      ["A0 = xxxxxxxxxxxxxxxx"] + (1..<40).map { "A\($0) = $(A\($0 - 1))$(A\($0 - 1))" }
    #expect(texts("$(A39)", doubling).allSatisfy { $0.hasPrefix("? ") && $0.utf8.count < 20_000 })
    let choices = (0..<9).map { "A[sdk=\($0)] = \($0)" }
    #expect(texts(String(repeating: "$(A)", count: 9), choices).count == 16)
    #expect(texts(String(repeating: "$(", count: 9_000), []).count == 1)
  }
}
