// Bindings: objc2 Speech/SFSpeechRecognizer.rs; macios src/speech.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus
public struct SFSpeechRecognizerAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/speech/sfspeechrecognizer
open class SFSpeechRecognizer: NSObject {
  /// https://developer.apple.com/documentation/speech/sfspeechrecognizer/authorizationstatus()
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    SFSpeechRecognizerAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(
        .speechRecognition, type: "SFSpeechRecognizerAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/speech/sfspeechrecognizer/requestauthorization(_:)
  public class func requestAuthorization(
    _ answer: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    nonisolated(unsafe) let answer = answer
    SimulatedSystem.request(.speechRecognition) { answer(authorizationStatus()) }
  }
}
