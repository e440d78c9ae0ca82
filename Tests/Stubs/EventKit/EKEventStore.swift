// Bindings: objc2 EventKit/EKEventStore.rs, EventKit/EKTypes.rs; macios src/EventKit/EKEnums.cs,
// src/eventkit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/eventkit/ekauthorizationstatus
public struct EKAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/eventkit/ekentitytype
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// https://developer.apple.com/documentation/eventkit/ekeventstore
open class EKEventStore: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/eventkit/ekeventstore/authorizationstatus(for:)
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    let row: ResourceRow = entityType == .event ? .calendarFull : .reminders
    return EKAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(row, type: "EKAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/eventkit/ekeventstore/requestfullaccesstoevents(completion:)
  public func requestFullAccessToEvents(
    completion answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    request(.calendarFull, answer)
  }

  /// https://developer.apple.com/documentation/eventkit/ekeventstore/requestwriteonlyaccesstoevents(completion:)
  public func requestWriteOnlyAccessToEvents(
    completion answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    request(.calendarWriteOnly, answer)
  }

  /// https://developer.apple.com/documentation/eventkit/ekeventstore/requestfullaccesstoreminders(completion:)
  public func requestFullAccessToReminders(
    completion answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    request(.reminders, answer)
  }

  /// https://developer.apple.com/documentation/eventkit/ekeventstore/requestaccess(to:completion:)
  public func requestAccess(
    to entityType: EKEntityType,
    completion answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    request(entityType == .event ? .calendarFull : .reminders, answer)
  }

  private func request(
    _ row: ResourceRow, _ answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    SimulatedSystem.request(row) { answer(SimulatedSystem.isGranted(row), nil) }
  }
}
