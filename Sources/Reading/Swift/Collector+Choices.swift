import Facts
import SwiftSyntax

extension Collector {
  func switchStatement(_ node: SwitchExprSyntax) {
    cases(of: node) { codeBlock($0) }
  }

  /// Walks the cases, each under its condition.
  func cases(of node: SwitchExprSyntax, _ walk: (CodeBlockItemListSyntax) -> Void) {
    let subject = expression(node.subject)
    let others = allPatterns(node.cases)
    let origin = newOrigin()
    cases(node.cases) { item in
      let condition = self.condition(of: item, subject: subject, others: others, origin: origin)
      under(condition) { walk(item.statements) }
    }
  }

  private func cases(_ list: SwitchCaseListSyntax, _ walk: (SwitchCaseSyntax) -> Void) {
    for element in list {
      switch element {
      case .switchCase(let node): walk(node)
      case .ifConfigDecl(let config):
        clauses(of: config) { clause in
          if case .switchCases(let list) = clause.elements { cases(list, walk) }
        }
      @unknown default: break
      }
    }
  }

  private func allPatterns(_ list: SwitchCaseListSyntax) -> [PatternSyntax] {
    list.flatMap { element -> [PatternSyntax] in
      switch element {
      case .switchCase(let node): patterns(of: node)
      case .ifConfigDecl(let config):
        config.clauses.flatMap { clause -> [PatternSyntax] in
          guard case .switchCases(let list) = clause.elements else { return [] }
          return allPatterns(list)
        }
      @unknown default: []
      }
    }
  }

  private func patterns(of node: SwitchCaseSyntax) -> [PatternSyntax] {
    guard case .case(let label) = node.label else { return [] }
    return label.caseItems.map(\.pattern)
  }

  private func condition(
    of node: SwitchCaseSyntax, subject: Value, others: [PatternSyntax], origin: Int
  ) -> Int {
    var new = Guard(
      parent: guardID, statement: .switchCase, origin: origin, subject: subject,
      pattern: .isTrue, isNegated: false, place: lines.place(node.label))
    guard case .case(let label) = node.label else {
      new.pattern = .noneOf(others.map(pattern))
      new.carried = carried(by: others)
      return addGuard(new)
    }
    let own = patterns(of: node)
    new.pattern = .oneOf(own.map(pattern))
    new.carried = carried(by: own)
    let condition = addGuard(new)
    let filters = label.caseItems.compactMap(\.whereClause?.condition)
    guard !filters.isEmpty, filters.count == label.caseItems.count else { return condition }
    return filter(filters, under: condition, origin: origin)
  }

  /// `case … where filter`: a second condition.
  private func filter(_ filters: [ExprSyntax], under condition: Int, origin: Int) -> Int {
    let truths = under(condition) { filters.map { truth(of: $0) } }
    var (subject, isNegated) = truths[0]
    if truths.count > 1 {
      let terms = truths.prefix(Self.maximumValueDepth).map { $1 ? Value.not($0) : $0 }
      subject = terms.dropFirst().reduce(terms[0]) { .binary("||", $0, $1) }
      isNegated = false
    }
    return addGuard(
      Guard(
        parent: condition, statement: .switchCase, origin: origin, subject: subject,
        pattern: .isTrue, isNegated: isNegated, place: lines.place(filters[0])))
  }

  /// An `if` or `switch` as a value: the last value of each branch.
  func choice(_ node: ExprSyntax) -> Value {
    var choices: [Value.Choice] = []
    if let node = node.as(SwitchExprSyntax.self) {
      cases(of: node) { branch($0, into: &choices) }
    } else if let node = node.as(IfExprSyntax.self) {
      self.choices(of: node, into: &choices)
    }
    return .either(choices)
  }

  private func choices(of node: IfExprSyntax, into choices: inout [Value.Choice]) {
    let branches = conditions(node.conditions, .ifElse)
    under(branches.then) { branch(node.body.statements, into: &choices) }
    guard let otherwise = node.elseBody else { return }
    let outer = guardID
    guardID = branches.otherwise()
    switch otherwise {
    case .codeBlock(let block): branch(block.statements, into: &choices)
    case .ifExpr(let next): self.choices(of: next, into: &choices)
    @unknown default: break
    }
    guardID = outer
  }

  private func branch(_ items: CodeBlockItemListSyntax, into choices: inout [Value.Choice]) {
    let outer = (guardID, yields)
    yields = false
    for item in items.dropLast() { statement(item) }
    if let last = items.last {
      if let node = last.value, let guardID {
        choices.append(.init(guardID: guardID, value: expression(node)))
      } else {
        statement(last)
      }
    }
    (guardID, yields) = outer
  }

  /// Walks the clauses of an `#if`, each under its condition and the failure of those before it.
  func clauses(of node: IfConfigDeclSyntax, _ walk: (IfConfigClauseSyntax) -> Void) {
    let outer = guardID
    let origin = newOrigin()
    for clause in node.clauses {
      let parent = guardID
      var new = Guard(
        parent: parent, statement: .compilation, origin: origin, subject: .none,
        pattern: .text(""), isNegated: false,
        place: lines.place(
          clause.poundKeyword,
          to: clause.condition.map(Syntax.init)
            ?? Syntax(clause.poundKeyword)))
      guard let condition = clause.condition else {
        walk(clause)
        continue
      }
      new.pattern = .text(squeezed(condition.trimmedDescription))
      guardID = addGuard(new)
      walk(clause)
      guardID = parent
      guard clause.id != node.clauses.last?.id else { continue }
      new.isNegated = true
      guardID = addGuard(new)
    }
    guardID = outer
  }

  /// `#if` around statements or members.
  func compilation(_ node: IfConfigDeclSyntax) {
    clauses(of: node) { clause in
      switch clause.elements {
      case .statements(let items):
        let outer = guardID
        for item in items { statement(item) }
        guardID = outer
      case .decls(let items): for item in items { declaration(item.decl) }
      default: break
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expression that a branch gives as its value.
  fileprivate var value: ExprSyntax? {
    switch item {
    case .expr(let node): node.isAssignment ? nil : node
    case .stmt(let node): node.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }
}
