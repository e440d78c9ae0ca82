#if canImport(Speech) && !os(tvOS) && !os(watchOS)
  import AskOnce
  import PermissionModel
  @preconcurrency import Speech

  extension SpeechRecognition: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<SpeechRecognition>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/speech/asking-permission-to-use-speech-recognition
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = SFSpeechRecognizer.authorizationStatus()
          return row.standing(
            ofRawValue: status.rawValue, type: "SFSpeechRecognizerAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            SFSpeechRecognizer.requestAuthorization { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == SpeechRecognition {
    /// Speech recognition.
    public static var speechRecognition: Permission { .live }
  }
#endif
