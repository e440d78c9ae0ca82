import AskOnce
import AskOnceTesting
import AskOnceUI
import PermissionModel
import Testing
import UIKit

/// What the controllers of UIKit show, and how they can be left.
@MainActor @Suite("Controllers of UIKit", .timeLimit(.minutes(10)))
struct ControllerTests {
  private let device = SimulatedDevice()
  private let texts = PermissionTexts.preferred(from: ["en"])
  private let words = PermissionExplanation(title: "Scan", message: "Reads the amount.")

  private func start(
    _ screen: UIViewController, explains: Bool = false, fallback: PermissionFallback? = nil
  ) async -> Access<Camera>? {
    await screen.start(
      Permission<Camera>.simulated(device), explanation: explains ? words : nil,
      blocked: "No camera", fallback: fallback, texts: texts)
  }

  @Test("an explanation has one button, cannot be swiped away, and each way out is its action")
  func explanation() throws {
    var count = 0
    let screen = ExplanationController(words, texts: texts) { count += 1 }
    screen.viewDidLoad()
    #expect(screen.isModalInPresentation)
    #expect(screen.view.labels.compactMap(\.text) == ["Scan", "Reads the amount."])
    #expect(!screen.view.labels.map(\.adjustsFontForContentSizeCategory).contains(false))
    #expect(screen.view.labels[0].accessibilityTraits == .header)
    #expect(screen.view.buttons.map { $0.configuration?.title } == ["Continue"])
    screen.view.buttons[0].tap()
    #expect(screen.accessibilityPerformEscape())
    screen.pressesBegan([UIPress(.upArrow, key: UIKey(.keyboardEscape))], with: nil)
    screen.pressesBegan([UIPress(.menu)], with: nil)
    #expect(count == 4)
    screen.pressesBegan([UIPress(.downArrow, key: UIKey(.keyboardReturnOrEnter))], with: nil)
    #expect(count == 4)
  }

  @Test("a start explains, asks, and gives the access; after no it shows nothing")
  func asks() async throws {
    for (answer, isGranted) in [(SimulatedPrompt.Answer.decline, false), (.allow, true)] {
      let device = SimulatedDevice()
      let screen = UIViewController(nibName: nil, bundle: nil)
      async let access = screen.start(
        Permission<Camera>.simulated(device), explanation: words, blocked: "No camera",
        texts: texts)
      while screen.presentedViewController == nil { await Task.yield() }
      let explanation = try #require(screen.presentedViewController as? ExplanationController)
      #expect(device.promptOnScreen == nil)
      explanation.view.buttons[0].tap()
      await device.prompt().answer(answer)
      #expect((await access != nil) == isGranted)
      #expect(screen.presentedViewController == nil)
    }
  }

  @Test("what is blocked recovers, and the way out takes the recovery away")
  func recovers() async throws {
    device.app().send(.start, .camera)
    device.app().send(.decline, .camera)
    let screen = UIViewController(nibName: nil, bundle: nil)
    var isTyped = false
    let fallback = PermissionFallback("Type it") { isTyped = true }
    #expect(await start(screen, explains: true, fallback: fallback) == nil)
    let recovery = try #require(screen.presentedViewController as? RecoveryController)
    let titles = recovery.view.buttons.map { $0.configuration?.title ?? "" }
    #expect(titles == ["Open Settings", "Type it", "Cancel"])
    #expect(recovery.view.labels.compactMap(\.text) == ["No camera", texts.denied])
    #expect(!recovery.isModalInPresentation)
    recovery.view.buttons[1].tap()
    #expect(isTyped && screen.presentedViewController == nil)
    _ = await start(screen)
    let again = try #require(screen.presentedViewController as? RecoveryController)
    #expect(again.accessibilityPerformEscape() && screen.presentedViewController == nil)
  }

  @Test("a restriction has no way to Settings")
  func restricted() async throws {
    device.send(.restrict, .camera)
    let screen = UIViewController(nibName: nil, bundle: nil)
    _ = await start(screen)
    let recovery = try #require(screen.presentedViewController as? RecoveryController)
    #expect(recovery.view.buttons.map { $0.configuration?.title } == ["Cancel"])
  }

  @Test("a recovery goes by itself when the person comes back having lifted the block")
  func closesByItself() async throws {
    let app = device.app()
    app.send(.start, .notifications)
    app.send(.decline, .notifications)
    let screen = UIViewController(nibName: nil, bundle: nil)
    let access = await screen.start(
      Permission<Notifications>.simulated(device), blocked: "No alerts", texts: texts)
    #expect(access == nil && screen.presentedViewController is RecoveryController)
    app.switchOn(.notifications)
    app.open()
    while screen.presentedViewController != nil { await Task.yield() }
  }
}

extension UIView {
  /// All labels in it, in order.
  fileprivate var labels: [UILabel] { all.compactMap { $0 as? UILabel } }
  /// All buttons in it, in order.
  fileprivate var buttons: [UIButton] { all.compactMap { $0 as? UIButton } }
  private var all: [UIView] { subviews.flatMap { [$0] + $0.all } }
}
