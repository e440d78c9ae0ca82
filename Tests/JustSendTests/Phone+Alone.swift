import AskOnceTesting
import PermissionModel
import Testing

/// The app without the machine beside it: where a framework hides something, they differ.
extension Phone {
  /// Does what the event says to the app and the device alone.
  func take(_ event: Event) async {
    await perform(event, #_sourceLocation)
  }

  /// Does it, and compares the whole state.
  func expect(
    _ event: Event, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await perform(event, sourceLocation)
    #expect(state == expected, sourceLocation: sourceLocation)
  }

  /// Whoever is asked for Face ID or the passcode answers.
  func answerOwner(_ isOwner: Bool) async {
    await settle {
      hold.release(isOwner)
      return starts.pending == 0
    }
  }

  /// Waits for something.
  func settle(
    sourceLocation: SourceLocation = #_sourceLocation, until isSo: @MainActor () -> Bool
  ) async {
    await settle("what is waited for", sourceLocation: sourceLocation, until: isSo)
  }

  /// How many prompts came up.
  var promptCount: Int { device.log.count { $0.what == .promptShown } }
}
