import AskOnce
import AskOnceTesting
import PermissionModel
import Testing

/// Many starts at once, cancelled ones, stale ones, and what ends while it waits.
@Suite("Starts at the same time")
struct RaceTests {
  private let device = SimulatedDevice()

  private var promptCount: Int { device.log.count { $0.what == .promptShown } }

  @Test("a hundred starts are one prompt with one answer")
  func joins() async {
    let permission = Permission<Camera>.simulated(device)
    let explained = Counter()
    let endings = await withTaskGroup(of: Ending.self) { group in
      for _ in 0..<100 {
        group.addTask { await permission.ending { explained.count += 1 } }
      }
      await device.prompt().answer(.allow)
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(endings == Array(repeating: .granted(.full), count: 100))
    #expect(promptCount == 1)
    #expect(await explained.count == 1)
  }

  @Test("a cancelled start ends at once, unanswered; the prompt stays and its answer counts")
  func cancelled() async {
    let permission = Permission<Camera>.simulated(device)
    let start = Task { await permission.ending() }
    let prompt = await device.prompt()
    start.cancel()
    #expect(await start.value == .unanswered)
    #expect(device.promptOnScreen != nil)
    let joined = Task { await permission.ending() }
    await Task.yield()
    prompt.answer(.decline)
    #expect([.declined, .blocked(.denied)].contains(await joined.value))
    #expect(await permission.state() == .blocked(.denied))
    #expect(promptCount == 1)
  }

  @Test("a start of a task that was cancelled before asks nothing")
  func cancelledBefore() async {
    let permission = Permission<Camera>.simulated(device)
    let start = Task {
      while !Task.isCancelled { await Task.yield() }
      return await permission.ending()
    }
    start.cancel()
    #expect(await start.value == .unanswered)
    #expect(promptCount == 0)
  }

  @Test("an explanation goes with the last start that waits for it, and no prompt follows")
  func cancelledExplanation() async {
    let permission = Permission<Camera>.simulated(device)
    let shown = Counter()
    let starts = (0..<2).map { _ in
      Task {
        await permission.ending {
          shown.count += 1
          await withCheckedContinuation { Self.neverTapped.value.append($0) }
        }
      }
    }
    while await shown.count == 0 { await Task.yield() }
    starts[0].cancel()
    #expect(await starts[0].value == .unanswered)
    starts[1].cancel()
    #expect(await starts[1].value == .unanswered)
    #expect(promptCount == 0)
    let next = Task { await permission.ending() }
    await device.prompt().answer(.allow)
    #expect(await next.value == .granted(.full))
  }

  private static let neverTapped = Settable<[CheckedContinuation<Void, Never>]>([])

  @Test("cancelling while the answer comes gives one ending, whichever is first")
  func cancelledWithAnswer() async {
    for _ in 0..<50 {
      let device = SimulatedDevice()
      let permission = Permission<Camera>.simulated(device)
      let start = Task { await permission.ending() }
      let prompt = await device.prompt()
      async let answer: Void = prompt.answer(.allow)
      async let cancel: Void = start.cancel()
      _ = await (answer, cancel)
      #expect([.granted(.full), .unanswered].contains(await start.value))
      #expect(await permission.ending() == .granted(.full))
    }
  }

  @Test("a stale Ask reads again, and shows no second prompt")
  func stale() async {
    let permission = Permission<Camera>.simulated(device)
    guard case .ask(let ask) = await permission.next() else {
      Issue.record("nothing to ask")
      return
    }
    async let outcome = permission.ending()
    await device.prompt().answer(.decline)
    #expect(await outcome == .declined)
    #expect(Ending(await ask.prompt()) == .blocked(.denied))
    #expect(promptCount == 1)
  }

  @Test("two live Asks share the prompt that is up")
  func twoAsks() async {
    let permission = Permission<Camera>.simulated(device)
    let holders = Counter()
    @Sendable func ask() async -> Ending? {
      guard case .ask(let ask) = await permission.next() else { return nil }
      await holders.increment()
      while await holders.count < 2 { await Task.yield() }
      return Ending(await ask.prompt())
    }
    async let first = ask()
    async let second = ask()
    await device.prompt().answer(.allow)
    #expect(await [first, second] == [.granted(.full), .granted(.full)])
    #expect(promptCount == 1)
  }

  @Test("the app ends while the prompt is up: whoever waits goes on, unanswered")
  func ended() async {
    let app = device.app()
    let permission = Permission<Camera>.simulated(app)
    async let outcome = permission.ending()
    _ = await device.prompt()
    app.end()
    #expect(await outcome == .unanswered)
    #expect(await permission.ending() == .unanswered)
  }

  @Test("a callback that never comes: the state is read again when the app comes back")
  func silentDelegate() async {
    let standing = Settable(Standing())
    let change = Settable<(@Sendable () -> Void)?>(nil)
    let source = PermissionSource(
      read: { standing.value },
      request: { await withCheckedContinuation { Self.neverResumed.value.append($0) } },
      observe: { observer in
        change.value = observer
        return StatusObservation { change.value = nil }
      })
    let permission = Permission<Camera>(source: source)
    async let outcome = permission.ending()
    while change.value == nil { await Task.yield() }
    change.value?()
    standing.value = Standing(.denied)
    change.value?()
    #expect(await outcome == .declined)
    #expect(change.value == nil)
  }

  private static let neverResumed = Settable<[CheckedContinuation<Void, Never>]>([])

  @Test("a value comes once, whoever finishes first and however often")
  func finishesOnce() async {
    for _ in 0..<200 {
      let value = await valueOnce { (finish: @escaping @Sendable (Int) -> Void) in
        for number in 0..<4 { Task.detached { finish(number) } }
      }
      #expect((0..<4).contains(value))
    }
  }
}
