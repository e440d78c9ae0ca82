#if canImport(CoreMotion) && !os(macOS) && !os(tvOS)
  import AskOnce
  @preconcurrency import CoreMotion
  import Foundation
  import PermissionModel

  extension MotionActivity: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<MotionActivity>(source: source(in: .main))

    /// The system as a source. No call asks: a query does, and its answer is thrown away.
    /// https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          var standing = row.standing(
            ofRawValue: CMMotionActivityManager.authorizationStatus().rawValue,
            type: "CMAuthorizationStatus")
          standing.isMissing = !CMMotionActivityManager.isActivityAvailable()
          return standing
        },
        request: {
          let activities = CMMotionActivityManager()
          let now = Date()
          await finishOnce { finish in
            activities.queryActivityStarting(from: now, to: now, to: OperationQueue()) { _, _ in
              // Not released before: the query ends with who made it.
              withExtendedLifetime(activities) { finish() }
            }
          }
        })
    }
  }

  extension Permission where R == MotionActivity {
    /// Motion and fitness.
    public static var motionActivity: Permission { .live }
  }
#endif
