import Facts
import SwiftSyntax

/// The elements of one unfolded expression, read from left to right.
struct Operands {
  private let elements: [ExprSyntax]
  private var index = 0

  init(_ node: SequenceExprSyntax) { elements = Array(node.elements) }

  var next: ExprSyntax? { index < elements.count ? elements[index] : nil }
  /// Whether the coming operand is all that is left, apart from casts.
  var isLast: Bool {
    elements[min(index + 1, elements.count)...].allSatisfy {
      $0.is(UnresolvedAsExprSyntax.self) || $0.is(TypeExprSyntax.self)
    }
  }
  /// The element taken last.
  var previous: ExprSyntax? { index > 0 && index <= elements.count ? elements[index - 1] : nil }

  mutating func take() -> ExprSyntax? {
    defer { index += 1 }
    return next
  }
}

/// What stands before an operator.
private struct Left {
  let value: Value
  let place: Place
}

extension Collector {
  /// Folds operators by precedence while reading, so that facts stay in source order.
  func sequence(_ node: SequenceExprSyntax, _ position: Position) -> Value {
    var operands = Operands(node)
    return folded(&operands, from: 0, position)
  }

  private func folded(_ operands: inout Operands, from minimum: Int, _ position: Position) -> Value
  {
    guard depth < Self.maximumDepth, valueDepth < Self.maximumValueDepth else {
      if let node = operands.next { tooDeep(node) }
      while let node = operands.take() { if !node.isOperator { _ = expression(node) } }
      return .other("nested too deeply")
    }
    depth += 1
    valueDepth += 1
    defer {
      depth -= 1
      valueDepth -= 1
    }
    let (isLast, start) = (operands.isLast, operands.next)
    var left = operands.take().map { expression($0, isLast ? position : Position()) } ?? .none
    var length = 0
    while let sign = operands.next, precedence(of: sign).rawValue >= minimum {
      let place = lines.place(start ?? sign, to: operands.previous ?? sign)
      _ = operands.take()
      left = combined(Left(value: left, place: place), sign, &operands, position)
      length += 1
      if case .template = left { length = 0 }
      if length > Self.maximumValueDepth { (left, length) = (.other("long expression"), 0) }
    }
    return left
  }

  private func precedence(of node: ExprSyntax) -> Precedence {
    switch node.kind {
    case .binaryOperatorExpr: Precedence(of: node.cast(BinaryOperatorExprSyntax.self).operator.text)
    case .assignmentExpr: .assignment
    case .unresolvedTernaryExpr: .ternary
    case .unresolvedAsExpr, .unresolvedIsExpr: .casting
    default: .unknown
    }
  }

  private func combined(
    _ first: Left, _ sign: ExprSyntax, _ operands: inout Operands, _ position: Position
  ) -> Value {
    let left = first.value
    switch sign.kind {
    case .unresolvedTernaryExpr:
      return ternary(first, sign.cast(UnresolvedTernaryExprSyntax.self), &operands, position)
    case .unresolvedAsExpr:
      _ = operands.take()
      return left
    case .unresolvedIsExpr:
      let type = operands.take().map { expression($0) } ?? .none
      return .binary("is", left, type)
    case .assignmentExpr: return assignment(left, "=", sign, &operands, position)
    default: break
    }
    let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    switch Precedence(of: text) {
    case .assignment: return assignment(left, text, sign, &operands, position)
    case .coalescing: return coalesced(first, &operands, position)
    case let precedence:
      let right = folded(&operands, from: precedence.tighter, Position())
      return text == "+" ? sum(left, right) : .binary(text, left, right)
    }
  }

  /// Texts that are put together become one template.
  private func sum(_ left: Value, _ right: Value) -> Value {
    guard left.isText || right.isText else { return .binary("+", left, right) }
    return .template(left.pieces + right.pieces)
  }

  private func assignment(
    _ target: Value, _ sign: String, _ node: ExprSyntax, _ operands: inout Operands,
    _ position: Position
  ) -> Value {
    if target == .path(["_"]) { return folded(&operands, from: 0, position) }
    let index = facts.assignments.count
    let place = node.parent?.parent.map { lines.place($0) } ?? lines.place(node)
    facts.assignments.append(
      Assignment(
        target: target, value: .none, sign: sign, body: body ?? 0, guardID: guardID, place: place))
    facts.assignments[index].value = folded(&operands, from: 0, Position())
    return .tuple([])
  }

  private func ternary(
    _ condition: Left, _ node: UnresolvedTernaryExprSyntax, _ operands: inout Operands,
    _ position: Position
  ) -> Value {
    var subject = condition.value
    var isNegated = false
    while case .not(let inner) = subject { (subject, isNegated) = (inner, !isNegated) }
    var new = Guard(
      parent: guardID, statement: .ternary, origin: newOrigin(), subject: subject,
      pattern: .isTrue, isNegated: isNegated, place: condition.place)
    let first = addGuard(new)
    let then = under(first) { expression(node.thenExpression, position) }
    new.isNegated.toggle()
    let second = addGuard(new)
    let otherwise = under(second) {
      folded(&operands, from: Precedence.ternary.rawValue, position)
    }
    return .either([
      .init(guardID: first, value: then), .init(guardID: second, value: otherwise),
    ])
  }

  private func coalesced(
    _ left: Left, _ operands: inout Operands, _ position: Position
  ) -> Value {
    var new = Guard(
      parent: guardID, statement: .coalescing, origin: newOrigin(), subject: left.value,
      pattern: .isTrue, isNegated: false, place: left.place)
    let first = addGuard(new)
    new.isNegated = true
    let second = addGuard(new)
    let right = under(second) {
      folded(&operands, from: Precedence.coalescing.rawValue, position)
    }
    return .either([.init(guardID: first, value: left.value), .init(guardID: second, value: right)])
  }
}

extension ExprSyntax {
  fileprivate var isOperator: Bool {
    switch kind {
    case .binaryOperatorExpr, .assignmentExpr, .unresolvedAsExpr, .unresolvedIsExpr,
      .unresolvedTernaryExpr:
      true
    default: false
    }
  }
}

extension Value {
  fileprivate var isText: Bool {
    switch self {
    case .text, .template: true
    default: false
    }
  }

  /// What it contributes to a template.
  fileprivate var pieces: [Value] {
    switch self {
    case .template(let pieces): pieces
    case .binary("+", let left, let right): left.pieces + right.pieces
    default: [self]
    }
  }
}
