import Facts

/// Where a pattern names a value that a case carries.
struct CarriedSpot: Sendable {
  var guardID: Int
  var path: [Int]
}

/// Cases of enumerations as values: messages, routes, outcomes, and what they carry.
extension Program {
  /// A case that is written in plain sight.
  struct CaseValue {
    var name: String
    var carried: [Argument]
    /// In which what it carries means something.
    var scope: Scope
  }

  /// `.answered(true)`, `Action.answered(true)`, `.closed`; nil for what is no case.
  func caseValue(of bound: Bound) -> CaseValue? {
    let names: [String]
    var carried: [Argument] = []
    switch bound.value {
    case .path(let path): names = path
    case .call(let index):
      let calls = files[bound.scope.body.file].calls
      guard calls.indices.contains(index), case let call = calls[index],
        case .path(let path) = call.callee
      else { return nil }
      (names, carried) = (path, call.arguments)
    case .subscripted(.path(let path), let arguments): (names, carried) = (path, arguments)
    default: return nil
    }
    guard names.count > 1, let name = names.last, declared.isCase(name) else { return nil }
    let owner = names[names.count - 2]
    guard owner.isEmpty || owner.first?.isUppercase == true else { return nil }
    return CaseValue(name: name, carried: carried, scope: bound.scope)
  }

  /// What a name stands for that a pattern gives to a value which a case carries, where the case is
  /// seen.
  func carried(_ name: String, in scope: Scope, steps: Int = 0) -> Bound? {
    guard declared.mayBeCarried(name), steps < 12 else { return nil }
    var level: Scope? = scope
    while let current = level {
      for spot in contents(of: current.body).carried[name] ?? [] {
        let test = files[current.body.file].guards[spot.guardID]
        if let found = value(at: spot.path, of: test, in: current, steps) { return found }
      }
      level = current.outer
    }
    return nil
  }

  private func value(
    at path: [Int], of test: Guard, in scope: Scope, _ steps: Int
  ) -> Bound? {
    guard path[0] < test.patterns.count else { return nil }
    var bound = resolved(test.subject, in: scope, steps: steps + 4)
    var expected = test.patterns[path[0]].lastName
    for (depth, number) in path.dropFirst().enumerated() {
      guard let found = caseValue(of: bound), found.name == expected, number < found.carried.count
      else { return nil }
      bound = resolved(found.carried[number].value, in: found.scope, steps: steps + 4)
      expected = test.value(at: path.prefix(depth + 2))?.lastName
    }
    return bound
  }

  /// Whether a case carries what a pattern says; nil where that is not seen.
  func carriesAlike(_ bound: Bound, _ test: Guard, pattern: Int) -> Bool? {
    var isOpen = false
    for fact in test.carried where fact.path[0] == pattern {
      guard let wanted = fact.value else { continue }
      guard let found = carried(by: bound, at: fact.path) else {
        isOpen = true
        continue
      }
      switch (wanted, found.value) {
      case (.bool(let a), .bool(let b)):
        if a != b { return false }
      default:
        guard let name = caseValue(of: found)?.name else {
          isOpen = true
          continue
        }
        if name != wanted.lastName { return false }
      }
    }
    return isOpen ? nil : true
  }

  /// What a case carries at a path, whatever the cases on the way are.
  func carried(by bound: Bound, at path: [Int]) -> Bound? {
    var bound = bound
    for number in path.dropFirst() {
      guard let found = caseValue(of: bound), number < found.carried.count else { return nil }
      bound = resolved(found.carried[number].value, in: found.scope, steps: 6)
    }
    return bound
  }
}

extension Guard {
  /// The patterns against which its subject is held.
  var patterns: [Value] {
    switch pattern {
    case .oneOf(let patterns), .noneOf(let patterns): patterns
    case .matches(let pattern): [pattern]
    case .isTrue, .isPresent, .text: []
    }
  }

  /// What a value at a path must be.
  fileprivate func value(at path: ArraySlice<Int>) -> Value? {
    carried.first { $0.path[...] == path && $0.value != nil }?.value
  }
}
