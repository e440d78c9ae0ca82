import Facts
import SwiftSyntax

extension Collector {
  /// A name without backticks.
  func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == 96, text.utf8.last == 96, text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// A type as facts keep it: without `?`, `!`, `any`, `some` and attributes.
  func typeText(_ type: TypeSyntax) -> String {
    var type = type
    while let inner = unwrapped(type) { type = inner }
    if let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil {
      let name = plain(name.name)
      return constraints[name] ?? name
    }
    return plainText(type)
  }

  /// The text of a type, without `any` and `some` in its brackets.
  private func plainText(_ type: TypeSyntax) -> String {
    let text = squeezed(type.trimmedDescription)
    guard text.contains("any ") || text.contains("some ") else { return text }
    return text.split(separator: " ").map { word in
      ["any", "some"].contains(word.drop { "[(<".contains($0) })
        ? word.prefix { "[(<".contains($0) } : word + " "
    }.joined().dropLast().description
  }

  private func unwrapped(_ type: TypeSyntax) -> TypeSyntax? {
    switch type.kind {
    case .optionalType: type.cast(OptionalTypeSyntax.self).wrappedType
    case .implicitlyUnwrappedOptionalType:
      type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType
    case .someOrAnyType: type.cast(SomeOrAnyTypeSyntax.self).constraint
    case .attributedType: type.cast(AttributedTypeSyntax.self).baseType
    case .tupleType: single(in: type.cast(TupleTypeSyntax.self).elements)
    default: nil
    }
  }

  private func single(in elements: TupleTypeElementListSyntax) -> TypeSyntax? {
    guard elements.count == 1, let element = elements.first, element.firstName == nil else {
      return nil
    }
    return element.type
  }

  /// One space for each stretch of space.
  func squeezed(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 9 }) else { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The components of a type's name, without generic arguments.
  func typePath(_ type: TypeSyntax) -> [String] {
    switch type.kind {
    case .identifierType: return [plain(type.cast(IdentifierTypeSyntax.self).name)]
    case .memberType:
      let member = type.cast(MemberTypeSyntax.self)
      return typePath(member.baseType) + [plain(member.name)]
    default:
      if let inner = unwrapped(type) { return typePath(inner) }
      return [plainText(type)]
    }
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { names(in: $0.type) }
  }

  /// The types that a type is composed of: one, but for `A & B`.
  func names(in type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else {
      if let inner = unwrapped(type) { return names(in: inner) }
      return [typePath(type).joined(separator: ".")]
    }
    return composition.elements.flatMap { names(in: $0.type) }
  }

  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.isEmpty
      ? []
      : list.compactMap { element in
        guard case .attribute(let node) = element else { return nil }
        return attribute(node)
      }
  }

  private func attribute(_ node: AttributeSyntax) -> Attribute {
    let name = typePath(node.attributeName).joined(separator: ".")
    switch node.arguments {
    case .argumentList(let list):
      let arguments = initialValue(named: name, at: node) { list.map { argument($0) } }
      return Attribute(name: name, arguments: arguments)
    case .objCName(let pieces):
      let text = Value.text(pieces.trimmedDescription)
      return Attribute(
        name: name, arguments: [Argument(label: nil, value: text, place: lines.place(pieces))])
    default: return Attribute(name: name)
    }
  }
}
