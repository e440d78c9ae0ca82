// Bindings: objc2 HealthKit/HKClinicalType.rs, HealthKit/HKObjectType.rs,
// HealthKit/HKTypeIdentifiers.rs; macios src/HealthKit/Enums.cs, src/healthkit.cs

import Foundation

/// https://developer.apple.com/documentation/healthkit/hkobjecttype
open class HKObjectType: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/healthkit/hkobjecttype/identifier
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  override public func isEqual(_ other: Any?) -> Bool {
    (other as? HKObjectType)?.identifier == identifier
  }

  override public var hash: Int { identifier.hashValue }
}

/// https://developer.apple.com/documentation/healthkit/hksampletype
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// https://developer.apple.com/documentation/healthkit/hkquantitytypeidentifier
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// https://developer.apple.com/documentation/healthkit/hkquantitytypeidentifier/bodymass
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// https://developer.apple.com/documentation/healthkit/hkquantitytypeidentifier/stepcount
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
}

/// https://developer.apple.com/documentation/healthkit/hkquantitytype
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// https://developer.apple.com/documentation/healthkit/hkquantitytype/init(_:)
  ///
  /// Not in the bindings: Swift's own initializer
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// https://developer.apple.com/documentation/healthkit/hkclinicaltypeidentifier
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// https://developer.apple.com/documentation/healthkit/hkclinicaltypeidentifier/allergyrecord
  public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
}

/// https://developer.apple.com/documentation/healthkit/hkclinicaltype
open class HKClinicalType: HKSampleType, @unchecked Sendable {
  /// https://developer.apple.com/documentation/healthkit/hkclinicaltype/init(_:)
  ///
  /// Not in the bindings: Swift's own initializer
  public init(_ identifier: HKClinicalTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}
