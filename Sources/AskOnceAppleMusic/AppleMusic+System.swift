#if canImport(MusicKit)
  import AskOnce
  @preconcurrency import MusicKit
  import PermissionModel

  extension AppleMusic: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<AppleMusic>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/musickit/musicauthorization/request()
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          row.standing(
            ofRawStatus: MusicAuthorization.currentStatus.rawValue,
            type: "MusicAuthorization.Status")
        },
        request: { _ = await MusicAuthorization.request() })
    }
  }

  extension Permission where R == AppleMusic {
    /// Apple Music and the person's library, by MusicKit.
    public static var appleMusic: Permission { .live }
  }
#endif
