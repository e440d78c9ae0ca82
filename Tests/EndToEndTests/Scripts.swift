import Foundation
import TestSupport
import Testing

/// The scripts that the package gives to others, taken out of their files and run.
enum Scripts {
  /// A checkout with one warning below `App`.
  static let faulty = [
    "App/Home.swift": "// askonce:disable:nxt x - y\nstruct Home {}\n"
  ]

  /// A text file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.packageFolder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The block of shell behind a mark of `Documentation/Integrations.md`.
  static func documented(_ mark: String) throws -> String {
    let page = try text("Documentation/Integrations.md")
    let parts = page.components(separatedBy: "<!-- \(mark) -->\n```sh\n")
    try #require(parts.count == 2)
    return parts[1].components(separatedBy: "```")[0]
  }

  /// The `run: |` blocks of the action, in order.
  static func steps() throws -> [String] {
    try text("action.yml").components(separatedBy: "run: |\n").dropFirst().map { rest in
      rest.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0.isEmpty || $0.hasPrefix("        ") }
        .map { $0.dropFirst(8) }.joined(separator: "\n")
    }
  }

  /// Runs a script as GitHub runs one, in a folder, with the tool on the PATH.
  static func run(
    _ script: String, in folder: Folder, _ variables: [String: String] = [:],
    shell: String = "bash --noprofile --norc -eo pipefail"
  ) throws -> Tool.Outcome {
    let files = try Folder(["step.sh": script])
    let settings = variables.sorted { $0.key < $1.key }
      .map { "export \($0.key)='\($0.value)'; " }.joined()
    let path = "PATH=\"$(dirname \"$ASKONCE\"):$PATH\"; export PATH; "
    return try withExtendedLifetime(files) {
      try Tool.shell("\(path)\(settings)\(shell) '\(files.url("step.sh").path)'", in: folder)
    }
  }
}
