// Bindings: objc2 AVFoundation/AVCaptureDevice.rs, AVFoundation/AVMediaFormat.rs; macios
// src/AVFoundation/Enums.cs

@_exported import AVFAudio
@_exported import Foundation

/// https://developer.apple.com/documentation/avfoundation/avauthorizationstatus
extension AVAuthorizationStatus: Equatable {
  public static let notDetermined = AVAuthorizationStatus(rawValue: 0)
  public static let restricted = AVAuthorizationStatus(rawValue: 1)
  public static let denied = AVAuthorizationStatus(rawValue: 2)
  public static let authorized = AVAuthorizationStatus(rawValue: 3)
}

extension AVMediaType {
  /// https://developer.apple.com/documentation/avfoundation/avmediatype/audio
  public static let audio = AVMediaType(rawValue: "soun")
}

extension AVCaptureDevice {
  /// https://developer.apple.com/documentation/avfoundation/avcapturedevice/default(for:)
  /// Not in the bindings: what the completion gives, awaited
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// https://developer.apple.com/documentation/avfoundation/avcapturedevice/requestaccess(for:completionhandler:)
  /// Not in the bindings: what the completion gives, awaited
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { waiting in
      requestAccess(for: mediaType) { waiting.resume(returning: $0) }
    }
  }
}
