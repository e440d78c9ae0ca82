// Bindings: none; WorkoutKit is Swift alone, and no header of Objective-C declares it

import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/workoutkit/workoutscheduler
public final class WorkoutScheduler: Sendable {
  /// https://developer.apple.com/documentation/workoutkit/workoutscheduler/authorizationstate-swift.enum
  public struct AuthorizationState: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/workoutkit/workoutscheduler/shared
  public static let shared = WorkoutScheduler()

  /// https://developer.apple.com/documentation/workoutkit/workoutscheduler/issupported
  public static var isSupported: Bool {
    !SimulatedSystem.app.standing(.workoutScheduling).isMissing
  }

  /// https://developer.apple.com/documentation/workoutkit/workoutscheduler/authorizationstate-swift.property
  public var authorizationState: AuthorizationState {
    get async {
      AuthorizationState(
        rawValue: SimulatedSystem.rawValue(
          .workoutScheduling, type: "WorkoutScheduler.AuthorizationState"))
    }
  }

  /// https://developer.apple.com/documentation/workoutkit/workoutscheduler/requestauthorization()
  public func requestAuthorization() async -> AuthorizationState {
    await SimulatedSystem.app.request(.workoutScheduling)
    return await authorizationState
  }
}
