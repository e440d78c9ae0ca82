import AskOnceTesting
import PermissionModel
import Testing

/// Compares the whole state of a device: apps, and the prompts behind `?`.
func expect(
  _ device: SimulatedDevice, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = device.snapshot
  #expect(
    snapshot.apps + snapshot.prompts.map { "? " + $0 } == lines, sourceLocation: sourceLocation)
}

extension SimulatedApp {
  /// Asks, has the person answer, and returns when the request has.
  func ask(_ row: ResourceRow, answer: SimulatedPrompt.Answer) async {
    async let request: Void = request(row)
    await device.prompt().answer(answer)
    await request
  }

  /// Asks where no prompt is to come.
  func askInVain(
    _ row: ResourceRow, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await request(row)
    #expect(device.promptOnScreen == nil, sourceLocation: sourceLocation)
  }
}
