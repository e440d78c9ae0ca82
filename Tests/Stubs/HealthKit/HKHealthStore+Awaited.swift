// Bindings: objc2 HealthKit/HKTypeIdentifiers.rs

extension HKHealthStore {
  /// https://developer.apple.com/documentation/healthkit/hkhealthstore/requestauthorization(toshare:read:)
  /// Not in the bindings: what the completion gives, awaited
  public func requestAuthorization(
    toShare types: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    await withCheckedContinuation { waiting in
      requestAuthorization(toShare: types, read: typesToRead) { _, _ in waiting.resume() }
    }
  }
}

extension HKQuantityTypeIdentifier {
  /// https://developer.apple.com/documentation/healthkit/hkquantitytypeidentifier/heartrate
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
}
