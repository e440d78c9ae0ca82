import Facts
import Foundation

/// One commit of the repository that holds the checked folder, and the way from its root to there.
struct Revision {
  let git: Git
  /// The commit's full name.
  let commit: String
  /// Of the checked folder; empty at the root.
  let prefix: [UInt8]

  /// Finds the commit that somebody named; every way in which that fails has its own words.
  init(_ name: String, of folder: String, _ environment: [String: String]) throws {
    guard let git = Git(in: folder, environment) else {
      throw UsageError("'--diff' needs git, and there is none on the search path")
    }
    self.git = git
    let inside = try git.run(["rev-parse", "--is-inside-work-tree", "--show-prefix"])
    guard inside.isSuccess, inside.output.starts(with: "true\n".utf8) else {
      throw Self.noRepository(inside, folder)
    }
    // One line break ends the answer; a folder's name may hold others.
    prefix = Array(inside.output.dropFirst(5).dropLast())
    guard !name.hasPrefix("-") else { throw try Self.unknown(name, "", git) }
    let words = ["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"]
    let found = try git.run(words)
    guard found.isSuccess else { throw try Self.unknown(name, found.complaint, git) }
    commit = found.output.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func noRepository(_ outcome: Git.Outcome, _ folder: String) -> UsageError {
    let said = outcome.complaint
    let place = folder.printable
    if said.contains("dubious ownership") {
      return UsageError(
        "git does not read the repository of '\(place)', since somebody else owns it; if you trust "
          + "it, run 'git config --global --add safe.directory DIRECTORY' with its root")
    }
    if outcome.isSuccess || said.contains("work tree") || said.contains("bare repository") {
      return UsageError("'\(place)' lies outside of any work tree of git, so '--diff' cannot look")
    }
    if said.contains("not a git repository") {
      return UsageError("'\(place)' is in no git repository, so '--diff' has nothing to compare")
    }
    return UsageError("git cannot read the repository of '\(place)': \(said.printable)")
  }

  private static func unknown(_ name: String, _ said: String, _ git: Git) throws -> UsageError {
    let names = try git.lines(
      ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes"])
    let isShallow = try git.lines(["rev-parse", "--is-shallow-repository"]) == ["true"]
    let reason = said.isEmpty ? "" : " (git says: \(said.printable))"
    let hint = isShallow ? "; this clone is shallow: fetch the revision, or more history" : ""
    return UsageError(
      "git knows no revision '\(name.printable)'\(reason)\(hint)",
      nearest: NearestWord.of(name, in: names ?? []))
  }
}
