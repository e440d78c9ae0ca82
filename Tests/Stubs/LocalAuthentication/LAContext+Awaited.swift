// Bindings: objc2 LocalAuthentication/LAError.rs; macios src/LocalAuthentication/LAEnums.cs

@_exported import Foundation

extension LAContext {
  /// https://developer.apple.com/documentation/localauthentication/lacontext/evaluatepolicy(_:localizedreason:reply:)
  /// Not in the bindings: what the completion gives, awaited
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { waiting in
      evaluatePolicy(policy, localizedReason: localizedReason) { isDone, error in
        waiting.resume(with: error.map { .failure($0) } ?? .success(isDone))
      }
    }
  }
}

extension LAError {
  /// https://developer.apple.com/documentation/localauthentication/laerror-swift.struct/userfallback
  public static let userFallback = Code(rawValue: -3)
  /// https://developer.apple.com/documentation/localauthentication/laerror-swift.struct/passcodenotset
  public static let passcodeNotSet = Code(rawValue: -5)
  /// https://developer.apple.com/documentation/localauthentication/laerror-swift.struct/biometrynotavailable
  public static let biometryNotAvailable = Code.biometryNotAvailable
}

extension LAError.Code {
  /// Whether an error has the code: what `catch LAError.userFallback` asks.
  /// Not in the bindings: what the completion gives, awaited
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
