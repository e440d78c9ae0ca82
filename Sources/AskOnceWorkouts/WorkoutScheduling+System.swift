#if canImport(WorkoutKit) && !os(tvOS) && !os(visionOS)
  import AskOnce
  import PermissionModel
  import WorkoutKit

  @available(iOS 17, macCatalyst 18, macOS 15, watchOS 10, *)
  extension WorkoutScheduling: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<WorkoutScheduling>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/workoutkit/workoutscheduler
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        read: {
          guard WorkoutScheduler.isSupported else {
            return Standing(reading: .blocked(.unavailable))
          }
          let state = await WorkoutScheduler.shared.authorizationState
          return row.standing(
            ofRawValue: state.rawValue, type: "WorkoutScheduler.AuthorizationState")
        },
        readNow: nil,
        request: { _ = await WorkoutScheduler.shared.requestAuthorization() })
    }
  }

  @available(iOS 17, macCatalyst 18, macOS 15, watchOS 10, *)
  extension Permission where R == WorkoutScheduling {
    /// Workouts that the app schedules on the watch.
    public static var workoutScheduling: Permission { .live }
  }
#endif
