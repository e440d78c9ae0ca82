// Bindings: none; AlarmKit is Swift alone, and no header of Objective-C declares it

import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/alarmkit/alarmmanager
public class AlarmManager {
  /// https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate-swift.enum
  ///
  /// Apple's is an enumeration without numbers; here it can hold a case of a future system.
  public struct AuthorizationState: Equatable, Sendable {
    fileprivate var name: String
    public static let notDetermined = AuthorizationState(name: "notDetermined")
    public static let denied = AuthorizationState(name: "denied")
    public static let authorized = AuthorizationState(name: "authorized")
  }

  /// https://developer.apple.com/documentation/alarmkit/alarmmanager/shared
  public class var shared: AlarmManager { AlarmManager() }

  /// https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate-swift.property
  public var authorizationState: AuthorizationState {
    AuthorizationState(
      name: SimulatedSystem.rawName(.alarms, type: "AlarmManager.AuthorizationState"))
  }

  /// https://developer.apple.com/documentation/alarmkit/alarmmanager/requestauthorization()
  public func requestAuthorization() async throws -> AuthorizationState {
    await SimulatedSystem.app.request(.alarms)
    return authorizationState
  }
}
