// Bindings: objc2 Contacts/CNContactStore.rs; macios src/Contacts/CNEnums.cs, src/contacts.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/contacts/cnauthorizationstatus
public struct CNAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/contacts/cnentitytype
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// https://developer.apple.com/documentation/contacts/cncontactstore
open class CNContactStore: NSObject {
  /// https://developer.apple.com/documentation/contacts/cncontactstore/authorizationstatus(for:)
  public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    CNAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.contacts, type: "CNAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/contacts/cncontactstore/requestaccess(for:completionhandler:)
  public func requestAccess(
    for entityType: CNEntityType,
    completionHandler answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    SimulatedSystem.request(.contacts) { answer(SimulatedSystem.isGranted(.contacts), nil) }
  }
}
