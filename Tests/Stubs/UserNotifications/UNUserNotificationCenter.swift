// Bindings: objc2 UserNotifications/UNNotificationSettings.rs,
// UserNotifications/UNUserNotificationCenter.rs; macios src/usernotifications.cs

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
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationsetting
public struct UNNotificationSetting: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Off, where nobody has decided.
  static func of(_ row: ResourceRow) -> UNNotificationSetting {
    let isUndecided = SimulatedSystem.app.standing(row) == Standing()
    return UNNotificationSetting(
      rawValue: isUndecided && !SimulatedSystem.isOfTheFuture
        ? 1 : SimulatedSystem.rawValue(row, type: "UNNotificationSetting"))
  }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationsettings
open class UNNotificationSettings: NSObject {
  /// https://developer.apple.com/documentation/usernotifications/unnotificationsettings/authorizationstatus
  ///
  /// One for all: what decides about a part of them has decided.
  public var authorizationStatus: UNAuthorizationStatus {
    let rows: [ResourceRow] = [.notifications, .notificationsCritical, .notificationsTimeSensitive]
    let decided = rows.first { SimulatedSystem.app.standing($0) != Standing() } ?? .notifications
    guard decided != .notifications, !SimulatedSystem.isOfTheFuture else {
      return UNAuthorizationStatus(
        rawValue: SimulatedSystem.rawValue(.notifications, type: "UNAuthorizationStatus"))
    }
    return UNAuthorizationStatus(rawValue: SimulatedSystem.isGranted(decided) ? 2 : 1)
  }

  /// https://developer.apple.com/documentation/usernotifications/unnotificationsettings/criticalalertsetting
  public var criticalAlertSetting: UNNotificationSetting { .of(.notificationsCritical) }

  /// https://developer.apple.com/documentation/usernotifications/unnotificationsettings/timesensitivesetting
  ///
  /// It is on with notifications, until it is switched off.
  public var timeSensitiveSetting: UNNotificationSetting {
    let isUntouched = SimulatedSystem.app.standing(.notificationsTimeSensitive) == Standing()
    if isUntouched, SimulatedSystem.isGranted(.notifications) {
      return UNNotificationSetting(rawValue: 2)
    }
    return .of(.notificationsTimeSensitive)
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
      options.contains(.provisional)
      ? .notificationsProvisional
      : options.contains(.criticalAlert) ? .notificationsCritical : .notifications
    SimulatedSystem.request(row) { answer(SimulatedSystem.isGranted(row), nil) }
  }
}
