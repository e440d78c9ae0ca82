/// What the tool is called and which version it is: said by `--version` and in reports.
package enum Tool {
  /// As typed in a shell.
  package static let name = "askonce"
  /// Semantic version.
  package static let version = "0.1.0"
}
