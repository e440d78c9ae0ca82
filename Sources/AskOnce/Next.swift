import PermissionModel

/// What may be done next, as a value: a wrong step does not compile.
public enum Next<R: Resource>: ~Copyable, Sendable {
  /// Nothing is decided: the app may ask.
  case ask(Ask<R>)
  /// It is granted: the feature may run.
  case run(Access<R>)
  /// It is blocked: the feature may offer a way out.
  case recover(Recovery<R>)
}

/// The right to ask, once: asking consumes it.
///
/// It may have become stale: another feature may have asked meanwhile. The state is read again, and
/// where it is decided no prompt is shown; where a prompt is up, this joins it.
public struct Ask<R: Resource>: ~Copyable, Sendable {
  let core: PermissionCore
  let feature: TracedFeature?

  /// Shows the system's prompt, after the explanation if there is one.
  public consuming func prompt(
    explain: (@MainActor @Sendable () async -> Void)? = nil
  ) async -> Outcome<R> {
    let (core, feature) = (core, feature)
    return Outcome(await core.start(as: feature, explain: explain), core, feature)
  }
}

/// The proof that the resource may be used; features take it as a parameter.
public struct Access<R: Resource>: Sendable, Hashable {
  /// How far it reaches.
  public let scope: Scope
}

/// How a start ended.
public enum Outcome<R: Resource>: Sendable {
  /// The feature may run.
  case granted(Access<R>)
  /// The person said no, just now. There is nothing here that could nag.
  case declined
  /// The prompt ended without an answer, or could not be shown.
  case unanswered
  /// It was blocked before the tap.
  case blocked(Recovery<R>)

  init(_ ending: PermissionCore.Ending, _ core: PermissionCore, _ feature: TracedFeature?) {
    switch ending {
    case .granted(let scope): self = .granted(Access(scope: scope))
    case .declined: self = .declined
    case .unanswered: self = .unanswered
    case .blocked(let reason):
      self = .blocked(Recovery(reason: reason, core: core, feature: feature))
    }
  }
}

/// What a feature offers when blocked: neutral words, a way out, and Settings where they help.
public struct Recovery<R: Resource>: Sendable {
  /// Why it is blocked.
  public let reason: Reason
  let core: PermissionCore
  let feature: TracedFeature?

  /// The means to open Settings; nil where the person can change nothing there.
  public var settings: SettingsDoor? {
    reason.canBeLiftedInSettings ? SettingsDoor(reason: reason, core: core, feature: feature) : nil
  }

  /// Reads the state again, as after the return from Settings.
  public func state() async -> PermissionState { await core.state() }
}

/// The way to Settings: only a recovery whose reason the person can lift has one.
public struct SettingsDoor: Sendable {
  let reason: Reason
  let core: PermissionCore
  let feature: TracedFeature?
  /// Where the person finds the switch, in words.
  public var place: String { core.row.settings.place }
  /// Opens Settings.
  public func open() async {
    core.reportSettings(reason, feature)
    await core.source.openSettings()
  }
}
