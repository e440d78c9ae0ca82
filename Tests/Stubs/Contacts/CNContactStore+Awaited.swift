// Bindings: objc2 Contacts/CNContactStore.rs; macios src/Contacts/CNEnums.cs

/// https://developer.apple.com/documentation/contacts/cnauthorizationstatus
extension CNAuthorizationStatus: Equatable {
  public static let notDetermined = CNAuthorizationStatus(rawValue: 0)
  public static let restricted = CNAuthorizationStatus(rawValue: 1)
  public static let denied = CNAuthorizationStatus(rawValue: 2)
  public static let authorized = CNAuthorizationStatus(rawValue: 3)
  public static let limited = CNAuthorizationStatus(rawValue: 4)
}

extension CNContactStore {
  /// https://developer.apple.com/documentation/contacts/cncontactstore/requestaccess(for:completionhandler:)
  /// Not in the bindings: what the completion gives, awaited
  public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    await withCheckedContinuation { waiting in
      requestAccess(for: entityType) { isGranted, _ in waiting.resume(returning: isGranted) }
    }
  }
}
