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

  /// What patterns say of the values that cases carry: `.answered(let ok)`, `.page(.first)`.
  func carried(by patterns: [PatternSyntax]) -> [Guard.Carried] {
    patterns.enumerated().flatMap { carried(by: $1, at: [$0]) }
  }

  private func carried(by node: PatternSyntax, at path: [Int]) -> [Guard.Carried] {
    switch node.kind {
    case .expressionPattern:
      carried(by: node.cast(ExpressionPatternSyntax.self).expression, at: path)
    case .valueBindingPattern:
      carried(by: node.cast(ValueBindingPatternSyntax.self).pattern, at: path)
    case .identifierPattern where path.count > 1:
      [Guard.Carried(path: path, name: plain(node.cast(IdentifierPatternSyntax.self).identifier))]
    default: []
    }
  }

  private func carried(by node: ExprSyntax, at path: [Int]) -> [Guard.Carried] {
    guard path.count < Self.carriedDepth else { return [] }
    switch node.kind {
    case .patternExpr: return carried(by: node.cast(PatternExprSyntax.self).pattern, at: path)
    case .optionalChainingExpr:
      return carried(by: node.cast(OptionalChainingExprSyntax.self).expression, at: path)
    case .functionCallExpr:
      let call = node.cast(FunctionCallExprSyntax.self)
      let inner = call.arguments.enumerated().flatMap {
        carried(by: $1.expression, at: path + [$0])
      }
      return which(pattern(call.calledExpression), at: path) + inner
    case .memberAccessExpr, .booleanLiteralExpr: return which(pattern(node), at: path)
    default: return []
    }
  }

  private func which(_ value: Value, at path: [Int]) -> [Guard.Carried] {
    guard path.count > 1 else { return [] }
    switch value {
    case .path, .bool: return [Guard.Carried(path: path, value: value)]
    default: return []
    }
  }

  /// How deep values are looked at that carry others.
  private static let carriedDepth = 6

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
