import Facts
import SwiftSyntax

extension Collector {
  func declaration(_ node: DeclSyntax) {
    deeper(node) {
      switch node.kind {
      case .variableDecl: variable(node.cast(VariableDeclSyntax.self))
      case .functionDecl: function(node.cast(FunctionDeclSyntax.self))
      case .initializerDecl: initializer(node.cast(InitializerDeclSyntax.self))
      case .deinitializerDecl: deinitializer(node.cast(DeinitializerDeclSyntax.self))
      case .ifConfigDecl: compilation(node.cast(IfConfigDeclSyntax.self))
      case .importDecl: importModule(node.cast(ImportDeclSyntax.self))
      case .typeAliasDecl: typeAlias(node.cast(TypeAliasDeclSyntax.self))
      case .enumCaseDecl: enumCases(node.cast(EnumCaseDeclSyntax.self))
      default: type(node)
      }
    }
  }

  private func importModule(_ node: ImportDeclSyntax) {
    guard let name = node.path.first.map({ plain($0.name) }) else { return }
    if !facts.imports.contains(name) { facts.imports.append(name) }
  }

  private func typeAlias(_ node: TypeAliasDeclSyntax) {
    facts.types.append(
      TypeFact(
        kind: .typeAlias, name: qualified(plain(node.name)),
        inherited: names(in: node.initializer.value),
        attributes: attributes(node.attributes),
        guardID: guardID, place: lines.place(node)))
  }

  private func type(_ node: DeclSyntax) {
    switch node.kind {
    case .structDecl:
      let node = node.cast(StructDeclSyntax.self)
      type(.structure, node.name, node)
    case .classDecl:
      let node = node.cast(ClassDeclSyntax.self)
      type(.classType, node.name, node)
    case .enumDecl:
      let node = node.cast(EnumDeclSyntax.self)
      type(.enumeration, node.name, node)
    case .actorDecl:
      let node = node.cast(ActorDeclSyntax.self)
      type(.actor, node.name, node)
    case .protocolDecl:
      let node = node.cast(ProtocolDeclSyntax.self)
      type(.protocolType, node.name, node)
    case .extensionDecl:
      let node = node.cast(ExtensionDeclSyntax.self)
      type(.extensionOf, named: typePath(node.extendedType).joined(separator: "."), node)
    default: break
    }
  }

  private func type(_ kind: TypeFact.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax) {
    type(kind, named: qualified(plain(name)), node)
  }

  /// Records a type and walks its members; the previews of a screen are no part of the app.
  private func type(_ kind: TypeFact.Kind, named name: String, _ node: some DeclGroupSyntax) {
    let inherited = inherited(node.inheritanceClause)
    guard !inherited.contains("PreviewProvider") else { return }
    let outer = (owner, typeIndex)
    let condition = parentBody == nil ? guardID : nil
    typeIndex = facts.types.count
    facts.types.append(
      TypeFact(
        kind: kind, name: name, inherited: inherited, guardID: condition, place: lines.place(node)))
    facts.types[typeIndex!].attributes = attributes(node.attributes)
    facts.types[typeIndex!].generics = genericParameters(of: node)
    facts.types[typeIndex!].specialized = specialized(node.inheritanceClause)
    owner = name
    constrained(by: node) { members(node.memberBlock.members, condition: condition) }
    (owner, typeIndex) = outer
  }

  private func members(_ items: MemberBlockItemListSyntax, condition: Int?) {
    let outer = (body, guardID, yields, isFileLevel)
    (body, guardID, yields, isFileLevel) = (nil, condition, false, false)
    for item in items { declaration(item.decl) }
    (body, guardID, yields, isFileLevel) = outer
  }

  func qualified(_ name: String) -> String { owner.map { "\($0).\(name)" } ?? name }

  private func enumCases(_ node: EnumCaseDeclSyntax) {
    guard let typeIndex else { return }
    for element in node.elements {
      facts.types[typeIndex].cases.append(
        TypeFact.EnumCase(
          name: plain(element.name), rawValue: element.rawValue.flatMap { rawText($0) },
          place: lines.place(
            element.name, to: element.rawValue.map(Syntax.init) ?? lastPart(element))))
    }
  }

  private func lastPart(_ element: EnumCaseElementSyntax) -> Syntax {
    element.parameterClause.map(Syntax.init) ?? Syntax(element.name)
  }

  private func rawText(_ node: InitializerClauseSyntax) -> String? {
    switch initialValue(named: "", at: node.value, { expression(node.value) }) {
    case .text(let text), .number(let text): text
    default: nil
    }
  }
}
