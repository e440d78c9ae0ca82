@testable import Auditing
import Testing

@Suite("Conditions of compilation")
struct CompilationConditionTests {
  @Test(
    "what holds for an iOS target with the flag SHARE",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("SHARE", true), ("!SHARE", false),
      ("os(iOS)&&!SHARE", false), ("os(macOS)||SHARE", true), ("!(os(macOS) || DEBUG)", true),
      ("canImport(UIKit)", nil), ("canImport(UIKit)&&os(macOS)", false),
      ("canImport(UIKit)||os(iOS)", true), ("swift(>=5.9)", nil), ("true", true), ("((", nil),
      ("", nil), ("os(iOS", nil), ("A==1", nil),
    ] as [(String, Bool?)])
  func holding(_ text: String, _ value: Bool?) {
    let condition = CompilationCondition(platforms: ["iOS"], flags: ["SHARE"])
    #expect(condition.holds(text) == value)
  }

  @Test("flags and platforms that are not known decide nothing")
  func unknown() {
    let condition = CompilationCondition(platforms: [], flags: nil)
    #expect(condition.holds("SHARE") == nil && condition.holds("os(iOS)") == nil)
    let several = CompilationCondition(platforms: ["iOS", "macOS"], flags: [])
    #expect(several.holds("os(iOS)") == nil && several.holds("os(watchOS)") == false)
    #expect(several.holds(String(repeating: "!", count: 10_000) + "A") == nil)
  }
}
