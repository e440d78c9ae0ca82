#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import AskOnce
  import PermissionModel

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension PersonalVoice: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<PersonalVoice>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/requestpersonalvoiceauthorization(completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = AVSpeechSynthesizer.personalVoiceAuthorizationStatus
          return row.standing(
            ofRawValue: status.rawValue,
            type: "AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            AVSpeechSynthesizer.requestPersonalVoiceAuthorization { _ in finish() }
          }
        })
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Permission where R == PersonalVoice {
    /// The person's own voice, to speak with.
    public static var personalVoice: Permission { .live }
  }
#endif
