import Facts

/// The way by which a walk came to something: all that runs in one place under the same conditions
/// shares one, for a walk meets thousands of things.
final class Way: Sendable {
  let certainty: Certainty
  let trail: Trail?
  /// The conditions on the way, outermost first.
  let conditions: [Condition]
  let answer: Effect.Answer?
  let isElsewhere: Bool
  let isHandedOver: Bool
  let isKept: Bool

  init(_ path: Walk.Path = Walk.Path()) {
    certainty = path.certainty
    trail = path.trail
    conditions = path.conditions
    answer = path.answer
    isElsewhere = path.isElsewhere
    isHandedOver = path.isHandedOver
    isKept = path.isKept
  }

  /// The same way, as sure as is said.
  init(_ way: Way, certainty: Certainty) {
    self.certainty = certainty
    trail = way.trail
    conditions = way.conditions
    answer = way.answer
    isElsewhere = way.isElsewhere
    isHandedOver = way.isHandedOver
    isKept = way.isKept
  }

  /// Whether a path is this way. Conditions are the same where they are one array: it need not be
  /// seen that two arrays hold the same.
  func isWay(of path: Walk.Path) -> Bool {
    certainty == path.certainty && trail === path.trail && answer == path.answer
      && isElsewhere == path.isElsewhere && isHandedOver == path.isHandedOver
      && isKept == path.isKept && conditions.isSameArray(as: path.conditions)
  }
}

/// The calls that lead to a place: the last of them, and the others before it.
final class Trail: Sendable {
  let step: TraceStep
  let before: Trail?
  let count: Int

  init(_ step: TraceStep, after before: Trail?) {
    self.step = step
    self.before = before
    count = (before?.count ?? 0) + 1
  }

  /// All of them, outermost first.
  var steps: [TraceStep] {
    var steps: [TraceStep] = []
    var next: Trail? = self
    while let trail = next {
      steps.append(trail.step)
      next = trail.before
    }
    return steps.reversed()
  }
}

extension Array {
  /// Whether two arrays have one storage, so that they hold the same.
  fileprivate func isSameArray(as other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { a in
        other.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress }
      }
  }
}
