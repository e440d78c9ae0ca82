import Foundation
import Testing

@Suite("Documented scripts", .timeLimit(.minutes(5)))
struct DocumentedScriptTests {
  @Test("the build phase of Xcode shows lines that Xcode can open")
  func xcode() throws {
    let folder = try Folder(Scripts.faulty)
    let phase = try Scripts.documented("xcode")
    let outcome = try Scripts.run(phase, in: folder, ["SRCROOT": folder.path], shell: "sh")
    #expect(outcome.code == 0)
    let mark = /^\/.*\/App\/Home.swift:1:1: warning: .* \(misspelled-suppression\)\n/
    #expect(outcome.output.contains(mark))
    let broken = try Scripts.run(phase, in: folder, ["SRCROOT": "/nowhere"], shell: "sh")
    #expect(broken.code == 0)
    #expect(broken.output.hasPrefix("warning: askonce cannot read /nowhere"))
  }

  @Test("without the tool the build phase warns and the build goes on")
  func missing() throws {
    let folder = try Folder(Scripts.faulty)
    let phase = try "PATH=/usr/bin:/bin\n" + Scripts.documented("xcode")
    let outcome = try Scripts.run(
      phase, in: folder, ["SRCROOT": folder.path, "HOME": folder.path], shell: "sh")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("warning: askonce is not on the PATH"))
  }

  @Test("a summary is added, and a report for GitLab is written")
  func reports() throws {
    let folder = try Folder(Scripts.faulty)
    let summary = try Scripts.run(
      Scripts.documented("summary"), in: folder, ["GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(summary.code == 0)
    let text = try String(contentsOf: folder.url("summary.md"), encoding: .utf8)
    #expect(text.hasPrefix("**askonce**: 1 warning."))
    #expect(try Scripts.run(Scripts.documented("gitlab"), in: folder).code == 0)
    let report = try Data(contentsOf: folder.url("gl-code-quality-report.json"))
    let entries = try JSONSerialization.jsonObject(with: report) as? [[String: Any]]
    #expect((entries?.first?["location"] as? [String: Any])?["path"] as? String == "App/Home.swift")
  }

  @Test("the other lines end well")
  func others() throws {
    let folder = try Folder(Scripts.faulty)
    let lines = "reviewdog() { cat; }\n" + (try Scripts.documented("others"))
    let outcome = try Scripts.run(lines, in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("<file name=\"App/Home.swift\">"))
  }

  @Test("a hook for pre-commit fails on what it is asked to fail on")
  func hooks() throws {
    let folder = try Folder(Scripts.faulty)
    let hooks = try Scripts.text(".pre-commit-hooks.yaml")
    let entries = hooks.matches(of: /(?m)^  entry: (.*)$/).map { String($0.output.1) }
    #expect(entries.count == 2)
    for entry in entries {
      #expect(try Scripts.run(entry + " --fail-on warning App", in: folder).code == 1)
      #expect(try Scripts.run(entry, in: folder).code == 0)
    }
    let kinds = try Regex(#require(hooks.firstMatch(of: /files: &kinds (.*)/)).output.1.description)
    for name in ["A.swift", "Info.plist", "project.yml", "App.xcodeproj/project.pbxproj"] {
      #expect(name.contains(kinds))
    }
  }
}
