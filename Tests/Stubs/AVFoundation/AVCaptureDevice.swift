// Bindings: objc2 AVFoundation/AVCaptureDevice.rs, AVFoundation/AVMediaFormat.rs; macios
// src/AVFoundation/Enums.cs, src/avfoundation.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/avfoundation/avauthorizationstatus
public struct AVAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
}

/// https://developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject {
  /// https://developer.apple.com/documentation/avfoundation/avcapturedevice/authorizationstatus(for:)
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    AVAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(mediaType.row, type: "AVAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/avfoundation/avcapturedevice/requestaccess(for:completionhandler:)
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler answer: @escaping @Sendable (Bool) -> Void
  ) {
    SimulatedSystem.request(mediaType.row) { answer(SimulatedSystem.isGranted(mediaType.row)) }
  }
}

extension AVMediaType {
  fileprivate var row: ResourceRow { self == .video ? .camera : .microphone }
}
