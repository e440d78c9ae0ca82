// Bindings: objc2 AVFAudio/AVSpeechSynthesis.rs; macios src/AVFoundation/Enums.cs,
// src/avfoundation.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer: NSObject {
  /// https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/personalvoiceauthorizationstatus-swift.enum
  ///
  /// Objective-C: `AVSpeechSynthesisPersonalVoiceAuthorizationStatus`
  public struct PersonalVoiceAuthorizationStatus: RawRepresentable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/personalvoiceauthorizationstatus-swift.type.property
  public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus {
    let value = SimulatedSystem.rawValue(
      .personalVoice, type: "AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus")
    return PersonalVoiceAuthorizationStatus(rawValue: UInt(value))
  }

  /// https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/requestpersonalvoiceauthorization(completionhandler:)
  public class func requestPersonalVoiceAuthorization(
    completionHandler answer: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
  ) {
    SimulatedSystem.request(.personalVoice) { answer(personalVoiceAuthorizationStatus) }
  }
}
