// ARKit is on iOS and macOS too, where its session asks for nothing of this.
#if canImport(ARKit) && !os(iOS) && !os(macOS)
  @preconcurrency import ARKit
  import AskOnce
  import PermissionModel

  extension HandTracking: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<HandTracking>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)
    package static func source(in host: HostApp) -> PermissionSource {
      .arkit(row, .handTracking, in: host) { HandTrackingProvider.isSupported }
    }
  }

  extension WorldSensing: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<WorldSensing>(source: source(in: .main))

    /// The system as a source. Several providers need it, and which of them is supported concerns
    /// the one that the app uses:
    /// https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)
    package static func source(in host: HostApp) -> PermissionSource {
      .arkit(row, .worldSensing, in: host) { true }
    }
  }

  @available(visionOS 2, *)
  extension MainCamera: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<MainCamera>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)
    package static func source(in host: HostApp) -> PermissionSource {
      .arkit(row, .cameraAccess, in: host) { CameraFrameProvider.isSupported }
    }
  }

  @available(visionOS 26, *)
  extension AccessoryTracking: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<AccessoryTracking>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)
    package static func source(in host: HostApp) -> PermissionSource {
      .arkit(row, .accessoryTracking, in: host) { AccessoryTrackingProvider.isSupported }
    }
  }

  extension PermissionSource {
    fileprivate static func arkit(
      _ row: ResourceRow, _ type: ARKitSession.AuthorizationType, in host: HostApp,
      isSupported: @escaping @Sendable () -> Bool
    ) -> PermissionSource {
      .system(
        row, in: host,
        read: {
          let statuses = await ARKitSession().queryAuthorization(for: [type])
          var standing = statuses[type].map { status in
            row.standing(ofRawStatus: status.name, type: "ARKitSession.AuthorizationStatus")
          }
          standing?.isMissing = !isSupported()
          return standing ?? Standing(.unknown)
        },
        readNow: nil,
        request: { _ = await ARKitSession().requestAuthorization(for: [type]) })
    }
  }

  extension ARKitSession.AuthorizationStatus {
    /// As the table names it; the type has no numbers.
    fileprivate var name: String {
      let names: [Self: String] = [
        .notDetermined: "notDetermined", .allowed: "allowed", .denied: "denied",
      ]
      return names[self] ?? "\(self)"
    }
  }

  extension Permission where R == HandTracking {
    /// The person's hands and their joints.
    public static var handTracking: Permission { .live }
  }

  extension Permission where R == WorldSensing {
    /// The room.
    public static var worldSensing: Permission { .live }
  }

  @available(visionOS 2, *)
  extension Permission where R == MainCamera {
    /// The main camera.
    public static var mainCamera: Permission { .live }
  }

  @available(visionOS 26, *)
  extension Permission where R == AccessoryTracking {
    /// Controllers and styluses.
    public static var accessoryTracking: Permission { .live }
  }
#endif
