// Bindings: objc2 Photos/PHPhotoLibrary.rs; macios src/Photos/Enums.cs, src/photos.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/photokit/phauthorizationstatus
public struct PHAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/photokit/phaccesslevel
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// https://developer.apple.com/documentation/photokit/phphotolibrary
open class PHPhotoLibrary: NSObject {
  /// https://developer.apple.com/documentation/photokit/phphotolibrary/authorizationstatus(for:)
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    let row = accessLevel.row
    return PHAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(row, type: "PHAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/photokit/phphotolibrary/requestauthorization(for:handler:)
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler answer: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    SimulatedSystem.request(accessLevel.row) { answer(authorizationStatus(for: accessLevel)) }
  }
}

extension PHAccessLevel {
  fileprivate var row: ResourceRow { self == .addOnly ? .photosAddOnly : .photosReadWrite }
}
