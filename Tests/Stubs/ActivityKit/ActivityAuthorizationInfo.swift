// Bindings: none; ActivityKit is Swift alone, and no header of Objective-C declares it

import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/activitykit/activityauthorizationinfo
public final class ActivityAuthorizationInfo: Sendable {
  /// https://developer.apple.com/documentation/activitykit/activityauthorizationinfo/init()
  public init() {}

  /// https://developer.apple.com/documentation/activitykit/activityauthorizationinfo/areactivitiesenabled
  public var areActivitiesEnabled: Bool {
    !SimulatedSystem.app.standing(.liveActivities).state(for: ResourceRow.liveActivities.traits)
      .isBlocked
  }
}
