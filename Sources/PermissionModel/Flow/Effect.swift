/// What a transition changes besides the phase.
public enum Effect: String, Sendable, Hashable, CaseIterable {
  /// The app reads the status again.
  case read
  /// The process is gone, and with it what it has read and what waited in it.
  case forget
  /// A start waits until the set-up screens are finished.
  case postponeStart
  /// The waiting start happens now.
  case takeStart
  /// App data: the set-up screens were finished.
  case rememberFirstRun
  /// App data is gone.
  case eraseAppData
  /// The system stores "Allow".
  case storeAllowed
  /// The system stores that a part was allowed.
  case storePart
  /// The system stores "Allow Once".
  case storeOnce
  /// The system stores "Don't Allow", where it keeps it.
  case storeDenied
  /// Nothing is stored any more.
  case storeNothing
  /// The system stores the lesser grant.
  case storeLess
  /// The prompt that asks for more is used up.
  case spendUpgrade
  /// The resource is restricted.
  case restrict
  /// It no longer is.
  case unrestrict
  /// The system's own switch is off.
  case switchSystemOff
  /// It is on.
  case switchSystemOn
  /// The hardware is missing.
  case removeHardware
  /// It is there.
  case addHardware

  /// Whether it changes what the system holds, which neither screens nor the app's model may.
  public var changesStanding: Bool {
    switch self {
    case .read, .forget, .postponeStart, .takeStart, .rememberFirstRun, .eraseAppData: false
    case .storeAllowed, .storePart, .storeOnce, .storeDenied, .storeNothing, .storeLess,
      .spendUpgrade, .restrict, .unrestrict, .switchSystemOff, .switchSystemOn, .removeHardware,
      .addHardware:
      true
    }
  }

  /// Changes the state of a flow.
  public func apply(to state: inout FlowState, of feature: Feature) {
    switch self {
    case .read: state.lastRead = state.permission(of: feature)
    case .forget:
      state.lastRead = nil
      state.isStartWaiting = false
    case .postponeStart: state.isStartWaiting = true
    case .takeStart: state.isStartWaiting = false
    case .rememberFirstRun: state.hasFinishedFirstRun = true
    case .eraseAppData: state.hasFinishedFirstRun = false
    default: change(&state.standing, of: feature.traits)
    }
  }

  private func change(_ standing: inout Standing, of traits: Traits) {
    switch self {
    case .storeAllowed: standing.record = .allowed(traits.need)
    case .storePart: standing.record = .allowed(traits.part ?? traits.need)
    case .storeOnce: standing.record = .allowedOnce(traits.need)
    case .storeDenied: standing.record = traits.forgetsRefusal ? .none : .denied
    case .storeNothing:
      standing.record = .none
      standing.isUpgradeSpent = false
    case .storeLess: standing.record = .allowed(traits.upgradesFrom ?? traits.need)
    case .spendUpgrade: standing.isUpgradeSpent = true
    case .restrict: standing.isRestricted = true
    case .unrestrict: standing.isRestricted = false
    case .switchSystemOff: standing.isSwitchedOff = true
    case .switchSystemOn: standing.isSwitchedOff = false
    case .removeHardware: standing.isMissing = true
    case .addHardware: standing.isMissing = false
    case .read, .forget, .postponeStart, .takeStart, .rememberFirstRun, .eraseAppData: break
    }
  }
}
