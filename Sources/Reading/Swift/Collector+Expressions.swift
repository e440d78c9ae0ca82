import Facts
import SwiftSyntax

/// How an expression stands in the code around it.
struct Position {
  /// Whether it is a statement of its own, or the whole value of one.
  var isStatement = false
  /// The call of which it is an argument.
  var argumentOf: Int?
}

extension Collector {
  /// The value of an expression; its calls, closures and conditions become facts on the way.
  func expression(_ node: ExprSyntax, _ position: Position = Position()) -> Value {
    guard depth < Self.maximumDepth, valueDepth < Self.maximumValueDepth else {
      tooDeep(node)
      return .other("nested too deeply")
    }
    depth += 1
    valueDepth += 1
    defer {
      depth -= 1
      valueDepth -= 1
    }
    return readExpression(node, position)
  }

  private func readExpression(_ node: ExprSyntax, _ position: Position) -> Value {
    switch node.kind {
    case .functionCallExpr: call(node.cast(FunctionCallExprSyntax.self), position)
    case .memberAccessExpr: member(node.cast(MemberAccessExprSyntax.self))
    case .declReferenceExpr: .path([plain(node.cast(DeclReferenceExprSyntax.self).baseName)])
    case .stringLiteralExpr: string(node.cast(StringLiteralExprSyntax.self))
    case .sequenceExpr: sequence(node.cast(SequenceExprSyntax.self), position)
    case .closureExpr: .closure(closure(node.cast(ClosureExprSyntax.self), position.argumentOf))
    case .booleanLiteralExpr:
      .bool(node.cast(BooleanLiteralExprSyntax.self).literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: .none
    case .integerLiteralExpr: .number(node.cast(IntegerLiteralExprSyntax.self).literal.text)
    case .floatLiteralExpr: .number(node.cast(FloatLiteralExprSyntax.self).literal.text)
    case .ifExpr, .switchExpr: choice(node)
    case .superExpr: .path(["super"])
    case .discardAssignmentExpr: .path(["_"])
    case .typeExpr: .path(typePath(node.cast(TypeExprSyntax.self).type))
    default: readWrapped(node, position)
    }
  }

  /// Expressions that are their operand.
  private func readWrapped(_ node: ExprSyntax, _ position: Position) -> Value {
    switch node.kind {
    case .tryExpr: expression(node.cast(TryExprSyntax.self).expression, position)
    case .awaitExpr: expression(node.cast(AwaitExprSyntax.self).expression, position)
    case .unsafeExpr: expression(node.cast(UnsafeExprSyntax.self).expression, position)
    case .consumeExpr: expression(node.cast(ConsumeExprSyntax.self).expression, position)
    case .copyExpr: expression(node.cast(CopyExprSyntax.self).expression, position)
    case .borrowExpr: expression(node.cast(BorrowExprSyntax.self).expression, position)
    case .inOutExpr: expression(node.cast(InOutExprSyntax.self).expression, position)
    case .optionalChainingExpr:
      expression(node.cast(OptionalChainingExprSyntax.self).expression, position)
    case .forceUnwrapExpr: expression(node.cast(ForceUnwrapExprSyntax.self).expression, position)
    case .genericSpecializationExpr:
      expression(node.cast(GenericSpecializationExprSyntax.self).expression, position)
    case .tupleExpr: tuple(node.cast(TupleExprSyntax.self), position)
    default: readRare(node, position)
    }
  }

  private func readRare(_ node: ExprSyntax, _ position: Position) -> Value {
    switch node.kind {
    case .arrayExpr:
      .array(node.cast(ArrayExprSyntax.self).elements.map { expression($0.expression) })
    case .dictionaryExpr: dictionary(node.cast(DictionaryExprSyntax.self))
    case .subscriptCallExpr: subscripted(node.cast(SubscriptCallExprSyntax.self))
    case .prefixOperatorExpr: prefixed(node.cast(PrefixOperatorExprSyntax.self))
    case .postfixOperatorExpr:
      .binary(
        node.cast(PostfixOperatorExprSyntax.self).operator.text,
        expression(node.cast(PostfixOperatorExprSyntax.self).expression), .other("missing"))
    case .macroExpansionExpr: macro(node.cast(MacroExpansionExprSyntax.self), position)
    case .keyPathExpr: keyPath(node.cast(KeyPathExprSyntax.self))
    case .postfixIfConfigExpr: conditionalChain(node.cast(PostfixIfConfigExprSyntax.self), position)
    case .patternExpr: pattern(node.cast(PatternExprSyntax.self).pattern)
    default: .other(String(describing: node.kind))
    }
  }

  private func tuple(_ node: TupleExprSyntax, _ position: Position) -> Value {
    let elements = node.elements
    if let only = elements.first, only.label == nil, only.trailingComma == nil {
      return expression(only.expression, position)
    }
    return .tuple(elements.map { argument($0) })
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Value {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { Value.KeyedValue(key: expression($0.key), value: expression($0.value)) })
  }

  private func prefixed(_ node: PrefixOperatorExprSyntax) -> Value {
    let value = expression(node.expression)
    switch (node.operator.text, value) {
    case ("!", _): return .not(value)
    case ("-", .number(let text)): return .number("-" + text)
    case (let sign, _): return .binary(sign, .other("missing"), value)
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Value {
    let root = node.root.map(typePath) ?? []
    return .keyPath(
      root
        + node.components.compactMap { component in
          guard case .property(let property) = component.component else { return nil }
          return plain(property.declName.baseName)
        })
  }

  /// Modifiers under `#if` in a chain: each branch continues what stands before.
  private func conditionalChain(_ node: PostfixIfConfigExprSyntax, _ position: Position) -> Value {
    let base = node.base.map { expression($0) } ?? chainBase ?? .other("missing")
    var choices: [Value.Choice] = []
    let outer = chainBase
    clauses(of: node.config) { clause in
      guard case .postfixExpression(let chain) = clause.elements, let guardID else { return }
      chainBase = base
      choices.append(.init(guardID: guardID, value: expression(chain, position)))
    }
    chainBase = outer
    return .either(choices)
  }
}
