// Bindings: none; FamilyControls is Swift alone, and no header of Objective-C declares it

import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/familycontrols/authorizationstatus
public struct AuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/familycontrols/familycontrolsmember
public enum FamilyControlsMember {
  case child
  case individual
}

/// https://developer.apple.com/documentation/familycontrols/authorizationcenter
public class AuthorizationCenter {
  /// https://developer.apple.com/documentation/familycontrols/authorizationcenter/shared
  public static var shared: AuthorizationCenter { AuthorizationCenter() }

  /// https://developer.apple.com/documentation/familycontrols/authorizationcenter/authorizationstatus
  public var authorizationStatus: AuthorizationStatus {
    AuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(
        .familyControls, type: "FamilyControls.AuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/familycontrols/authorizationcenter/requestauthorization(for:)
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    await SimulatedSystem.app.request(.familyControls)
  }
}
