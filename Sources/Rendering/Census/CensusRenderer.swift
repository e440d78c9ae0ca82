import Auditing
import Facts

/// One form of a census, as a value: a pure function from a census to text.
package struct CensusRenderer: Sendable {
  /// As `--format` takes it.
  package var id: String
  /// One sentence for the help text.
  package var summary: String
  /// Makes the text, which ends with a line break.
  package var render: @Sendable (Census, RenderContext) -> String

  /// A form of censuses.
  package init(
    id: String, summary: String, render: @escaping @Sendable (Census, RenderContext) -> String
  ) {
    self.id = id
    self.summary = summary
    self.render = render
  }
}

extension CensusRenderer {
  /// Every form; the first is the default.
  package static let all: [CensusRenderer] = [.text, .json, .markdown]
}
