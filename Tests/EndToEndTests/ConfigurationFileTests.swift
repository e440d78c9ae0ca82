import Foundation
import Testing

private let fault = "// askonce:disable:nxt x - y\n"

@Suite("askonce.yml of a folder", .timeLimit(.minutes(5)))
struct ConfigurationFileTests {
  private func check(_ configuration: String, _ words: [String] = []) throws -> Tool.Outcome {
    let folder = try Folder(["App/A.swift": fault, "Made/B.swift": fault])
    try folder.write(configuration, "askonce.yml")
    return try withExtendedLifetime(folder) { try Tool.run(["check", folder.path] + words) }
  }

  @Test("files and rules are chosen, and severities changed")
  func choices() throws {
    let included = try check("version: 1\nincluded: [App]\n").output
    #expect(included.contains("App/A.swift:1:1: warning") && !included.contains("Made/B.swift:1"))
    #expect(included.contains("Left out by the configuration: 1 file or folder"))
    let excluded = try check("version: 1\nexcluded: ['M*']\n").output
    #expect(excluded.contains("App/A.swift:1:1") && !excluded.contains("Made/B.swift:1"))
    let rules = "version: 1\nrules: {misspelled-suppression: {severity: error}}\n"
    #expect(try check(rules).code == 1)
    let disabled = "version: 1\ndisabled_rules: [misspelled-suppression]\n"
    #expect(try check(disabled).output.hasPrefix("No findings."))
    #expect(try check("version: 1\nonly_rules: [unread-file]\n").output.hasPrefix("No findings."))
  }

  @Test("source is chosen, metadata is read wherever it lies")
  func metadata() throws {
    let folder = try Folder([
      "App/A.swift":
        """
      import AVFoundation
      import SwiftUI
      struct Scan: View {
        var body: some View {
          Button("Scan") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """,
      "Support/Info.plist": "{ CFBundleIdentifier = a; NSCameraUsageDescription = Scans; }",
      "Other/B.swift": fault, "askonce.yml": "version: 1\nincluded: [App]\n",
    ])
    let output = try Tool.run(["check", folder.path]).output
    #expect(output.hasPrefix("No findings.") || output.hasPrefix("No findings, but"), "\(output)")
  }

  @Test("the command line wins over the file")
  func precedence() throws {
    #expect(try check("version: 1\nfail_on: warning\n").code == 1)
    #expect(try check("version: 1\nfail_on: warning\n", ["--fail-on", "error"]).code == 0)
    let other = try Folder(["other.yml": "version: 1\nexcluded: [App]\n"])
    let outcome = try check("broken", ["--config", other.url("other.yml").path])
    #expect(!outcome.output.contains("App/A.swift") && outcome.output.contains("Made/B.swift:1:1"))
    let traced = try check("version: 1\nrequire_traced: true\n")
    #expect(traced.code == 0)
  }

  @Test("a finding is accepted with a reason, until a day; what is accepted in vain is a finding")
  func suppressions() throws {
    func entry(_ path: String, _ more: String = "") -> String {
      "  - {rule: unread-file, path: \(path), reason: too large\(more)}\n"
    }
    let folder = try Folder(["App/A.swift": "struct A {}\n"])
    try folder.write(Data(repeating: 0x20, count: 20_000_001), "App/Huge.swift")
    func output(_ entries: String) throws -> String {
      try folder.write("version: 1\nsuppressions:\n" + entries, "askonce.yml")
      return try Tool.run(["check", folder.path]).output
    }
    #expect(try output(entry("App")).hasPrefix("No findings, 1 suppressed."))
    #expect(try output(entry("App", ", expires: 9999-12-31")).hasPrefix("No findings, 1 supp"))
    let expired = try output(entry("App", ", expires: 2020-01-31"))
    #expect(expired.contains("App/Huge.swift: warning: "))
    #expect(
      expired.contains("askonce.yml:3:12: warning: 'unread-file' in 'App' was accepted until"))
    #expect(expired.contains("[expired-suppression]\n    3 |   - {rule: unread-file"))
    let unused = try output(entry("Other") + entry("App", ", text: another"))
    #expect(unused.contains("askonce.yml:3:12: warning: 'unread-file' finds nothing here"))
    #expect(unused.contains("askonce.yml:4:12: warning: 'unread-file' finds nothing here"))
  }

  @Test("everything that is wrong with the file is said at once, and nothing is checked")
  func faults() throws {
    let outcome = try check(
      "version: 1\nexclude: []\nsuppressions:\n  - {rule: old-rule, path: App, reason: x}\n"
        + "disabled_rules: [unred-file]\n")
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    let lines = outcome.complaints.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("askonce.yml:2:1: error: unknown key 'exclude'; expected one of"))
    #expect(lines[0].hasSuffix("Did you mean 'excluded'?"))
    #expect(lines[1].hasPrefix("askonce.yml:4:12: error: no rule is called 'old-rule'"))
    #expect(lines[2].hasSuffix("no rule is called 'unred-file'. Did you mean 'unread-file'?"))
  }

  @Test(
    "what is no configuration is refused",
    arguments: [
      ("", "askonce.yml:1:1: error: expected 'version: 1', found an empty file"),
      ("a: [", "expected YAML, found a fault"),
      ("version: 1\nexcluded: [App]\n\u{0}", "expected YAML, found a fault: control"),
      ("- a", "expected keys in the file, found a list"),
    ])
  func refused(_ text: String, _ reason: String) throws {
    let outcome = try check(text)
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains(reason), "\(outcome.complaints)")
  }

  @Test("a file that cannot be read, or is another's, is refused")
  func unreadable() throws {
    let folder = try Folder(["App/A.swift": fault])
    func complaints(_ words: [String] = []) throws -> String {
      let outcome = try Tool.run(["check", folder.path] + words)
      #expect(outcome.code == 2)
      return outcome.complaints
    }
    #expect(try complaints(["--config", "nowhere.yml"]).contains("'nowhere.yml' does not exist"))
    #expect(try complaints(["--config", folder.path]).contains("is a folder"))
    try folder.write("version: 1\n", "askonce.yaml")
    #expect(try complaints().contains("is called 'askonce.yml', not 'askonce.yaml'"))
    let outside = try Folder(["secret": "a secret"])
    try folder.link("askonce.yml", to: outside.url("secret").path)
    #expect(try complaints().contains("is a link that leads out of the folder"))
    try FileManager.default.removeItem(at: folder.url("askonce.yml"))
    try folder.write(Data(repeating: 0x20, count: 20_000_001), "askonce.yml")
    #expect(try complaints().contains("too large"))
    if geteuid() != 0 {
      chmod(folder.url("askonce.yml").path, 0)
      #expect(try complaints().contains("cannot be opened: Permission denied"))
    }
  }

  @Test("a request without a trace, or an unread language, fails where all were to be traced")
  func requireTraced() throws {
    let folder = try Folder(["A.swift": "struct A {}\n"])
    #expect(try Tool.run(["check", "--require-traced", folder.path]).code == 0)
    try folder.write("", "pubspec.yaml")
    try folder.write("", "lib/main.dart")
    let outcome = try Tool.run(["check", "--require-traced", folder.path])
    #expect(outcome.code == 1)
    #expect(outcome.complaints.contains("in languages that are not followed 1"))
  }
}
