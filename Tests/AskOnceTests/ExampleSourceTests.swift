import Foundation
import Testing

/// The example apps, which no SDK was there to build, compile over the stub frameworks.
@Suite("Sources of the examples")
struct ExampleSourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples").standardizedFileURL

  /// The Swift files of an example, by their names.
  private func sources(_ example: String) throws -> [String: String] {
    let folder = Self.folder.appendingPathComponent(example)
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    var texts: [String: String] = [:]
    for path in paths where path.hasSuffix(".swift") {
      let file = folder.appendingPathComponent(path)
      texts[file.lastPathComponent] = compilable(try String(contentsOf: file, encoding: .utf8))
    }
    return texts
  }

  /// A preview is a macro that only Xcode has; it ends a file. Apple's statuses are enumerations,
  /// the stubs' can also be those of a future system.
  private func compilable(_ text: String) -> String {
    let code = text.components(separatedBy: "\n#Preview")[0] + "\n"
    return code.replacingOccurrences(of: "@unknown default", with: "default")
  }

  @Test(
    "compile, in the language mode of their projects",
    .enabled(if: Compiler.hasModule("QuickLook")),
    .timeLimit(.minutes(5)),
    arguments: ["JustSend", "JustSend-rejected", "Trailbook", "Trailbook-rejected"])
  func compile(example: String) throws {
    let texts = try sources(example)
    #expect(texts.count >= 10)
    let answer = try Compiler.check(texts, ["-swift-version", "6", "-module-name", "App"])
    #expect(answer.said == "")
  }

  @Test(
    "a mistake in one of them is found", .enabled(if: Compiler.hasModule("QuickLook")),
    .timeLimit(.minutes(5)))
  func finds() throws {
    var texts = try sources("Trailbook")
    texts["HomeScreen.swift"]?.replace("PhotoScreen()", with: "PhotoScreen(1)")
    let answer = try Compiler.check(texts, ["-swift-version", "6", "-module-name", "App"])
    #expect(answer.said.contains("HomeScreen.swift:"))
    #expect(answer.linesWithErrors.count == 1)
  }
}
