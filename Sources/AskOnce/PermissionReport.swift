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
