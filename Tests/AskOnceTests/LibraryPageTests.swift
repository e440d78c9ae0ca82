import Foundation
import Testing

/// The programs of the library's page compile as they stand.
@Suite("The library's page")
struct LibraryPageTests {
  private static let programs: [String] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Library.md")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }()

  @Test("is there, with its programs")
  func there() { #expect(Self.programs.count >= 4) }

  @Test(
    "compiles", .enabled(if: Compiler.hasModule("AskOnceLocation")), arguments: programs,
    ["5", "6"])
  func compiles(program: String, mode: String) throws {
    let answer = try Compiler.check(program, ["-parse-as-library", "-swift-version", mode])
    #expect(answer.said == "")
  }
}
