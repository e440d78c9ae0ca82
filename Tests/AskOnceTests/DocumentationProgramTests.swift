import Foundation
import Testing

/// The programs of the documentation compile as they stand.
@Suite("Programs of the documentation")
struct DocumentationProgramTests {
  /// One program: where it stands, and its text.
  struct Program: Sendable, CustomTestStringConvertible {
    var page: String
    var text: String
    var testDescription: String { page }
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources").standardizedFileURL

  /// The pages of all catalogs.
  static let pages: [URL] = {
    let all = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).filter { file in
      file.pathExtension == "md" && file.path.contains(".docc/")
    }
    return files.sorted { $0.path < $1.path }
  }()

  static let programs: [Program] = pages.flatMap { page in
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```swift\n").dropFirst().enumerated().map { number, part in
      Program(
        page: "\(page.lastPathComponent) \(number + 1)",
        text: part.components(separatedBy: "```")[0])
    }
  }

  @Test("are there")
  func there() {
    #expect(Self.pages.count >= 7)
    #expect(Self.programs.count >= 9)
  }

  @Test(
    "compile", .enabled(if: Compiler.hasModule("AskOnceLocation")), arguments: programs, ["5", "6"])
  func compile(program: Program, mode: String) throws {
    let answer = try Compiler.check(program.text, ["-parse-as-library", "-swift-version", mode])
    #expect(answer.said == "")
  }
}
