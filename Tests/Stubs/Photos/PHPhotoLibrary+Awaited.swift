// Bindings: objc2 Photos/PHPhotoLibrary.rs; macios src/Photos/Enums.cs

/// https://developer.apple.com/documentation/photos/phauthorizationstatus
extension PHAuthorizationStatus: Equatable {
  public static let notDetermined = PHAuthorizationStatus(rawValue: 0)
  public static let restricted = PHAuthorizationStatus(rawValue: 1)
  public static let denied = PHAuthorizationStatus(rawValue: 2)
  public static let authorized = PHAuthorizationStatus(rawValue: 3)
  public static let limited = PHAuthorizationStatus(rawValue: 4)
}

extension PHPhotoLibrary {
  /// https://developer.apple.com/documentation/photos/phphotolibrary/requestauthorization(for:handler:)
  /// Not in the bindings: what the completion gives, awaited
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { waiting in
      requestAuthorization(for: accessLevel) { waiting.resume(returning: $0) }
    }
  }
}
