import AskOnceTesting
import PermissionModel
import Testing

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
