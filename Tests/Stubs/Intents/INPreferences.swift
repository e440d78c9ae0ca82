// Bindings: objc2 Intents/INPreferences.rs, Intents/INSiriAuthorizationStatus.rs; macios
// src/intents.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/intents/insiriauthorizationstatus
public struct INSiriAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/intents/inpreferences
open class INPreferences: NSObject {
  /// https://developer.apple.com/documentation/intents/inpreferences/siriauthorizationstatus()
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    INSiriAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(.siri, type: "INSiriAuthorizationStatus"))
  }

  /// https://developer.apple.com/documentation/intents/inpreferences/requestsiriauthorization(_:)
  public class func requestSiriAuthorization(
    _ answer: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    nonisolated(unsafe) let answer = answer
    SimulatedSystem.request(.siri) { answer(siriAuthorizationStatus()) }
  }
}
