import Foundation
import Testing

@Suite("The action for GitHub", .timeLimit(.minutes(5)))
struct ActionTests {
  private func check(_ folder: Folder, _ variables: [String: String]) throws -> Tool.Outcome {
    let steps = try Scripts.steps()
    try #require(steps.count == 2)
    let inputs = [
      "BINARY": Tool.path, "CHECKED": "App", "FORMAT": "github", "FAIL_ON": "error", "ARGS": "",
      "SARIF_FILE": "",
    ]
    return try Scripts.run(steps[1], in: folder, inputs.merging(variables) { $1 })
  }

  @Test("it marks the lines of the change, by paths that the runner finds")
  func marks() throws {
    let folder = try Folder(Scripts.faulty)
    let outcome = try check(folder, [:])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(/(?m)^::warning file=\/.*\/App\/Home.swift,line=1,/))
    #expect(outcome.output.contains("title=misspelled-suppression::"))
    #expect(try check(folder, ["ARGS": "--quiet --threads 2"]).output.hasPrefix("::warning"))
  }

  @Test("it fails as asked, and writes SARIF all the same")
  func sarif() throws {
    let folder = try Folder(Scripts.faulty)
    let outcome = try check(folder, ["FAIL_ON": "warning", "SARIF_FILE": "out.sarif"])
    #expect(outcome.code == 1)
    let sarif = try String(contentsOf: folder.url("out.sarif"), encoding: .utf8)
    #expect(sarif.contains("\"uri\": \"App/Home.swift\""))
  }

  @Test("a wrong input is a fault of the step")
  func wrong() throws {
    let folder = try Folder(Scripts.faulty)
    let outcome = try check(folder, ["CHECKED": "None", "SARIF_FILE": "out.sarif"])
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains("'None' does not exist"))
    #expect(!FileManager.default.fileExists(atPath: folder.url("out.sarif").path))
  }

  @Test("the tool is the given one, or is built from the action's folder")
  func building() throws {
    let fake = """
      #!/bin/sh
      echo "swift $*" >>log
      case $* in *show-bin-path*) echo /built ;; esac
      """
    let folder = try Folder([
      "bin/swift": fake, "source/.ci/needs": "#!/bin/sh\necho needs >>log\n",
    ])
    let script = "chmod +x bin/swift source/.ci/needs\nPATH=\"$PWD/bin:$PATH\"\n"
    let first = try script + Scripts.steps()[0]
    let variables = ["GITHUB_OUTPUT": "output", "SOURCE": folder.url("source").path]
    #expect(try Scripts.run(first, in: folder, variables.merging(["BINARY": ""]) { $1 }).code == 0)
    let log = try String(contentsOf: folder.url("log"), encoding: .utf8)
    #expect(log.hasPrefix("needs\nswift build -c release --package-path \(folder.path)/source"))
    _ = try Scripts.run(first, in: folder, variables.merging(["BINARY": "/given"]) { $1 })
    let output = try String(contentsOf: folder.url("output"), encoding: .utf8)
    #expect(output == "binary=/built/askonce\nbinary=/given\n")
  }
}
