// Bindings: objc2 Speech/SFSpeechRecognizer.rs; macios src/speech.cs

/// https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus
extension SFSpeechRecognizerAuthorizationStatus: Equatable {
  public static let notDetermined = SFSpeechRecognizerAuthorizationStatus(rawValue: 0)
  public static let denied = SFSpeechRecognizerAuthorizationStatus(rawValue: 1)
  public static let restricted = SFSpeechRecognizerAuthorizationStatus(rawValue: 2)
  public static let authorized = SFSpeechRecognizerAuthorizationStatus(rawValue: 3)
}
