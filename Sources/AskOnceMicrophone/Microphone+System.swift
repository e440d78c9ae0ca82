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
      // Elsewhere the session has no permission, and every system that has the adapter has this.
      #if !os(macOS) && !os(tvOS) && !os(visionOS)
        guard #available(iOS 17, watchOS 10, *) else {
          let status = AVAudioSession.sharedInstance().recordPermission
          return row.standing(ofRawValue: status.rawValue, type: "AVAudioSession.RecordPermission")
        }
      #endif
      let status = AVAudioApplication.shared.recordPermission
      return row.standing(
        ofRawValue: status.rawValue, type: "AVAudioApplication.recordPermission")
    }

    private static func request() async {
      await finishOnce { finish in
        #if !os(macOS) && !os(tvOS) && !os(visionOS)
          guard #available(iOS 17, watchOS 10, *) else {
            return AVAudioSession.sharedInstance().requestRecordPermission { _ in finish() }
          }
        #endif
        AVAudioApplication.requestRecordPermission { _ in finish() }
      }
    }
  }

  @available(macOS 14, tvOS 17, *)
  extension Permission where R == Microphone {
    /// The microphone.
    public static var microphone: Permission { .live }
  }
#endif
