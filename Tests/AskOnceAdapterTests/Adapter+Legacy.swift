import AskOnce
import AskOnceCloudKit
import AskOnceExposureNotification
import PermissionModel

extension Adapter {
  static let legacy = [
    Adapter(
      row: .exposureNotification, status: "ENAuthorizationStatus",
      source: ExposureNotifications.source),
    Adapter(
      row: .cloudkitDiscoverability, status: "CKContainer.ApplicationPermissionStatus",
      source: CloudKitDiscoverability.source),
  ]
}
