// Bindings: objc2 AVFAudio/AVAudioApplication.rs; macios src/avfoundation.cs

import Foundation
import PermissionModel
import SimulatedSystem

extension AVAudioApplication {
  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/microphoneinjectionpermission-swift.enum
  public struct MicrophoneInjectionPermission: RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/microphoneinjectionpermission-swift.property
  public var microphoneInjectionPermission: MicrophoneInjectionPermission {
    MicrophoneInjectionPermission(
      rawValue: SimulatedSystem.rawValue(
        .microphoneInjection, type: "AVAudioApplication.MicrophoneInjectionPermission"))
  }

  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/requestmicrophoneinjectionpermission(completionhandler:)
  public class func requestMicrophoneInjectionPermission(
    completionHandler answer: @escaping @Sendable (MicrophoneInjectionPermission) -> Void
  ) {
    SimulatedSystem.request(.microphoneInjection) {
      answer(shared.microphoneInjectionPermission)
    }
  }
}
