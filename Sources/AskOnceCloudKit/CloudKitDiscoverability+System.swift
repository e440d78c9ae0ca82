#if canImport(CloudKit)
  import AskOnce
  @preconcurrency import CloudKit
  import PermissionModel

  @available(iOS, deprecated: 17)
  @available(macOS, deprecated: 14)
  @available(tvOS, deprecated: 17)
  @available(watchOS, deprecated: 10)
  @available(visionOS, deprecated: 1)
  extension CloudKitDiscoverability: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<CloudKitDiscoverability>(source: source(in: .main))

    /// The system as a source, for the app's default container:
    /// https://developer.apple.com/documentation/cloudkit/ckcontainer/requestapplicationpermission(_:completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        read: {
          await valueOnce { finish in
            CKContainer.default().status(forApplicationPermission: .userDiscoverability) {
              status, _ in
              finish(
                row.standing(
                  ofRawValue: status.rawValue, type: "CKContainer.ApplicationPermissionStatus"))
            }
          }
        },
        readNow: nil,
        request: {
          await finishOnce { finish in
            CKContainer.default().requestApplicationPermission(.userDiscoverability) { _, _ in
              finish()
            }
          }
        })
    }
  }

  @available(iOS, deprecated: 17)
  @available(macOS, deprecated: 14)
  @available(tvOS, deprecated: 17)
  @available(watchOS, deprecated: 10)
  @available(visionOS, deprecated: 1)
  extension Permission where R == CloudKitDiscoverability {
    /// Whether other people of the app can find the person.
    public static var cloudKitDiscoverability: Permission { .live }
  }
#endif
