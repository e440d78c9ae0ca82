#if canImport(AVFoundation) && !os(watchOS)
  @preconcurrency import AVFoundation
  import AskOnce
  import PermissionModel

  @available(tvOS 17, *)
  extension Camera: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Camera>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/avfoundation/requesting-authorization-to-capture-and-save-media
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = AVCaptureDevice.authorizationStatus(for: .video)
          return row.standing(ofRawValue: status.rawValue, type: "AVAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            AVCaptureDevice.requestAccess(for: .video) { _ in finish() }
          }
        })
    }
  }

  @available(tvOS 17, *)
  extension Permission where R == Camera {
    /// The camera.
    public static var camera: Permission { .live }
  }
#endif
