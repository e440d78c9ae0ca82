/// https://developer.apple.com/documentation/healthkit/hkerror
public struct HKError: Error {
  /// https://developer.apple.com/documentation/healthkit/hkerror/code
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/healthkit/hkerror/code-swift.property
  public var code: Code
}
