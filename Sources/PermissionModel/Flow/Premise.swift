/// A yes-or-no question about a flow, on which a transition may depend.
public enum Premise: String, Sendable, Hashable, CaseIterable {
  /// By the fold, the system would ask.
  case isNotDetermined
  /// By the fold, the feature may run.
  case isGranted
  /// By the fold, the person or somebody else has said no.
  case isBlocked
  /// The hardware is missing.
  case isUnavailable
  /// The set-up screens were finished; app data, which a new device gets from the backup.
  case hasFinishedFirstRun
  /// The feature shows a screen before the prompt.
  case explains
  /// The feature has a way without the resource.
  case hasFallback
  /// The person can lift the block in Settings.
  case canBeLiftedInSettings
  /// Some decision is stored: only then has Settings a switch for it.
  case hasRecord
  /// Another feature of the app may need less, and store that.
  case hasLesserGrant
  /// The prompt asks for more than was allowed.
  case asksForMore
  /// "No" to more leaves what was allowed.
  case keepsPartWhenDeclined
  /// The prompt offers a part.
  case offersPart
  /// The prompt offers "Allow Once".
  case offersOnce
  /// Settings offers "Ask Next Time".
  case offersAskNextTime
  /// What is stored was allowed once.
  case isAllowedOnce
  /// The system may remind the person of what is stored, and offer less.
  case mayBeReduced
  /// The prompt ends where the app is not active.
  case promptNeedsActiveApp
  /// The system ends the app when its switch is changed.
  case endsAppWhenSwitched

  /// Whether it is so.
  public func holds(in state: FlowState, of feature: Feature) -> Bool {
    let traits = feature.traits
    let record = state.standing.record
    return switch self {
    case .isNotDetermined: state.permission(of: feature) == .notDetermined
    case .isGranted: state.permission(of: feature).isGranted
    case .isBlocked: state.permission(of: feature).isBlocked && !state.standing.isMissing
    case .isUnavailable: state.standing.isMissing
    case .hasFinishedFirstRun: state.hasFinishedFirstRun
    case .explains: feature.explains
    case .hasFallback: feature.hasFallback
    case .canBeLiftedInSettings: state.permission(of: feature).canBeLiftedInSettings
    case .hasRecord: record != .none
    case .hasLesserGrant: traits.upgradesFrom != nil
    case .asksForMore: record.scope != nil && record.scope == traits.upgradesFrom
    case .keepsPartWhenDeclined: traits.keepsPartWhenDeclined
    case .offersPart: traits.part != nil
    case .offersOnce: traits.offersOnce
    case .offersAskNextTime: traits.offersAskNextTime
    case .isAllowedOnce: if case .allowedOnce = record { true } else { false }
    case .mayBeReduced: traits.isRemindedOf && record == .allowed(traits.need)
    case .promptNeedsActiveApp: traits.promptNeedsActiveApp
    case .endsAppWhenSwitched: traits.endsAppWhenSwitched
    }
  }
}

/// A premise, or its opposite: one part of a transition's guard.
public struct Condition: Sendable, Hashable {
  /// What is asked.
  public var premise: Premise
  /// Which answer is needed.
  public var isNeeded: Bool

  /// Needs the premise.
  public static func when(_ premise: Premise) -> Condition {
    Condition(premise: premise, isNeeded: true)
  }
  /// Needs its opposite.
  public static func unless(_ premise: Premise) -> Condition {
    Condition(premise: premise, isNeeded: false)
  }
}

extension PermissionState {
  /// Whether the feature may run.
  public var isGranted: Bool { if case .granted = self { true } else { false } }
  /// Whether the app may not ask.
  public var isBlocked: Bool { if case .blocked = self { true } else { false } }
  /// Whether it is blocked, and the person can lift that in Settings.
  public var canBeLiftedInSettings: Bool {
    if case .blocked(let reason) = self { reason.canBeLiftedInSettings } else { false }
  }
}
