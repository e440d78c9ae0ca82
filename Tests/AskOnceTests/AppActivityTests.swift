import AskOnce
import Foundation
import Testing

@Suite("The app's activity", .serialized)
struct AppActivityTests {
  private let activity = AppActivity(patience: 0.2, settling: 0)

  private func post(_ names: [String]) {
    NotificationCenter.default.post(name: Notification.Name(names[0]), object: nil)
  }

  @Test("a return to the foreground is told until nobody wants to know")
  func returns() {
    let count = Settable(0)
    let observation = activity.onReturn { count.value += 1 }
    post(AppActivity.stopsBeingActive)
    #expect(count.value == 0)
    post(AppActivity.becameActive)
    #expect(count.value == 1)
    observation.cancel()
    post(AppActivity.becameActive)
    #expect(count.value == 1)
  }

  @Test("a prompt has ended when the app is active again, however long that takes")
  func promptEnds() async {
    let promptEnded = activity.watchPrompt()
    post(AppActivity.stopsBeingActive)
    let isOver = Settable(false)
    let wait = Task {
      await promptEnded()
      #expect(isOver.value)
    }
    try? await Task.sleep(for: .milliseconds(400))
    isOver.value = true
    post(AppActivity.becameActive)
    await wait.value
  }

  #if !os(macOS)
    @Test("a prompt that does not come up in time has ended", .timeLimit(.minutes(10)))
    func noPrompt() async {
      await activity.watchPrompt()()
    }
  #endif
}
