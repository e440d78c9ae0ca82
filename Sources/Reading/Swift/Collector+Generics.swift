import Facts
import SwiftSyntax

extension Collector {
  /// Walks a declaration with what its generic parameters are said to be.
  func constrained(by node: some SyntaxProtocol, _ step: () -> Void) {
    let outer = constraints
    if let node = node.asProtocol((any WithGenericParametersSyntax).self) {
      note(node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(ProtocolDeclSyntax.self) { noteAssociated(node) }
    step()
    constraints = outer
  }

  private func note(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) {
    for parameter in clause?.parameters ?? [] {
      let name = plain(parameter.name)
      constraints[name] = parameter.inheritedType.map(constraint)
    }
    for requirement in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let node) = requirement.requirement,
        let name = node.leftType.as(IdentifierTypeSyntax.self)
      else { continue }
      constraints[plain(name.name)] = constraint(node.rightType)
    }
  }

  private func noteAssociated(_ node: ProtocolDeclSyntax) {
    for member in node.memberBlock.members {
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self),
        let first = type.inheritanceClause?.inheritedTypes.first
      else { continue }
      constraints[plain(type.name)] = constraint(first.type)
    }
  }

  /// Of a composition, the first part.
  private func constraint(_ type: TypeSyntax) -> String { names(in: type).first ?? "" }

  /// The names of a type's generic parameters.
  func genericParameters(of node: some SyntaxProtocol) -> [String] {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .map { plain($0.name) } ?? []
  }

  /// The inherited types that are written with generic arguments, as written.
  func specialized(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).compactMap { inherited in
      guard let type = inherited.type.as(IdentifierTypeSyntax.self),
        type.genericArgumentClause != nil
      else { return nil }
      return typeText(inherited.type)
    }
  }
}
