// Bindings: objc2 MediaPlayer/MPMediaLibrary.rs; macios src/MediaPlayer/MediaPlayer.cs,
// src/mediaplayer.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/mediaplayer/mpmedialibraryauthorizationstatus
public struct MPMediaLibraryAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/mediaplayer/mpmedialibrary
open class MPMediaLibrary: NSObject {
  /// https://developer.apple.com/documentation/mediaplayer/mpmedialibrary/authorizationstatus()
  public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    MPMediaLibraryAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.mediaLibrary, type: "MPMediaLibraryAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/mediaplayer/mpmedialibrary/requestauthorization(_:)
  public class func requestAuthorization(
    _ answer: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    SimulatedSystem.request(.mediaLibrary) { answer(authorizationStatus()) }
  }
}
