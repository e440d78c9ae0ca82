// Bindings: objc2 HealthKit/HKDefines.rs; macios src/healthkit.cs

/// https://developer.apple.com/documentation/healthkit/hkerror
///
/// Not in the bindings: Swift makes an error of the domain and the code
public struct HKError: Error {
  /// https://developer.apple.com/documentation/healthkit/hkerror/code
  ///
  /// Objective-C: `HKErrorCode`
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/healthkit/hkerror/code-swift.property
  ///
  /// Not in the bindings: Swift makes an error of the domain and the code
  public var code: Code
}
