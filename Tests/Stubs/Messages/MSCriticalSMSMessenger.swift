// Bindings: none; this part of Messages is in no header that they were made of

import AskOnceTesting
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/messages/mscriticalmessagingauthorizationstatus
///
/// Apple's is an enumeration; here it can hold a case of a future system.
public struct MSCriticalMessagingAuthorizationStatus: Equatable, Sendable {
  fileprivate var name: String
  public static let unknown = MSCriticalMessagingAuthorizationStatus(name: "unknown")
  public static let denied = MSCriticalMessagingAuthorizationStatus(name: "denied")
  public static let approved = MSCriticalMessagingAuthorizationStatus(name: "approved")
}

/// https://developer.apple.com/documentation/messages/msrecipient
public struct MSRecipient: Hashable, Sendable {
  /// https://developer.apple.com/documentation/messages/msrecipient/phonenumber
  public var phoneNumber: String
  /// https://developer.apple.com/documentation/messages/msrecipient/init(phonenumber:)
  public init(phoneNumber: String) { self.phoneNumber = phoneNumber }
}

/// https://developer.apple.com/documentation/messages/mscriticalsmsmessenger
///
/// The device holds one decision for all recipients; here one that ends in 0 was never asked for.
public class MSCriticalSMSMessenger: NSObject {
  /// https://developer.apple.com/documentation/messages/mscriticalsmsmessenger/checkauthorizationstatus(for:)
  public func checkAuthorizationStatus(
    for recipients: [MSRecipient]
  ) async throws -> [MSRecipient: MSCriticalMessagingAuthorizationStatus] {
    let name = SimulatedSystem.rawName(
      .criticalMessaging, type: "MSCriticalMessagingAuthorizationStatus")
    let status = MSCriticalMessagingAuthorizationStatus(name: name)
    return Dictionary(
      uniqueKeysWithValues: recipients.map { recipient in
        (recipient, recipient.phoneNumber.hasSuffix("0") ? .unknown : status)
      })
  }

  /// https://developer.apple.com/documentation/messages/mscriticalsmsmessenger/requestauthorization(for:)
  public func requestAuthorization(
    for recipients: [MSRecipient]
  ) async throws -> [MSRecipient: MSCriticalMessagingAuthorizationStatus] {
    await SimulatedSystem.app.request(.criticalMessaging)
    return try await checkAuthorizationStatus(for: recipients)
  }
}
