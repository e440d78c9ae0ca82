import Facts
import SwiftSyntax

extension Collector {
  func call(_ node: FunctionCallExprSyntax, _ position: Position) -> Value {
    let callee = independent { expression(node.calledExpression) }
    let index = addCall(
      callee, at: lines.place(node), name: lines.place(calledName(node.calledExpression)), position)
    independent {
      arguments(
        of: index, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    }
    return .call(index)
  }

  private func addCall(
    _ callee: Value, at place: Place, name: Place, _ position: Position
  ) -> Int {
    facts.calls.append(
      Call(
        callee: callee, arguments: [], body: body ?? 0, guardID: guardID,
        isStatement: position.isStatement, place: place, namePlace: name))
    return facts.calls.count - 1
  }

  /// Reads values that others refer to by index: they do not add to the depth of the current one.
  private func independent<T>(_ step: () -> T) -> T {
    let outer = (valueDepth, chainBase)
    valueDepth = 0
    defer { (valueDepth, chainBase) = outer }
    return step()
  }

  private func arguments(
    of call: Int, _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) {
    chainBase = nil
    var arguments = list.map { argument($0, of: call) }
    if let trailing { arguments.append(trailingArgument(nil, trailing, of: call)) }
    for element in others {
      arguments.append(trailingArgument(plain(element.label), element.closure, of: call))
    }
    facts.calls[call].arguments = arguments
  }

  private func trailingArgument(
    _ label: String?, _ node: ClosureExprSyntax, of call: Int
  ) -> Argument {
    Argument(
      label: label, value: .closure(closure(node, call)), isTrailing: true,
      place: lines.place(node))
  }

  /// The name alone of what is called.
  private func calledName(_ node: ExprSyntax) -> Syntax {
    switch node.kind {
    case .memberAccessExpr: Syntax(node.cast(MemberAccessExprSyntax.self).declName)
    case .optionalChainingExpr:
      calledName(node.cast(OptionalChainingExprSyntax.self).expression)
    case .forceUnwrapExpr: calledName(node.cast(ForceUnwrapExprSyntax.self).expression)
    case .genericSpecializationExpr:
      calledName(node.cast(GenericSpecializationExprSyntax.self).expression)
    default: Syntax(node)
    }
  }

  /// Macros whose content is no part of the app's behaviour.
  private static let skippedMacros: Set = ["Preview", "Predicate", "Expression"]

  func isSkippedMacro(_ node: ExprSyntax) -> Bool {
    guard let macro = node.as(MacroExpansionExprSyntax.self) else { return false }
    return Self.skippedMacros.contains(plain(macro.macroName))
  }

  func macro(_ node: MacroExpansionExprSyntax, _ position: Position) -> Value {
    let name = plain(node.macroName)
    if Self.skippedMacros.contains(name) { return .other("#\(name)") }
    if node.leftParen == nil, node.trailingClosure == nil { return .other("#\(name)") }
    if name == "selector" { return .selector(written(node.arguments)) }
    if name == "keyPath" { return .keyPath(written(node.arguments)) }
    let index = addCall(
      .path(["#\(name)"]), at: lines.place(node), name: lines.place(node.macroName), position)
    independent {
      arguments(
        of: index, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    }
    return .call(index)
  }

  /// The name in `#selector(Type.name(_:))`, `#selector(getter: name)`.
  private func written(_ arguments: LabeledExprListSyntax) -> [String] {
    guard let first = arguments.first, case .path(let names) = expression(first.expression) else {
      return []
    }
    return names
  }

  func closure(_ node: ClosureExprSyntax, _ call: Int?) -> Int {
    let signature = node.signature
    for capture in signature?.capture?.items ?? [] {
      if let value = capture.initializer?.value { _ = expression(value) }
    }
    let index = addBody(
      Body(
        kind: .closure, owner: owner, name: "", parameters: parameters(signature?.parameterClause),
        returnType: signature?.returnClause.map { typeText($0.type) },
        attributes: signature.map { attributes($0.attributes) } ?? [], parent: body,
        argumentOf: call, guardID: guardID,
        isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil, place: lines.place(node)))
    let depth = valueDepth
    valueDepth = 0
    inside(index, yields: yields(node.statements, isBuilder: false, isValue: true)) {
      codeBlock(node.statements)
    }
    valueDepth = depth
    return index
  }

  private func parameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?
  ) -> [Body.Parameter] {
    switch clause {
    case .simpleInput(let list):
      list.map { Body.Parameter(label: "_", name: plain($0.name), type: nil) }
    case .parameterClause(let clause):
      clause.parameters.map {
        Body.Parameter(
          label: "_", name: plain($0.secondName ?? $0.firstName), type: $0.type.map(typeText))
      }
    default: []
    }
  }
}
