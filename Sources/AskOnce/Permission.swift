import PermissionModel

/// The permission to use one resource: reads it, and asks at most once.
///
/// ```swift
/// switch await Permission.microphone.start() {
/// case .granted(let access): recorder.start(access)
/// case .declined, .unanswered: break
/// case .blocked(let recovery): present(recovery)
/// }
/// ```
public struct Permission<R: Resource>: Sendable {
  let core: PermissionCore
  let feature: TracedFeature?

  init(core: PermissionCore, feature: TracedFeature?) {
    self.core = core
    self.feature = feature
  }

  /// A permission over a source of your own.
  public init(
    source: PermissionSource, report: @escaping @Sendable (PermissionReport) -> Void = developerLog
  ) {
    self.init(core: PermissionCore(R.row, source, report: report), feature: nil)
  }

  /// Reads the state: to show, to compare, to log. Only `next()` gives the means to ask.
  public func state() async -> PermissionState { await core.state() }

  /// Reads the state at once; nil where the framework tells only asynchronously.
  public func stateNow() -> PermissionState? { core.stateNow() }

  /// The state now, and every change: read again after each answer, and on each return to the
  /// foreground, since people change their mind in Settings.
  public func states() -> AsyncStream<PermissionState> { core.states() }

  /// What may be done next; the only source of an `Ask`.
  public func next() async -> Next<R> {
    switch await core.state() {
    case .notDetermined: .ask(Ask(core: core, feature: feature))
    case .granted(let scope): .run(Access(scope: scope))
    case .blocked(let reason): .recover(Recovery(reason: reason, core: core, feature: feature))
    }
  }

  /// Starts the feature: runs, asks or says that it is blocked, whatever the state is now.
  ///
  /// A start while a prompt is up joins it. A cancelled start is `unanswered`; the prompt stays. An
  /// explanation is cancelled with the last start that waits for it.
  ///
  /// - Parameter explain: Shows a screen that says why, and returns when its one action was tapped.
  ///   It returns nothing, so "Not now" cannot be said: every way out leads to the prompt
  ///   (https://developer.apple.com/app-store/review/guidelines/#5.1.1, iv).
  public func start(
    explain: (@MainActor @Sendable () async -> Void)? = nil
  ) async -> Outcome<R> {
    Outcome(await core.start(as: feature, explain: explain), core, feature)
  }
}

extension Permission where R: LiveResource {
  /// The system's.
  public static var live: Permission { R.permission }
}
