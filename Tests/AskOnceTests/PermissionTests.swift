import AskOnce
import AskOnceTesting
import PermissionModel
import Testing

@Suite("Permission")
struct PermissionTests {
  @Test func everyday() async {
    let device = SimulatedDevice()
    async let outcome = Permission<Microphone>.simulated(device).start()
    await device.prompt().answer(.decline)
    guard case .declined = await outcome else { Issue.record("x"); return }
  }
}
