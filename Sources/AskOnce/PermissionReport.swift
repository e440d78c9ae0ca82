import PermissionModel

/// What a developer should know, and a person never sees.
public enum PermissionReport: Sendable, Hashable {
  /// The request was not made, since the system would end the app or do nothing: one of the keys
  /// has to be in the Info.plist.
  case missingPurposeString(resource: String, keys: [String])
  /// The system returned a status that this version does not know: the resource counts as blocked.
  case unknownStatus(resource: String)
  /// One step of a flow.
  case step(PermissionStep)
}

/// One step of a flow, with no personal data.
public struct PermissionStep: Sendable, Hashable {
  /// The row of the resource.
  public var resource: String
  /// What happened.
  public var event: Event
  /// Who caused it.
  public var owner: Owner
  /// The row of the machine's table.
  public var transition: String
  /// Where the flow was.
  public var before: Phase
  /// Where the flow is.
  public var after: Phase
  /// What the app has read.
  public var state: PermissionState?

  /// The step as one line of JSON; names have no characters that need an escape.
  public var jsonLine: String {
    let state = state.map { "\"\($0.name)\"" } ?? "null"
    return """
      {"resource":"\(resource)","event":"\(event.rawValue)","owner":"\(owner.rawValue)",\
      "transition":"\(transition)","before":"\(before.rawValue)","after":"\(after.rawValue)",\
      "state":\(state)}
      """
  }
}

extension PermissionState {
  /// `notDetermined`, `granted.full`, `blocked.denied`.
  public var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .granted(let scope): "granted.\(scope.rawValue)"
    case .blocked(let reason): "blocked.\(reason.rawValue)"
    }
  }
}
