import PermissionModel

/// What all permissions to one resource of one app share: who waits for the prompt that is up.
///
/// Invariant: one attempt at a time; everybody who starts meanwhile gets its ending, exactly once.
final class PermissionCore: Sendable {
  let row: ResourceRow
  let source: PermissionSource
  private let waiting = Guarded(Waiting())
  private let report: @Sendable (PermissionReport) -> Void

  /// How an attempt ended.
  enum Ending: Sendable, Hashable {
    case granted(Scope)
    case declined
    case unanswered
    case blocked(Reason)
  }

  /// The app's own screen before the prompt.
  typealias Explanation = @MainActor @Sendable () async -> Void

  /// Somebody who waits for an ending.
  private struct Start {
    var continuation: CheckedContinuation<Ending, Never>
    var feature: TracedFeature?
    var explain: Explanation?
  }

  private struct Waiting {
    var isUnderWay = false
    var lastID = 0
    var starts: [Int: Start] = [:]
    var cancelled: Set<Int> = []
    /// Takes the explanation away; set while one shows.
    var abandon: (@Sendable () -> Void)?
    var readers: [Int: @Sendable () -> Void] = [:]
  }

  /// The core of a resource, over a source.
  init(
    _ row: ResourceRow, _ source: PermissionSource,
    report: @escaping @Sendable (PermissionReport) -> Void = developerLog
  ) {
    self.row = row
    self.source = source
    self.report = report
  }

  func state() async -> PermissionState { folded(await source.read()) }

  func stateNow() -> PermissionState? { source.readNow.map { folded($0()) } }

  private func folded(_ standing: Standing) -> PermissionState {
    let state = standing.state(for: row.traits)
    if state == .blocked(.unknown) { report(.unknownStatus(resource: row.id)) }
    return state
  }

  /// Starts an attempt, or joins the one that is under way. Cancelled, it is unanswered: the prompt
  /// belongs to the system and stays.
  func start(as feature: TracedFeature?, explain: Explanation?) async -> Ending {
    let id = waiting.with { waiting in
      waiting.lastID += 1
      return waiting.lastID
    }
    defer { waiting.with { _ = $0.cancelled.remove(id) } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation {
        join(id, Start(continuation: $0, feature: feature, explain: explain))
      }
    } onCancel: {
      let (start, abandon) = waiting.with { waiting in
        waiting.cancelled.insert(id)
        let start = waiting.starts.removeValue(forKey: id)
        return (start, start != nil && waiting.starts.isEmpty ? waiting.abandon : nil)
      }
      start?.continuation.resume(returning: .unanswered)
      abandon?()
    }
  }

  private func join(_ id: Int, _ start: Start) {
    enum Turn { case first, later, cancelled }
    let turn: Turn = waiting.with { waiting in
      if waiting.cancelled.contains(id) { return .cancelled }
      waiting.starts[id] = start
      defer { waiting.isUnderWay = true }
      return waiting.isUnderWay ? .later : .first
    }
    switch turn {
    case .cancelled: start.continuation.resume(returning: .unanswered)
    case .later: break
    case .first: Task { await run() }
    }
  }

  /// Attempts until one comes to an end; whoever joined an abandoned one gets one of their own.
  private func run() async {
    while let first = firstStart() {
      if let ending = await attempt(as: first.feature, first.explain) { return finish(ending) }
    }
  }

  /// The start that is longest waiting; where there is none, nothing is under way any more.
  private func firstStart() -> Start? {
    waiting.with { waiting in
      let first = waiting.starts.min { $0.key < $1.key }?.value
      waiting.isUnderWay = first != nil
      return first
    }
  }

  private func finish(_ ending: Ending) {
    let (starts, readers) = waiting.with { waiting in
      defer {
        waiting.isUnderWay = false
        waiting.starts = [:]
      }
      return (waiting.starts.values, waiting.readers.values)
    }
    for start in starts { start.continuation.resume(returning: ending) }
    for reader in readers { reader() }
  }

  /// Shows the explanation; false: whoever has started is gone, and nobody waits for a prompt.
  func explained(_ explain: @escaping Explanation) async -> Bool {
    let isExplained = await valueOnce { (finish: @escaping @Sendable (Bool) -> Void) in
      let screen = Task {
        await explain()
        finish(true)
      }
      let abandon: @Sendable () -> Void = {
        screen.cancel()
        finish(false)
      }
      let isAbandoned = waiting.with { waiting in
        waiting.abandon = abandon
        return waiting.starts.isEmpty
      }
      if isAbandoned { abandon() }
    }
    waiting.with { $0.abandon = nil }
    return isExplained
  }

  func report(_ step: PermissionStep) {
    report(.step(step))
    PermissionTrace.record(step)
  }

  /// Whether the request may be made; if not, the developer is told first.
  func mayAsk() -> Bool {
    let keys = source.missingPurposeKeys()
    if keys.isEmpty { return true }
    report(.missingPurposeString(resource: row.id, keys: keys))
    return false
  }

  /// The state now and after every answer and return to the foreground; each change once.
  func states() -> AsyncStream<PermissionState> {
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = waiting.with { waiting in
      waiting.lastID += 1
      waiting.readers[waiting.lastID] = { signal.yield() }
      return waiting.lastID
    }
    let observation = source.observe { signal.yield() }
    signal.yield()
    return AsyncStream { states in
      let task = Task {
        var last: PermissionState?
        for await _ in signals {
          let state = await self.state()
          if state != last { states.yield(state) }
          last = state
        }
      }
      states.onTermination = { _ in
        task.cancel()
        observation.cancel()
        self.waiting.with { $0.readers[id] = nil }
      }
    }
  }
}
