import Foundation
import Testing

@testable import JustSendFlows

@Suite("JustSend's top screens")
struct AppFlowTests {
  @Test(
    "first run comes before the lock, and the lock before home",
    arguments: [
      (false, false, AppFlow.Screen.firstRun), (false, true, .firstRun), (true, true, .locked),
      (true, false, .home),
    ])
  func screens(isFirstRunFinished: Bool, isLocked: Bool, screen: AppFlow.Screen) {
    #expect(
      AppFlow().screen(isFirstRunFinished: isFirstRunFinished, isLocked: isLocked) == screen)
  }

  @Test("a link waits for home, and starts its feature once")
  func links() throws {
    var app = AppFlow()
    app.open(try #require(URL(string: "justsend://photo")))
    #expect(app.takeStart(on: .firstRun) == nil)
    #expect(app.takeStart(on: .locked) == nil)
    #expect(app.linked == .photo)
    #expect(app.takeStart(on: .home) == .photo)
    #expect(app.takeStart(on: .home) == nil)
  }

  @Test("other links start nothing", arguments: ["justsend://notes", "justsend://x", "justsend:"])
  func otherLinks(_ link: String) throws {
    var app = AppFlow()
    app.open(try #require(URL(string: link)))
    #expect(app.linked == nil)
  }
}
