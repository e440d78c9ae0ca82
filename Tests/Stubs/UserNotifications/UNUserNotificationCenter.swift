import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
public struct UNAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationsettings
open class UNNotificationSettings: NSObject {
  /// https://developer.apple.com/documentation/usernotifications/unnotificationsettings/authorizationstatus
  public var authorizationStatus: UNAuthorizationStatus {
    UNAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.notifications, type: "UNAuthorizationStatus"))
  }
}

/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject {
  /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/current()
  public class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/getnotificationsettings(completionhandler:)
  public func getNotificationSettings(
    completionHandler answer: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { answer(UNNotificationSettings()) }
  }

  /// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/requestauthorization(options:completionhandler:)
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let row: ResourceRow =
      options.contains(.provisional) ? .notificationsProvisional : .notifications
    SimulatedSystem.request(row) { answer(SimulatedSystem.isGranted(row), nil) }
  }
}
