import Facts
import SwiftSyntax

extension Collector {
  func variable(_ node: VariableDeclSyntax) {
    let attributes = attributes(node.attributes) + concurrency(of: node.modifiers)
    let isStatic = !node.modifiers.isEmpty && node.modifiers.isStatic
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let isSingle = node.bindings.count == 1
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        names(in: binding, isConstant: isConstant)
        continue
      }
      property(
        PropertyFact(
          owner: parentBody == nil ? owner : nil, localTo: parentBody,
          name: plain(name.identifier),
          type: binding.typeAnnotation.map { typeText($0.type) }
            ?? binding.initializer.flatMap { castType(of: $0.value) },
          attributes: attributes, isStatic: isStatic, isConstant: isConstant, guardID: guardID,
          place: isSingle ? lines.place(node) : lines.place(binding)),
        of: binding)
    }
  }

  /// `async` of `async let`, as an attribute: the value is awaited later.
  private func concurrency(of modifiers: DeclModifierListSyntax) -> [Attribute] {
    modifiers.contains { $0.name.tokenKind == .keyword(.async) } ? [Attribute(name: "async")] : []
  }

  private func property(_ property: PropertyFact, of binding: PatternBindingSyntax) {
    let index = facts.properties.count
    facts.properties.append(property)
    if let initial = binding.initializer {
      facts.properties[index].value = initialValue(named: property.name, at: initial.value) {
        expression(initial.value)
      }
    }
    guard let block = binding.accessorBlock else { return }
    let isBuilder = property.attributes.hasBuilder || (binding.typeAnnotation?.type).isOpaque
    switch block.accessors {
    case .getter(let items):
      facts.properties[index].getter = getter(
        property, items, isBuilder: isBuilder, at: lines.place(block))
    case .accessors(let list):
      for node in list { accessor(node, of: index, isBuilder: isBuilder) }
    @unknown default: break
    }
  }

  private func getter(
    _ property: PropertyFact, _ items: CodeBlockItemListSyntax, isBuilder: Bool, at place: Place,
    isAsync: Bool = false
  ) -> Int {
    let index = addBody(accessorBody(.accessor, of: property, isAsync: isAsync, at: place))
    let builds = isBuilder || property.isBody
    inside(index, yields: yields(items, isBuilder: builds, isValue: true)) { codeBlock(items) }
    return index
  }

  private func accessorBody(
    _ kind: Body.Kind, of property: PropertyFact, isAsync: Bool = false, at place: Place
  ) -> Body {
    Body(
      kind: kind, owner: owner, name: property.name, isStatic: property.isStatic,
      returnType: kind == .accessor ? property.type : nil, attributes: property.attributes,
      parent: parentBody, guardID: guardID, isAsync: isAsync, place: place)
  }

  private func accessor(_ node: AccessorDeclSyntax, of index: Int, isBuilder: Bool) {
    guard let block = node.body else { return }
    let property = facts.properties[index]
    let items = block.statements
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.get):
      let isAsync = node.effectSpecifiers?.asyncSpecifier != nil
      facts.properties[index].getter = getter(
        property, items, isBuilder: isBuilder, at: lines.place(node), isAsync: isAsync)
    case .keyword(.set), .keyword(.didSet), .keyword(.willSet):
      let observer = addBody(accessorBody(.observer, of: property, at: lines.place(node)))
      facts.bodies[observer].parameters = named(node.parameters)
      inside(observer) { codeBlock(items) }
      facts.properties[index].observers.append(observer)
    default: break
    }
  }

  private func named(_ parameters: AccessorParametersSyntax?) -> [Body.Parameter] {
    parameters.map { [Body.Parameter(label: "_", name: plain($0.name), type: nil)] } ?? []
  }

  /// `let (a, b) = …`: the names alone.
  private func names(in binding: PatternBindingSyntax, isConstant: Bool) {
    for name in names(in: binding.pattern) {
      facts.properties.append(
        PropertyFact(
          owner: parentBody == nil ? owner : nil, localTo: parentBody, name: plain(name),
          isConstant: isConstant, guardID: guardID, place: lines.place(name)))
    }
    guard let initial = binding.initializer else { return }
    let isStatement = binding.pattern.is(WildcardPatternSyntax.self)
    _ = initialValue(named: "", at: initial.value) {
      expression(initial.value, Position(isStatement: isStatement))
    }
  }

  /// The type to which a whole value is cast: `Cell` of `dequeue() as! Cell`.
  func castType(of node: ExprSyntax) -> String? {
    if let attempt = node.as(TryExprSyntax.self) { return castType(of: attempt.expression) }
    guard let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let type = elements.last?.as(TypeExprSyntax.self),
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return typeText(type.type)
  }

  func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }
}

extension PropertyFact {
  /// The view builder of a screen, whatever its type is called.
  fileprivate var isBody: Bool { name == "body" && owner != nil }
}
