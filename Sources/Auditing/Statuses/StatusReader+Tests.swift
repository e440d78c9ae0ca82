import Facts
import PermissionModel

/// What conditions say of a status.
extension StatusReader {
  /// The states of any permission that a condition leaves open; nil where it says nothing of one.
  func states(leftOpenBy condition: Condition) -> Set<StateKind>? {
    app.program.states(leftOpenBy: condition, app.symbols.statusNames)
  }

  /// Whether a condition looks at a status, or merely sounds as if it did.
  func looksAtStatus(_ condition: Condition) -> Bool {
    if let states = states(leftOpenBy: condition), states.count < StateKind.allCases.count {
      return true
    }
    return soundsLikeStatus(condition.test.subject, condition.scope)
      || !families(of: condition).isEmpty
  }

  /// Whether a condition is about one of these families, or about a status of which no family is
  /// seen.
  func mayConcern(_ families: Set<String>, _ condition: Condition) -> Bool {
    let found = self.families(of: condition)
    return found.isEmpty ? looksAtStatus(condition) : !found.isDisjoint(with: families)
  }

  /// The states that conditions on the status of these families leave open, and how surely they are
  /// about them.
  func states(
    of families: Set<String>, under conditions: [Condition]
  ) -> (states: Set<StateKind>, certainty: Certainty) {
    var left = Set(Decision.allCases)
    var certainty = Certainty.certain
    for condition in conditions {
      guard let open = app.program.decisions(leftOpenBy: condition, app.symbols.statusNames),
        !left.isSubset(of: open)
      else { continue }
      let found = self.families(of: condition)
      guard found.isEmpty || !found.isDisjoint(with: families) else { continue }
      if found.isEmpty { certainty = min(certainty, .possible) }
      left.formIntersection(open)
    }
    return (Set(left.map(\.state)), certainty)
  }

  /// Whether the names in a value speak of a permission.
  private func soundsLikeStatus(_ value: Value, _ scope: Scope) -> Bool {
    var found = false
    value.forEachPath { names in found = found || names.contains(where: Self.sounds) }
    switch value {
    case .call(let index):
      let callee = app.program.files[scope.body.file].calls[index].callee
      return found || callee.lastName.map(Self.sounds) == true
    case .not(let inner): return found || soundsLikeStatus(inner, scope)
    case .binary(_, let a, let b):
      return found || soundsLikeStatus(a, scope) || soundsLikeStatus(b, scope)
    default: return found
    }
  }

  /// Whether a name speaks of a permission.
  static func sounds(_ name: String) -> Bool {
    let lower = name.lowercased()
    return words.contains { lower.contains($0) }
  }

  private static let words = [
    "status", "permission", "authoriz", "authoris", "granted", "denied", "determined", "access",
    "allowed", "consent", "canevaluate",
  ]
}
