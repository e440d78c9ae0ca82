import Foundation
import Testing

private let screen = """
  import SwiftUI
  struct Intro: View {
    var body: some View {
      Button("Allow camera") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
    }
  }
  """

@Suite("What is kept between runs", .timeLimit(.minutes(5)))
struct CacheTests {
  private let app: Folder
  private let cache: Folder

  init() throws {
    app = try Folder(["Intro.swift": screen])
    cache = try Folder()
  }

  private func check(_ words: [String] = []) throws -> Tool.Outcome {
    try Tool.run(
      ["check", "--format", "json", "."] + words, in: app,
      environment: ["XDG_CACHE_HOME": cache.path])
  }

  private var kept: [URL] {
    let folder = cache.url("askonce")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return files ?? []
  }

  @Test("a second run says the same, whatever is kept and on any number of threads")
  func same() throws {
    let plain = try check(["--no-cache"])
    #expect(kept.isEmpty)
    #expect(try check().output == plain.output)
    #expect(kept.count == 2)
    for words in [[], ["--threads", "1"], ["--threads", "7"]] {
      let again = try check(words)
      #expect(again.output == plain.output)
      #expect(again.code == plain.code)
    }
    // Facts alone, without the answer.
    for file in kept where file.pathExtension == "answer" {
      try FileManager.default.removeItem(at: file)
    }
    #expect(try check().output == plain.output)
  }

  @Test("a changed file is read again")
  func change() throws {
    let before = try check()
    try app.write("// nothing\n", "Intro.swift")
    let after = try check()
    #expect(after.output != before.output)
    #expect(try check(["--no-cache"]).output == after.output)
  }

  @Test("damage costs time, not truth")
  func damage() throws {
    let plain = try check()
    for file in kept {
      var data = try Data(contentsOf: file)
      for offset in stride(from: 0, to: data.count, by: 11) { data[offset] ^= 0x20 }
      try data.write(to: file)
    }
    #expect(try check().output == plain.output)
    for file in kept { try Data(repeating: 255, count: 100).write(to: file) }
    #expect(try check().output == plain.output)
  }

  @Test("a folder that cannot be written is no fault")
  func unwritable() throws {
    let plain = try check(["--no-cache"])
    try cache.write("a file", "askonce")
    let outcome = try check()
    #expect(outcome.output == plain.output)
    #expect(outcome.code == plain.code)
  }

  @Test("a kept answer does not let the report be written over what was read")
  func overwriting() throws {
    _ = try check()
    #expect(try check(["-o", "Intro.swift"]).code == 2)
    #expect(try String(contentsOf: app.url("Intro.swift"), encoding: .utf8) == screen)
  }

  @Test("--timings names the stages on standard error")
  func timings() throws {
    let outcome = try check(["--timings"])
    for stage in ["walk", "parse", "link", "judge", "render"] {
      #expect(outcome.complaints.contains(stage))
    }
  }
}
