import Foundation
import Testing

@Suite("The command line", .timeLimit(.minutes(5)))
struct CommandLineTests {
  @Test("without words, and with --help, it shows what it can do")
  func help() throws {
    let outcomes = try [[], ["--help"], ["-h"], ["help"]].map { try Tool.run($0) }
    #expect(outcomes.allSatisfy { $0.code == 0 && $0.output.contains("check [PATH]") })
    #expect(Set(outcomes.map(\.output)).count == 1)
  }

  @Test("every command has its own help", arguments: ["check", "census", "rules", "explain"])
  func commandHelp(_ command: String) throws {
    for words in [[command, "--help"], [command, "-h"], ["help", command]] {
      let outcome = try Tool.run(words)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("Usage: askonce \(command)"))
    }
  }

  @Test(
    "lines of the help texts fit a terminal", arguments: ["check", "census", "rules", "explain"])
  func width(_ command: String) throws {
    let lines = try Tool.run([command, "--help"]).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 110 })
  }

  @Test("it says its version")
  func version() throws {
    let outcome = try Tool.run(["--version"])
    #expect(outcome.code == 0)
    #expect(outcome.output.wholeMatch(of: /askonce \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "a wrong word is answered with what was expected and the nearest valid word",
    arguments: [
      (["chekc"], "did you mean 'check'"), (["--versoin"], "did you mean '--version'"),
      (["check", "--formt", "json"], "did you mean '--format'"),
      (["check", "--format", "jsn"], "did you mean 'json'"),
      (["check", "--fail-on=warnings"], "did you mean 'warning'"),
      (["check", "--format"], "expects one of 'text'"),
      (["check", "--threads", "0"], "whole number"),
      (["check", "--threads", "many"], "whole number"),
      (["check", "--verbose=yes"], "takes no value"),
      (["check", ".", "."], "takes one PATH"), (["rules", "all"], "takes options only"),
      (["explain"], "expects RULE"),
      (["explain", "unused-supression"], "did you mean 'unused-suppression'"),
      (["check", "/no/such/folder"], "does not exist"),
      (["check", "/dev/null"], "neither a folder nor a file"),
    ])
  func usage(_ words: [String], _ expected: String) throws {
    let outcome = try Tool.run(words)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.contains(expected), "\(outcome.complaints)")
  }

  @Test("a word that would steer the terminal is escaped in the answer")
  func escapes() throws {
    #expect(try !Tool.run(["check", "--\u{1B}[31m"]).complaints.contains("\u{1B}"))
  }

  @Test("every listed rule is explained")
  func rules() throws {
    let list = try Tool.run(["rules"])
    let ids = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.contains("unused-suppression"))
    for id in ids.prefix(5) {
      let page = try Tool.run(["explain", String(id)])
      #expect(page.code == 0 && page.output.hasPrefix("\(id)\n"))
    }
  }
}
