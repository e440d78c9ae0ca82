#if canImport(SafetyKit) && !os(tvOS) && !os(visionOS)
  import AskOnce
  import PermissionModel
  @preconcurrency import SafetyKit

  @available(iOS 16, macOS 13, watchOS 10.1, *)
  extension CrashDetection: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<CrashDetection>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/safetykit/sacrashdetectionmanager
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          guard SACrashDetectionManager.isAvailable else {
            return Standing(reading: .blocked(.unavailable))
          }
          let status = SACrashDetectionManager().authorizationStatus
          return row.standing(ofRawValue: status.rawValue, type: "SAAuthorizationStatus")
        },
        request: {
          let crashes = SACrashDetectionManager()
          await finishOnce { finish in
            crashes.requestAuthorization { _, _ in
              withExtendedLifetime(crashes) { finish() }
            }
          }
        })
    }
  }

  @available(iOS 16, macOS 13, watchOS 10.1, *)
  extension Permission where R == CrashDetection {
    /// Car crashes that the device detects.
    public static var crashDetection: Permission { .live }
  }
#endif
