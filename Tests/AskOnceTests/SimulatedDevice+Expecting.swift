import AskOnceTesting
import Testing

extension SimulatedDevice {
  /// Compares the whole state: apps, and the prompts behind `?`.
  func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      snapshot.apps + snapshot.prompts.map { "? " + $0 } == lines, sourceLocation: sourceLocation)
  }
}
