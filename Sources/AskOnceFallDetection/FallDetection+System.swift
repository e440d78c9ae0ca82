#if canImport(CoreMotion) && !os(iOS) && !os(macOS) && !os(tvOS) && !os(visionOS)
  import AskOnce
  @preconcurrency import CoreMotion
  import PermissionModel

  extension FallDetection: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<FallDetection>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/coremotion/cmfalldetectionmanager
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          guard CMFallDetectionManager.isAvailable else {
            return Standing(reading: .blocked(.unavailable))
          }
          let status = CMFallDetectionManager().authorizationStatus
          return row.standing(ofRawValue: status.rawValue, type: "CMAuthorizationStatus")
        },
        request: {
          let falls = CMFallDetectionManager()
          await finishOnce { finish in
            falls.requestAuthorization { _ in
              withExtendedLifetime(falls) { finish() }
            }
          }
        })
    }
  }

  extension Permission where R == FallDetection {
    /// Falls that the watch detects.
    public static var fallDetection: Permission { .live }
  }
#endif
