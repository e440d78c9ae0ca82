import AskOnce
import PermissionModel

#if canImport(Combine)
  import Combine
#endif

/// The model of a feature's gate: it starts the feature where the person taps, shows what has to be
/// shown, and knows no user interface.
///
/// Its phases are those of the machine, as far as a screen shows them. "Don't Allow" leads back to
/// `idle` with nothing on top of it; what is blocked recovers at the next start.
@MainActor public final class GateModel<R: Resource> {
  /// Where the feature is.
  public enum Phase: Sendable {
    /// The feature's own screen.
    case idle
    /// The app's own screen before the prompt; `proceed` is its only action.
    case explaining
    /// The system's prompt, or the way to it.
    case asking
    /// The feature runs.
    case running(Access<R>)
    /// What the feature offers when blocked.
    case recovering(RecoveryModel)
    /// The device lacks the hardware: the feature's own "not available".
    case unavailable
  }

  #if canImport(Combine)
    /// Where the feature is now.
    @Published public private(set) var phase: Phase = .idle
  #else
    /// Where the feature is now.
    public private(set) var phase: Phase = .idle
  #endif

  private let permission: Permission<R>
  private let explains: Bool
  private var explanation: CheckedContinuation<Void, Never>?
  private var rereading: Task<Void, Never>?

  /// A feature that needs the resource.
  ///
  /// - Parameter explains: Whether it shows a screen of its own before the prompt.
  public init(_ permission: Permission<R>, explains: Bool = false) {
    self.permission = permission
    self.explains = explains
  }

  deinit { rereading?.cancel() }

  /// The person taps: runs, asks or recovers. While one start is under way, another does nothing.
  public func start() async {
    guard case .idle = phase else { return }
    phase = .asking
    let outcome =
      explains ? await permission.start { await self.explain() } : await permission.start()
    switch outcome {
    case .granted(let access): phase = .running(access)
    case .declined, .unanswered: phase = .idle
    case .blocked(let recovery) where recovery.reason == .unavailable: phase = .unavailable
    case .blocked(let recovery): recover(recovery)
    }
  }

  /// The explanation's only action: it leads to the prompt.
  public func proceed() {
    explanation?.resume()
    explanation = nil
  }

  /// The feature has done its work, or the person leaves what it shows instead.
  public func finish() {
    rereading?.cancel()
    rereading = nil
    if explanation == nil { phase = .idle }
  }

  /// Whether the explanation is up.
  public var isExplaining: Bool {
    if case .explaining = phase { true } else { false }
  }

  /// Whether a start is under way.
  public var isAsking: Bool {
    switch phase {
    case .asking, .explaining: true
    case .idle, .running, .recovering, .unavailable: false
    }
  }

  /// What the recovery offers; nil: none is up.
  public var recovery: RecoveryModel? {
    if case .recovering(let recovery) = phase { recovery } else { nil }
  }

  /// Waits for the explanation's only action; where the start was cancelled, it goes by itself.
  private func explain() async {
    phase = .explaining
    await withTaskCancellationHandler {
      await withCheckedContinuation { explanation = $0 }
    } onCancel: {
      Task { @MainActor in self.proceed() }
    }
    // A start that was cancelled is over before its explanation is.
    if isExplaining { phase = .asking }
  }

  /// Shows the recovery, and takes it away when the state is no longer blocked: the person may be
  /// back from Settings.
  private func recover(_ recovery: Recovery<R>) {
    phase = .recovering(RecoveryModel(recovery))
    let states = permission.states()
    rereading = Task { [weak self] in
      for await state in states {
        if case .blocked = state { continue }
        if let self, self.recovery != nil { self.finish() }
        return
      }
    }
  }
}

#if canImport(Combine)
  extension GateModel: ObservableObject {}
#endif
