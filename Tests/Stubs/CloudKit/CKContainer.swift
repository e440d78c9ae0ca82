// Bindings: objc2 CloudKit/CKContainer.rs; macios src/CloudKit/Enums.cs, src/cloudkit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/cloudkit/ckcontainer
open class CKContainer: NSObject {
  /// https://developer.apple.com/documentation/cloudkit/ckcontainer/applicationpermissions
  ///
  /// Objective-C: `CKApplicationPermissions`
  public struct ApplicationPermissions: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var userDiscoverability: ApplicationPermissions { .init(rawValue: 1) }
  }

  /// https://developer.apple.com/documentation/cloudkit/ckcontainer/applicationpermissionstatus
  ///
  /// Objective-C: `CKApplicationPermissionStatus`
  public struct ApplicationPermissionStatus: RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/cloudkit/ckcontainer/default()
  open class func `default`() -> CKContainer { CKContainer() }

  private static var status: ApplicationPermissionStatus {
    ApplicationPermissionStatus(
      rawValue: SimulatedSystem.rawValue(
        .cloudkitDiscoverability, type: "CKContainer.ApplicationPermissionStatus"))
  }

  /// https://developer.apple.com/documentation/cloudkit/ckcontainer/status(forapplicationpermission:completionhandler:)
  open func status(
    forApplicationPermission permission: ApplicationPermissions,
    completionHandler answer:
      @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) ->
      Void
  ) {
    let status = Self.status
    Task { answer(status, nil) }
  }

  /// https://developer.apple.com/documentation/cloudkit/ckcontainer/requestapplicationpermission(_:completionhandler:)
  open func requestApplicationPermission(
    _ permission: ApplicationPermissions,
    completionHandler answer:
      @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) ->
      Void
  ) {
    SimulatedSystem.request(.cloudkitDiscoverability) { answer(Self.status, nil) }
  }
}
