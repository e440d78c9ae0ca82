import Facts

extension Walk {
  /// Taps a gate, whose tap is the request; false for any other value.
  mutating func tapGate(_ value: Value, _ scope: Scope, _ path: Path) -> Bool {
    guard case .call(let index) = value else { return false }
    let ref = CallRef(file: scope.body.file, index: index)
    let call = program.call(ref)
    guard ControlTable.isGate(call.name) else { return false }
    for match in app.matches(of: ref) { record(match, call, ref, path) }
    return true
  }
}
