import Facts

/// What code asks that wants to know whether tests run it.
extension FreshInstall {
  /// What such a question gives where a person runs the app; nil for other values.
  static func outsideTests(_ value: Value, _ scope: Scope, _ program: Program) -> Value? {
    switch value {
    case .call(let index):
      let call = program.files[scope.body.file].calls[index]
      guard call.name == "NSClassFromString", case .text(let name)? = call.arguments.first?.value,
        isOfTests(name)
      else { return nil }
      return Value.none
    case .subscripted(let base, let arguments):
      guard base.lastName == "environment", case .text(let name)? = arguments.first?.value,
        isOfTests(name)
      else { return nil }
      return Value.none
    case .path(let names):
      let name = names.last?.lowercased() ?? ""
      return flags.contains(name) ? .bool(false) : nil
    default: return nil
    }
  }

  private static func isOfTests(_ name: String) -> Bool {
    name.hasPrefix("XCTest") || name.hasPrefix("XCInject") || name == "XCODE_RUNNING_FOR_PREVIEWS"
  }

  private static let flags: Set<String> = [
    "isrunningtests", "isrunningunittests", "isrunninguitests", "isunittesting", "isuitesting",
    "isrunningintests", "isrunningforpreviews", "ispreview", "isxctest", "isunittest",
  ]
}
