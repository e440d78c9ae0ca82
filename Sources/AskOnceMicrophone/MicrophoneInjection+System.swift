#if canImport(AVFAudio) && !os(macOS) && !os(tvOS) && !os(watchOS)
  @preconcurrency import AVFAudio
  import AskOnce
  import PermissionModel

  @available(iOS 18.2, macCatalyst 18.2, visionOS 2.2, *)
  extension MicrophoneInjection: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<MicrophoneInjection>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/requestmicrophoneinjectionpermission(completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = AVAudioApplication.shared.microphoneInjectionPermission
          return row.standing(
            ofRawValue: status.rawValue, type: "AVAudioApplication.MicrophoneInjectionPermission")
        },
        request: {
          await finishOnce { finish in
            AVAudioApplication.requestMicrophoneInjectionPermission { _ in finish() }
          }
        })
    }
  }

  @available(iOS 18.2, macCatalyst 18.2, visionOS 2.2, *)
  extension Permission where R == MicrophoneInjection {
    /// Adding the app's audio to calls.
    public static var microphoneInjection: Permission { .live }
  }
#endif
