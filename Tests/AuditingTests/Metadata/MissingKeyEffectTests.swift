import PermissionModel
import Testing

@testable import Auditing

@Suite("What a missing purpose key does")
struct MissingKeyEffectTests {
  @Test(
    "the message says it of each kind",
    arguments: [
      (ResourceRow.camera, ", so the system ends the app"),
      (.focusStatus, ", so the system may end the app"),
      (.healthShare, ", so the request throws an exception, which ends the app"),
      (.locationPreciseTemporary, ", so the request fails with an error"),
      (.nfc, ", so the request may fail with an error"),
      (.locationWhenInUse, ", so nothing is asked and nothing granted"),
      (.calendarFull, ", so the system refuses without asking"),
      (.localNetwork, ", so the prompt says nothing of the app's use"),
      (.nearbyInteraction, "; what the system does then is not documented"),
      (.notifications, ""),
    ])
  func effect(row: ResourceRow, words: String) {
    #expect(row.effectOfMissingKey == words)
  }

  @Test("Face ID depends on the policy")
  func faceID() {
    #expect(
      ResourceRow.faceId.effectOfMissingKey.hasPrefix(", so the system ends the app, or asks "))
  }
}
