import Facts
import SwiftSyntax

extension Collector {
  /// `a.b.c`, read from its end to its base without recursion, for chains can be long.
  func member(_ node: MemberAccessExprSyntax) -> Value {
    var names: [String] = []
    var next: ExprSyntax? = ExprSyntax(node)
    while let current = next {
      switch current.kind {
      case .memberAccessExpr:
        let member = current.cast(MemberAccessExprSyntax.self)
        names.append(plain(member.declName.baseName))
        next = member.base
        if next == nil { return implicit(names.reversed()) }
      case .optionalChainingExpr: next = current.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr: next = current.cast(ForceUnwrapExprSyntax.self).expression
      default: return appended(names.reversed(), to: expression(current))
      }
    }
    return implicit(names.reversed())
  }

  private func appended(_ names: [String], to base: Value) -> Value {
    switch base {
    case .path(let path): .path(path + names)
    case .member(let inner, let path): .member(inner, path + names)
    default: .member(base, names)
    }
  }

  private func implicit(_ names: [String]) -> Value {
    guard let base = chainBase else { return .path([""] + names) }
    chainBase = nil
    return appended(names, to: base)
  }

  func subscripted(_ node: SubscriptCallExprSyntax) -> Value {
    let base = expression(node.calledExpression)
    return .subscripted(base, node.arguments.map { argument($0) })
  }

  func argument(_ node: LabeledExprSyntax, of call: Int? = nil) -> Argument {
    Argument(
      label: node.label.map(plain), value: expression(node.expression, Position(argumentOf: call)),
      place: lines.place(node.expression))
  }
}
