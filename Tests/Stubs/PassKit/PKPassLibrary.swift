// Bindings: objc2 PassKit/PKPassLibrary.rs; macios src/passkit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/passkit/pkpasslibrary
open class PKPassLibrary: NSObject {
  /// https://developer.apple.com/documentation/passkit/pkpasslibrary/capability
  public enum Capability: Int, Sendable {
    case backgroundAddPasses = 0
  }

  /// https://developer.apple.com/documentation/passkit/pkpasslibrary/authorizationstatus
  public struct AuthorizationStatus: RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/passkit/pkpasslibrary/ispasslibraryavailable()
  public class func isPassLibraryAvailable() -> Bool {
    !SimulatedSystem.app.standing(.walletBackgroundPasses).isMissing
  }

  /// https://developer.apple.com/documentation/passkit/pkpasslibrary/authorizationstatus(for:)
  public func authorizationStatus(for capability: Capability) -> AuthorizationStatus {
    Self.status
  }

  /// https://developer.apple.com/documentation/passkit/pkpasslibrary/requestauthorization(for:completion:)
  public func requestAuthorization(
    for capability: Capability,
    completion answer: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    SimulatedSystem.request(.walletBackgroundPasses) { answer(Self.status) }
  }

  private static var status: AuthorizationStatus {
    AuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(
        .walletBackgroundPasses, type: "PKPassLibrary.AuthorizationStatus"))
  }
}
