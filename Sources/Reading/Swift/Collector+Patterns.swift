import Facts
import SwiftSyntax

extension Collector {
  /// A pattern as a value: names of cases, literals, tuples; `_` for what matches anything.
  func pattern(_ node: PatternSyntax) -> Value {
    switch node.kind {
    case .expressionPattern: pattern(node.cast(ExpressionPatternSyntax.self).expression)
    case .valueBindingPattern: pattern(node.cast(ValueBindingPatternSyntax.self).pattern)
    case .isTypePattern:
      .binary("is", anything, .path(typePath(node.cast(IsTypePatternSyntax.self).type)))
    case .tuplePattern:
      .tuple(
        node.cast(TuplePatternSyntax.self).elements.map {
          Argument(
            label: $0.label.map(plain), value: pattern($0.pattern), place: lines.place($0.pattern))
        })
    default: anything
    }
  }

  private var anything: Value { .path(["_"]) }

  private func pattern(_ node: ExprSyntax) -> Value {
    switch node.kind {
    case .patternExpr: pattern(node.cast(PatternExprSyntax.self).pattern)
    case .discardAssignmentExpr: anything
    case .functionCallExpr: pattern(node.cast(FunctionCallExprSyntax.self).calledExpression)
    case .optionalChainingExpr: pattern(node.cast(OptionalChainingExprSyntax.self).expression)
    case .tupleExpr: tuplePattern(node.cast(TupleExprSyntax.self))
    case .sequenceExpr: castPattern(node.cast(SequenceExprSyntax.self)) ?? expression(node)
    default: expression(node)
    }
  }

  private func tuplePattern(_ node: TupleExprSyntax) -> Value {
    .tuple(
      node.elements.map {
        Argument(
          label: $0.label.map(plain), value: pattern($0.expression),
          place: lines.place($0.expression))
      })
  }

  /// `let error as LocationError`.
  private func castPattern(_ node: SequenceExprSyntax) -> Value? {
    guard let last = node.elements.last?.as(TypeExprSyntax.self) else { return nil }
    return .binary("is", anything, .path(typePath(last.type)))
  }
}
