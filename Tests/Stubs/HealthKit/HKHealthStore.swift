// Bindings: objc2 HealthKit/HKDefines.rs, HealthKit/HKHealthStore.rs; macios
// src/HealthKit/Enums.cs, src/healthkit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/healthkit/hkauthorizationstatus
public struct HKAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/healthkit/hkauthorizationrequeststatus
public struct HKAuthorizationRequestStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/healthkit/hkhealthstore
///
/// Who allows a part allows the body mass.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/healthkit/hkhealthstore/ishealthdataavailable()
  public class func isHealthDataAvailable() -> Bool {
    !SimulatedSystem.app.standing(.healthShare).isMissing
      && !SimulatedSystem.app.standing(.healthUpdate).isMissing
  }

  /// https://developer.apple.com/documentation/healthkit/hkhealthstore/authorizationstatus(for:)
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    HKAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(
        .healthUpdate, type: "HKAuthorizationStatus", isInPart: type == HKQuantityType(.bodyMass)))
  }

  /// https://developer.apple.com/documentation/healthkit/hkhealthstore/getrequeststatusforauthorization(toshare:read:completion:)
  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion answer: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let row = readRow(typesToRead)
    let isRestricted = SimulatedSystem.app.standing(row).isRestricted
    let value = SimulatedSystem.rawValue(row, type: "HKAuthorizationRequestStatus")
    answer(
      HKAuthorizationRequestStatus(rawValue: value),
      isRestricted ? HKError(code: HKError.Code(rawValue: 2)) : nil)
  }

  /// https://developer.apple.com/documentation/healthkit/hkhealthstore/requestauthorization(toshare:read:completion:)
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    SimulatedSystem.request(typesToRead.map(readRow) ?? .healthUpdate) { answer(true, nil) }
  }

  private func readRow(_ types: Set<HKObjectType>) -> ResourceRow {
    types.contains { $0 is HKClinicalType } ? .healthClinical : .healthShare
  }
}
