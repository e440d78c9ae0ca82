#if canImport(ActivityKit) && !os(macOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  #if !targetEnvironment(macCatalyst)
    @preconcurrency import ActivityKit
    import AskOnce
    import PermissionModel

    @available(iOS 16.1, *)
    extension LiveActivities: LiveResource {
      /// The one of the whole app.
      public static let permission = Permission<LiveActivities>(source: source(in: .main))

      /// The system as a source. Activities are on until the person switches them off, below the
      /// first one on the Lock Screen or in Settings; nobody can be asked:
      /// https://developer.apple.com/documentation/activitykit/activityauthorizationinfo/areactivitiesenabled
      package static func source(in host: HostApp) -> PermissionSource {
        .system(
          row, in: host,
          readNow: {
            let isEnabled = ActivityAuthorizationInfo().areActivitiesEnabled
            return row.standing(ofRawStatus: String(isEnabled), type: "Bool")
          },
          request: {})
      }
    }

    @available(iOS 16.1, *)
    extension Permission where R == LiveActivities {
      /// Live Activities.
      public static var liveActivities: Permission { .live }
    }
  #endif
#endif
