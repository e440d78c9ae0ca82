import Testing

@Suite("Days of policies", .timeLimit(.minutes(5)))
struct AsOfTests {
  private func app() throws -> Folder {
    try Folder([
      "App.swift":
        "import AVFoundation\nfunc a() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n",
      "Info.plist": "{ CFBundleIdentifier = \"com.example\"; }\n",
      "PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = YES; }\n",
    ])
  }

  private func lines(_ words: [String], _ folder: Folder) throws -> [Substring] {
    try Tool.run(["check", "--verbose", "--format", "xcode"] + words, on: folder).output
      .split(separator: "\n").filter {
        $0.hasSuffix("(tracking-domains-without-prompt)")
          || $0.hasSuffix("(missing-purpose-string)")
      }
  }

  @Test("what is not enforced yet is one step milder, and says from when it is")
  func before() throws {
    let folder = try app()
    let now = try lines([], folder)
    #expect(now.count == 2 && now.contains { $0.contains("warning:") && $0.contains("tracking") })
    let before = try lines(["--as-of", "2021-04-25"], folder)
    #expect(before.contains { $0.contains("note:") && $0.contains("tracking") }, "\(before)")
    // What the system itself does without a key depends on no policy.
    #expect(before.filter { $0.contains("NSCamera") } == now.filter { $0.contains("NSCamera") })
    let text = try Tool.run(["check", "--verbose", "--as-of", "2021-04-25"], on: folder).output
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("AppTrackingTransparency is enforced from 2021-04-26."))
    #expect(try lines(["--as-of", "2021-04-26"], folder) == now)
  }

  @Test("suppressions end by the same day")
  func suppressions() throws {
    let folder = try app()
    try folder.write(
      """
      version: 1
      suppressions:
        - {rule: missing-purpose-string, path: "**", reason: later, expires: 2022-01-31}

      """, "askonce.yml")
    #expect(try lines(["--as-of", "2022-01-31"], folder).count == 1)
    #expect(try lines(["--as-of", "2022-02-01"], folder).count == 2)
  }

  @Test("a day is a day of the calendar", arguments: ["2021-4-26", "2021-02-30", "soon", ""])
  func usage(_ day: String) throws {
    let outcome = try Tool.run(["check", "--as-of=\(day)"], on: try app())
    #expect(outcome.code == 2 && outcome.complaints.contains("'--as-of' expects"))
  }
}
