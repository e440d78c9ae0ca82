import SwiftSyntax

extension StmtSyntax {
  /// The blocks that run as part of the same body.
  var blocks: [CodeBlockItemListSyntax] {
    switch kind {
    case .expressionStmt: cast(ExpressionStmtSyntax.self).expression.blocks
    case .guardStmt: [cast(GuardStmtSyntax.self).body.statements]
    case .whileStmt: [cast(WhileStmtSyntax.self).body.statements]
    case .repeatStmt: [cast(RepeatStmtSyntax.self).body.statements]
    case .forStmt: [cast(ForStmtSyntax.self).body.statements]
    case .deferStmt: [cast(DeferStmtSyntax.self).body.statements]
    case .labeledStmt: cast(LabeledStmtSyntax.self).statement.blocks
    case .doStmt:
      [cast(DoStmtSyntax.self).body.statements]
        + cast(DoStmtSyntax.self).catchClauses.map(\.body.statements)
    default: []
    }
  }

  /// Whether nothing after it in its block runs.
  var exits: Bool {
    switch kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: true
    default: false
    }
  }
}

extension ExprSyntax {
  /// The branches of an `if` or a `switch`.
  var blocks: [CodeBlockItemListSyntax] {
    if let node = self.as(IfExprSyntax.self) { return node.blocks }
    if let node = self.as(SwitchExprSyntax.self) { return node.cases.blocks }
    return []
  }
}

extension IfExprSyntax {
  fileprivate var blocks: [CodeBlockItemListSyntax] {
    var blocks: [CodeBlockItemListSyntax] = []
    var node = self
    while true {
      blocks.append(node.body.statements)
      switch node.elseBody {
      case .ifExpr(let next): node = next
      case .codeBlock(let block): return blocks + [block.statements]
      default: return blocks
      }
    }
  }
}

extension SwitchCaseListSyntax {
  fileprivate var blocks: [CodeBlockItemListSyntax] {
    flatMap { element -> [CodeBlockItemListSyntax] in
      switch element {
      case .switchCase(let node): [node.statements]
      case .ifConfigDecl(let config):
        config.clauses.flatMap { clause -> [CodeBlockItemListSyntax] in
          guard case .switchCases(let cases) = clause.elements else { return [] }
          return cases.blocks
        }
      @unknown default: []
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// The statements of its branches.
  var blocks: [CodeBlockItemListSyntax] {
    clauses.compactMap { clause in
      guard case .statements(let items) = clause.elements else { return nil }
      return items
    }
  }
}

extension CodeBlockItemListSyntax {
  private static var endingCalls: Set<String> { ["fatalError", "preconditionFailure", "exit"] }

  /// Whether the block never runs to its end.
  var exits: Bool {
    switch last?.item {
    case .stmt(let statement): statement.exits
    case .expr(let expression):
      expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)
        .map { Self.endingCalls.contains($0.baseName.text) } ?? false
    default: false
    }
  }
}
