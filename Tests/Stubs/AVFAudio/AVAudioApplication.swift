// Bindings: objc2 AVFAudio/AVAudioApplication.rs, AVFAudio/AVAudioSession.rs,
// AVFAudio/AVAudioSessionTypes.rs; macios src/AVFoundation/Enums.cs, src/avfoundation.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/avfaudio/avaudioapplication
open class AVAudioApplication: NSObject {
  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/recordpermission-swift.enum
  public struct recordPermission: RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/shared
  ///
  /// Objective-C: `sharedInstance`
  public class var shared: AVAudioApplication { AVAudioApplication() }

  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/recordpermission-swift.property
  public var recordPermission: recordPermission {
    AVAudioApplication.recordPermission(
      rawValue: SimulatedSystem.rawValue(
        .microphone, type: "AVAudioApplication.recordPermission"))
  }

  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/requestrecordpermission(completionhandler:)
  public class func requestRecordPermission(
    completionHandler answer: @escaping @Sendable (Bool) -> Void
  ) {
    SimulatedSystem.request(.microphone) { answer(SimulatedSystem.isGranted(.microphone)) }
  }
}

/// https://developer.apple.com/documentation/avfaudio/avaudiosession
open class AVAudioSession: NSObject {
  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/recordpermission-swift.enum
  public struct RecordPermission: RawRepresentable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/sharedinstance()
  public class func sharedInstance() -> AVAudioSession { AVAudioSession() }

  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/recordpermission-swift.property
  public var recordPermission: RecordPermission {
    let value = SimulatedSystem.rawValue(.microphone, type: "AVAudioSession.RecordPermission")
    return RecordPermission(rawValue: UInt(value))
  }

  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/requestrecordpermission(_:)
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let response = response
    SimulatedSystem.request(.microphone) { response(SimulatedSystem.isGranted(.microphone)) }
  }
}
