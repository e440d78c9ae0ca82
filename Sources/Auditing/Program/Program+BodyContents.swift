import Facts

extension Program {
  /// What stands in one body, by index in its file.
  struct BodyContents: Sendable {
    var calls: [Int] = []
    var assignments: [Int] = []
    var results: [Int] = []
    var locals: [Int] = []
    var children: [Int] = []
    /// What names stand for that a condition binds: `if let name = value`.
    var unwrapped: [String: Value] = [:]
    /// What patterns call the values that cases carry.
    var carried: [String: [CarriedSpot]] = [:]
  }
}
