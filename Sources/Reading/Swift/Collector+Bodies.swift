import Facts
import SwiftSyntax

extension Collector {
  /// Walks inside a body: conditions start anew, declarations are local.
  func inside(_ index: Int, yields: Bool = false, _ step: () -> Void) {
    let outer = (body, guardID, self.yields, isFileLevel, chainBase)
    (body, guardID, self.yields, isFileLevel, chainBase) = (index, nil, yields, false, nil)
    step()
    (body, guardID, self.yields, isFileLevel, chainBase) = outer
  }

  /// The body in which a local declaration stands; nil for members and globals.
  var parentBody: Int? { isFileLevel ? nil : body }

  func function(_ node: FunctionDeclSyntax) {
    guard let block = node.body else { return }
    constrained(by: node) { function(node, block) }
  }

  private func function(_ node: FunctionDeclSyntax, _ block: CodeBlockSyntax) {
    let result = node.signature.returnClause?.type
    let attributes = attributes(node.attributes)
    let index = addBody(
      Body(
        kind: .function, owner: owner, name: plain(node.name), isStatic: node.modifiers.isStatic,
        returnType: result.map(typeText), attributes: attributes, parent: parentBody,
        guardID: guardID, isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
        place: lines.place(node)))
    let isBuilder = attributes.hasBuilder || result.isOpaque
    inside(index, yields: yields(block.statements, isBuilder: isBuilder, isValue: result.isValue)) {
      facts.bodies[index].parameters = parameters(node.signature.parameterClause)
      codeBlock(block.statements)
    }
  }

  func initializer(_ node: InitializerDeclSyntax) {
    guard let block = node.body else { return }
    let index = addBody(
      Body(
        kind: .initializer, owner: owner, name: "init", attributes: attributes(node.attributes),
        parent: parentBody, guardID: guardID,
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, place: lines.place(node)))
    inside(index) {
      facts.bodies[index].parameters = parameters(node.signature.parameterClause)
      codeBlock(block.statements)
    }
  }

  func deinitializer(_ node: DeinitializerDeclSyntax) {
    guard let block = node.body else { return }
    let index = addBody(
      Body(
        kind: .function, owner: owner, name: "deinit", parent: parentBody, guardID: guardID,
        place: lines.place(node)))
    inside(index) { codeBlock(block.statements) }
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Body.Parameter] {
    clause.parameters.map { parameter in
      let label = plain(parameter.firstName)
      return Body.Parameter(
        label: label, name: parameter.secondName.map(plain) ?? label,
        type: typeText(parameter.type),
        defaultValue: parameter.defaultValue.map { expression($0.value) })
    }
  }

  /// Reads values that stand in no body of their own: initial values, arguments of attributes.
  ///
  /// The body is kept only if some fact names it: dropping one that a fact names leaves an index
  /// into nothing.
  func initialValue<T>(named name: String, at node: some SyntaxProtocol, _ step: () -> T) -> T {
    guard parentBody == nil else { return step() }
    let before = factsInBodies
    let index = addBody(
      Body(
        kind: .initialValue, owner: owner, name: name, guardID: guardID, place: lines.place(node)))
    var value: T?
    inside(index) { value = step() }
    let isUsed = facts.bodies.count > index + 1 || factsInBodies > before
    if !isUsed { facts.bodies.removeLast() }
    return value!
  }

  /// How many facts there are of the kinds that stand in a body.
  private var factsInBodies: Int {
    facts.calls.count + facts.guards.count + facts.assignments.count + facts.results.count
      + facts.properties.count
  }

  /// Whether each line of the body is a value that it gives back.
  ///
  /// True of a single expression, result builders, and bodies of expressions, choices and constants
  /// only.
  func yields(_ items: CodeBlockItemListSyntax, isBuilder: Bool, isValue: Bool) -> Bool {
    if isBuilder { return !items.contains(where: returns) }
    return isValue && items.allSatisfy(isYielding)
  }

  private func isYielding(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .expr: true
    case .decl(let declaration):
      declaration.as(IfConfigDeclSyntax.self)?.blocks.allSatisfy { $0.allSatisfy(isYielding) }
        ?? isConstant(declaration)
    case .stmt(let statement):
      choice(in: statement)?.blocks.allSatisfy { $0.allSatisfy(isYielding) } ?? false
    @unknown default: false
    }
  }

  /// `let text = title`, which a builder may hold between its lines.
  private func isConstant(_ declaration: DeclSyntax) -> Bool {
    declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
  }

  private func returns(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .expr: false
    case .decl(let declaration):
      declaration.as(IfConfigDeclSyntax.self)?.blocks.contains { $0.contains(where: returns) }
        ?? false
    case .stmt(let statement):
      statement.is(ReturnStmtSyntax.self)
        || statement.blocks.contains { $0.contains(where: returns) }
    @unknown default: false
    }
  }

  private func choice(in statement: StmtSyntax) -> ExprSyntax? {
    statement.as(ExpressionStmtSyntax.self)?.expression
  }
}

extension DeclModifierListSyntax {
  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension [Attribute] {
  /// Whether a result builder makes the value: by the custom of naming it so.
  var hasBuilder: Bool { contains { $0.name.hasSuffix("Builder") } }
}

extension TypeSyntax? {
  /// `some View`: what result builders usually make.
  var isOpaque: Bool {
    self?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }

  var isValue: Bool {
    guard let self else { return false }
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text != "Void" }
    return self.as(TupleTypeSyntax.self)?.elements.isEmpty != true
  }
}
