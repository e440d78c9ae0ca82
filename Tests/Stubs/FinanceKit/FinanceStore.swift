// Bindings: none; FinanceKit is Swift alone, and no header of Objective-C declares it

import AskOnceTesting
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/financekit/authorizationstatus
///
/// Apple's is an enumeration without numbers; here it can hold a case of a future system.
public struct AuthorizationStatus: Hashable, Sendable {
  fileprivate var name: String
  public static let notDetermined = AuthorizationStatus(name: "notDetermined")
  public static let denied = AuthorizationStatus(name: "denied")
  public static let authorized = AuthorizationStatus(name: "authorized")
}

/// https://developer.apple.com/documentation/financekit/financeerror
public enum FinanceError: Error, Sendable {
  /// https://developer.apple.com/documentation/financekit/financeerror/datarestricted(_:)
  case dataRestricted(FinanceStore.DataType)
}

/// https://developer.apple.com/documentation/financekit/financestore
public final class FinanceStore: Sendable {
  /// https://developer.apple.com/documentation/financekit/financestore/datatype
  public enum DataType: Hashable, Sendable {
    case financialData
    case orders
  }

  /// https://developer.apple.com/documentation/financekit/financestore/shared
  public static let shared = FinanceStore()

  /// https://developer.apple.com/documentation/financekit/financestore/isdataavailable(_:)
  public static func isDataAvailable(_ type: DataType) -> Bool {
    !SimulatedSystem.app.standing(.financialData).isMissing
  }

  /// https://developer.apple.com/documentation/financekit/financestore/authorizationstatus()
  public func authorizationStatus() async throws -> AuthorizationStatus {
    if SimulatedSystem.app.standing(.financialData).isRestricted {
      throw FinanceError.dataRestricted(.financialData)
    }
    return AuthorizationStatus(
      name: SimulatedSystem.rawName(.financialData, type: "FinanceKit.AuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/financekit/financestore/requestauthorization()
  public func requestAuthorization() async throws -> AuthorizationStatus {
    await SimulatedSystem.app.request(.financialData)
    return try await authorizationStatus()
  }
}
