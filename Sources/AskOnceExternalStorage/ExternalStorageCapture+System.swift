#if canImport(AVFoundation) && !os(visionOS) && !os(watchOS)
  @preconcurrency import AVFoundation
  import AskOnce
  import PermissionModel

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ExternalStorageCapture: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<ExternalStorageCapture>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/avfoundation/avexternalstoragedevice/requestaccess(completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = AVExternalStorageDevice.authorizationStatus
          return row.standing(
            ofRawValue: status.rawValue, type: "AVAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            AVExternalStorageDevice.requestAccess { _ in finish() }
          }
        })
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  extension Permission where R == ExternalStorageCapture {
    /// External storage, to write captured pictures and films to.
    public static var externalStorageCapture: Permission { .live }
  }
#endif
