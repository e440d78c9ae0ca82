import Facts

/// How a request ended that a library made while nothing was decided.
enum LibraryEnding: String, Sendable, Hashable, CaseIterable {
  case granted
  /// The person said no, just now.
  case declined
  case unanswered
  /// It was decided before the request, which therefore was none.
  case blocked
}

extension AsBuilt {
  /// The endings that a condition leaves open; nil where it is about none.
  func endings(leftOpenBy condition: Condition) -> Set<LibraryEnding>? {
    let named: [Value]
    var isComplement = condition.test.isNegated
    switch condition.test.pattern {
    case .oneOf(let patterns): named = patterns
    case .matches(let pattern): named = [pattern]
    case .noneOf(let patterns):
      named = patterns
      isComplement.toggle()
    case .isTrue, .isPresent, .text: return nil
    }
    let found = named.compactMap { Self.ending($0) }
    guard found.count == named.count, !found.isEmpty, request(endedBy: condition) != nil else {
      return nil
    }
    return isComplement ? Set(LibraryEnding.allCases).subtracting(found) : Set(found)
  }

  private static func ending(_ pattern: Value) -> LibraryEnding? {
    guard case .path(let names) = pattern, names.count > 1, let name = names.last else {
      return nil
    }
    return LibraryEnding(rawValue: name)
  }

  /// The request of a library whose ending a condition is about.
  func request(endedBy condition: Condition) -> SymbolMatch? {
    var subject = condition.test.subject
    if case .path(let names) = subject, names.count == 1,
      let local = app.program.localValue(names[0], condition.scope)
    {
      subject = local
    }
    guard case .call(let index) = subject else { return nil }
    let ref = CallRef(file: condition.scope.body.file, index: index)
    return app.matches(of: ref).first { $0.role == .request && $0.isChecked }
  }

  /// The endings after which an effect can happen; nil where it waits for none.
  func endings(before effect: Effect) -> Set<LibraryEnding>? {
    let open = effect.conditionsOnAnswer.compactMap(endings)
    return open.isEmpty ? nil : open.reduce(Set(LibraryEnding.allCases)) { $0.intersection($1) }
  }

  /// The answers that endings come to. What was blocked before is none.
  func answers(by endings: Set<LibraryEnding>) -> Set<StateKind> {
    Set(
      endings.compactMap { ending in
        switch ending {
        case .granted: .granted
        case .declined: .blocked
        case .unanswered, .blocked: nil
        }
      })
  }
}
