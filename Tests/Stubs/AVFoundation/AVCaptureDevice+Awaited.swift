// Bindings: objc2 AVFoundation/AVCaptureDevice.rs; macios src/avfoundation.cs

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
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// https://developer.apple.com/documentation/avfoundation/avcapturedevice/requestaccess(for:completionhandler:)
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { waiting in
      requestAccess(for: mediaType) { waiting.resume(returning: $0) }
    }
  }
}
