// AVFAudio alone: an app that links the capture classes is asked for the camera's purpose string.
#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import AskOnce
  import PermissionModel

  @available(macOS 14, tvOS 17, *)
  extension Microphone: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Microphone>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/avfaudio/avaudioapplication
    package static func source(in host: HostApp) -> PermissionSource {
      .system(row, in: host, readNow: read, request: request)
    }

    private static func read() -> Standing {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        let status = AVAudioApplication.shared.recordPermission
        return row.standing(
          ofRawValue: status.rawValue, type: "AVAudioApplication.recordPermission")
      }
      #if os(macOS) || os(tvOS)
        return Standing(.unknown)
      #else
        let status = AVAudioSession.sharedInstance().recordPermission
        return row.standing(ofRawValue: status.rawValue, type: "AVAudioSession.RecordPermission")
      #endif
    }

    private static func request() async {
      await finishOnce { finish in
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          AVAudioApplication.requestRecordPermission { _ in finish() }
          return
        }
        #if os(macOS) || os(tvOS)
          finish()
        #else
          AVAudioSession.sharedInstance().requestRecordPermission { _ in finish() }
        #endif
      }
    }
  }

  @available(macOS 14, tvOS 17, *)
  extension Permission where R == Microphone {
    /// The microphone.
    public static var microphone: Permission { .live }
  }
#endif
