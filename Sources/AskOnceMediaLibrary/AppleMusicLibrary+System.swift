#if canImport(MediaPlayer) && !os(macOS) && !os(tvOS) && !os(watchOS)
  import AskOnce
  @preconcurrency import MediaPlayer
  import PermissionModel

  extension AppleMusicLibrary: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<AppleMusicLibrary>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/mediaplayer/mpmedialibrary/requestauthorization(_:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = MPMediaLibrary.authorizationStatus()
          return row.standing(
            ofRawValue: status.rawValue, type: "MPMediaLibraryAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            MPMediaLibrary.requestAuthorization { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == AppleMusicLibrary {
    /// The media library and Apple Music.
    public static var mediaLibrary: Permission { .live }
  }
#endif
