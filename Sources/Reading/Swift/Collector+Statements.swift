import Facts
import SwiftSyntax

extension Collector {
  /// Walks a block; conditions that an early exit in it leaves behind end with it.
  func codeBlock(_ items: CodeBlockItemListSyntax) {
    let outer = (guardID, isFileLevel)
    isFileLevel = false
    for item in items { statement(item) }
    (guardID, isFileLevel) = outer
  }

  func statement(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let node): declaration(node)
    case .expr(let node): expressionStatement(node)
    case .stmt(let node): deeper(node) { statement(node) }
    @unknown default: break
    }
  }

  private func statement(_ node: StmtSyntax) {
    switch node.kind {
    case .expressionStmt: expressionStatement(node.cast(ExpressionStmtSyntax.self).expression)
    case .returnStmt: returnStatement(node.cast(ReturnStmtSyntax.self))
    case .throwStmt:
      let expression = node.cast(ThrowStmtSyntax.self).expression
      result(.thrown, at: node) { self.expression(expression) }
    case .guardStmt: guardStatement(node.cast(GuardStmtSyntax.self))
    case .labeledStmt: statement(node.cast(LabeledStmtSyntax.self).statement)
    case .deferStmt: codeBlock(node.cast(DeferStmtSyntax.self).body.statements)
    case .doStmt: doStatement(node.cast(DoStmtSyntax.self))
    case .yieldStmt:
      if case .single(let value) = node.cast(YieldStmtSyntax.self).yieldedExpressions {
        result(.returned, at: node) { expression(value) }
      }
    default: loop(node)
    }
  }

  private func expressionStatement(_ node: ExprSyntax) {
    switch node.kind {
    case .ifExpr: deeper(node) { ifStatement(node.cast(IfExprSyntax.self)) }
    case .switchExpr: deeper(node) { switchStatement(node.cast(SwitchExprSyntax.self)) }
    case .sequenceExpr where node.isAssignment: _ = expression(node, Position(isStatement: true))
    default:
      if yields {
        result(.returned, at: node) { expression(node, Position(isStatement: true)) }
      } else {
        _ = expression(node, Position(isStatement: true))
      }
    }
  }

  private func returnStatement(_ node: ReturnStmtSyntax) {
    guard let value = node.expression else { return result(.left, at: node) { nil } }
    result(.returned, at: node) { expression(value, Position(isStatement: true)) }
  }

  private func result(_ kind: Result.Kind, at node: some SyntaxProtocol, _ value: () -> Value?) {
    guard let body else { return _ = value() }
    let index = facts.results.count
    facts.results.append(
      Result(kind: kind, value: nil, body: body, guardID: guardID, place: lines.place(node)))
    facts.results[index].value = value()
  }

  private func guardStatement(_ node: GuardStmtSyntax) {
    let branches = conditions(node.conditions, .guardElse)
    under(branches.otherwise()) { codeBlock(node.body.statements) }
    guardID = branches.then
  }

  private func ifStatement(_ node: IfExprSyntax) {
    let outer = guardID
    let after = branches(of: node)
    guardID = after ?? outer
  }

  /// Walks an `if`; the condition of what follows, if it exits.
  private func branches(of node: IfExprSyntax) -> Int? {
    let branches = conditions(node.conditions, .ifElse)
    let exits = node.body.statements.exits
    under(branches.then) { codeBlock(node.body.statements) }
    switch node.elseBody {
    case nil: return exits ? branches.otherwise(.afterExit) : nil
    case .codeBlock(let block):
      under(branches.otherwise()) { codeBlock(block.statements) }
      return nil
    case .ifExpr(let next):
      var after: Int?
      under(branches.otherwise()) { deeper(next) { after = self.branches(of: next) } }
      return exits ? after : nil
    @unknown default: return nil
    }
  }

  private func doStatement(_ node: DoStmtSyntax) {
    codeBlock(node.body.statements)
    let origin = newOrigin()
    for clause in node.catchClauses {
      let condition = addGuard(
        Guard(
          parent: guardID, statement: .catchClause, origin: origin, subject: .path(["error"]),
          pattern: .text(squeezed(clause.catchItems.trimmedDescription)), isNegated: false,
          place: lines.place(
            clause.catchKeyword,
            to: clause.catchItems.isEmpty
              ? Syntax(clause.catchKeyword) : Syntax(clause.catchItems))))
      under(condition) { codeBlock(clause.body.statements) }
    }
  }

  private func loop(_ node: StmtSyntax) {
    if let node = node.as(ForStmtSyntax.self) { return forStatement(node) }
    if let node = node.as(WhileStmtSyntax.self) {
      let branches = conditions(node.conditions, .loop)
      return under(branches.then) { codeBlock(node.body.statements) }
    }
    guard let node = node.as(RepeatStmtSyntax.self) else { return }
    codeBlock(node.body.statements)
    _ = expression(node.condition)
  }

  /// The names that a loop gives to the elements: locals without a value, under its condition.
  private func elements(of node: ForStmtSyntax, under condition: Int) {
    guard let parentBody else { return }
    for name in names(in: node.pattern) {
      facts.properties.append(
        PropertyFact(
          owner: nil, localTo: parentBody, name: plain(name), isConstant: true,
          guardID: condition, place: lines.place(name)))
    }
  }

  private func forStatement(_ node: ForStmtSyntax) {
    let origin = newOrigin()
    var condition = addGuard(
      Guard(
        parent: guardID, statement: .loop, origin: origin, subject: expression(node.sequence),
        pattern: .isTrue, isNegated: false, place: lines.place(node.sequence)))
    elements(of: node, under: condition)
    if let filter = node.whereClause?.condition {
      let truth = under(condition) { self.truth(of: filter) }
      condition = addGuard(
        Guard(
          parent: condition, statement: .loop, origin: origin, subject: truth.subject,
          pattern: .isTrue, isNegated: truth.isNegated, place: lines.place(filter)))
    }
    under(condition) { codeBlock(node.body.statements) }
  }
}

extension ExprSyntax {
  /// Whether it is `a = b`, `a += b`: a statement without a value.
  var isAssignment: Bool {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements else { return false }
    guard let sign = elements.dropFirst().first else { return false }
    if sign.is(AssignmentExprSyntax.self) { return true }
    guard let sign = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return Precedence(of: sign) == .assignment
  }
}
