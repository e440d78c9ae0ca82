// Bindings: objc2 ImageCaptureCore/ICDeviceBrowser.rs; macios src/imagecapturecore.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/imagecapturecore/icauthorizationstatus
///
/// The texts are the stub's own: Apple's are not documented.
public struct ICAuthorizationStatus: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let notDetermined = ICAuthorizationStatus(named: "notDetermined")
  public static let restricted = ICAuthorizationStatus(named: "restricted")
  public static let denied = ICAuthorizationStatus(named: "denied")
  public static let authorized = ICAuthorizationStatus(named: "authorized")

  fileprivate init(named name: String) { self.init(rawValue: "stub." + name) }
}

/// https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser
open class ICDeviceBrowser: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/contentsauthorizationstatus
  public var contentsAuthorizationStatus: ICAuthorizationStatus { status(.imageCaptureContents) }

  /// https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/controlauthorizationstatus
  public var controlAuthorizationStatus: ICAuthorizationStatus { status(.imageCaptureControl) }

  /// https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/requestcontentsauthorization(completion:)
  public func requestContentsAuthorization(
    completion answer: @escaping @Sendable (ICAuthorizationStatus) -> Void
  ) {
    SimulatedSystem.request(.imageCaptureContents) { answer(self.contentsAuthorizationStatus) }
  }

  /// https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/requestcontrolauthorization(completion:)
  public func requestControlAuthorization(
    completion answer: @escaping @Sendable (ICAuthorizationStatus) -> Void
  ) {
    SimulatedSystem.request(.imageCaptureControl) { answer(self.controlAuthorizationStatus) }
  }

  private func status(_ row: ResourceRow) -> ICAuthorizationStatus {
    ICAuthorizationStatus(named: SimulatedSystem.rawName(row, type: "ICAuthorizationStatus"))
  }
}
