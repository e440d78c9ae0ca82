import Facts

/// What one search for texts found already: functions that call each other in circles are met again
/// and again, with the same values.
final class KnownTexts {
  private var texts: [Key: [ResolvedText]] = [:]

  subscript(key: Key) -> [ResolvedText]? {
    get { texts[key] }
    set { texts[key] = newValue }
  }

  /// All on which it depends what is found in a body.
  ///
  /// It holds the scopes, so that none of another is at the address of one that is known.
  struct Key: Hashable {
    private let scope: Scope
    private let steps: Int
    private let assignments: Int
    private let table: String?

    init(_ scope: Scope, _ spot: TextResolver.Spot) {
      self.scope = scope
      steps = spot.steps
      assignments = spot.assignments
      table = spot.table
    }

    static func == (a: Key, b: Key) -> Bool {
      a.steps == b.steps && a.assignments == b.assignments && a.table == b.table
        && a.scope.means(b.scope)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(steps)
      hasher.combine(scope.body)
      hasher.combine(scope.depth)
      hasher.combine(scope.bindings.count)
    }
  }
}

extension Scope {
  /// Whether all names mean the same in two scopes.
  fileprivate func means(_ other: Scope) -> Bool {
    self === other
      || (body == other.body && depth == other.depth && outer === other.outer
        && Scope.mean(bindings, other.bindings) && mean(instance, other.instance))
  }

  private func mean(_ a: Instance?, _ b: Instance?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a === b
      || (a.type == b.type && a.place == b.place && Scope.mean(a.bindings, b.bindings))
  }

  private static func mean(_ a: [String: Bound], _ b: [String: Bound]) -> Bool {
    a.count == b.count
      && a.allSatisfy { name, bound in
        b[name].map { $0.scope === bound.scope && $0.value == bound.value } ?? false
      }
  }
}
