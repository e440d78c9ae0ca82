import Facts

/// What stands at file level and between the members of a class.
extension ObjectiveCCollector {
  /// Reads the whole file.
  func file() {
    while !isAtEnd {
      let before = index
      declaration()
      if index == before { advance() }
    }
  }

  private func declaration() {
    switch token.kind {
    case .directive: directive()
    case .atWord: atDeclaration()
    case .sign where (at("-") || at("+")) && owner != nil: method()
    case .name: cDeclaration()
    case .sign where at("{"): skipBrackets()
    default: advance()
    }
  }

  private func atDeclaration() {
    switch token.word {
    case "interface": interface()
    case "implementation": implementation()
    case "protocol": protocolDeclaration()
    case "property": property()
    case "end":
      owner = nil
      advance()
    case "import":
      advance()
      if let name = takeName() { add(import: name) }
      skipToSemicolon()
    case "class", "compatibility_alias", "synthesize", "dynamic": skipToSemicolon()
    default: advance()
    }
  }

  /// Passes all up to the next `;`, brackets included, but no end of a block or a class.
  func skipToSemicolon() {
    advance()
    while !isAtEnd, !at("}") {
      if take(";") { return }
      if token.kind == .sign, ["(", "[", "{"].contains(token.word) {
        skipBrackets()
      } else if token.kind == .directive || token.kind == .atWord && token.word == "end" {
        return
      } else {
        advance()
      }
    }
  }

  // MARK: - Classes

  /// `@interface Name (Category) : Super <Protocols> { ivars }`
  private func interface() {
    let start = index
    advance()
    guard let written = takeName() else { return }
    let name = ClassNames.swift(written)
    let isCategory = at("(")
    if isCategory { skipBrackets() } else if isGenericList { skipAngles() }
    var inherited: [String] = []
    if take(":"), let parent = takeName() {
      inherited.append(ClassNames.swift(parent))
      if isGenericList { skipAngles() }
    }
    inherited += protocols()
    open(isCategory ? .extensionOf : .classType, name, inherited, start)
    if at("{") { ivars() }
  }

  /// Whether `<…>` names parameters of a class: another list, `:` or `(` follows.
  private var isGenericList: Bool {
    guard at("<") else { return false }
    let outer = index
    defer { index = outer }
    return skipAngles() && (at(":") || at("<") || at("("))
  }

  private func implementation() {
    let start = index
    advance()
    guard let written = takeName() else { return }
    if at("(") { skipBrackets() }
    var inherited: [String] = []
    if take(":"), let parent = takeName() { inherited.append(ClassNames.swift(parent)) }
    open(.extensionOf, ClassNames.swift(written), inherited, start)
    if at("{") { ivars() }
  }

  private func protocolDeclaration() {
    let start = index
    advance()
    guard let name = takeName() else { return }
    if take(";") { return }
    if at(",") { return skipToSemicolon() }
    open(.protocolType, name, protocols(), start)
  }

  private func protocols() -> [String] {
    guard take("<") else { return [] }
    var names: [String] = []
    while !isAtEnd, !take(">") {
      if let name = takeName() { names.append(name) } else { advance() }
    }
    return names.filter { $0 != "NSObject" }
  }

  private func open(
    _ kind: TypeFact.Kind, _ name: String, _ inherited: [String], _ start: Int
  ) {
    owner = name
    facts.types.append(
      TypeFact(
        kind: kind, name: name, inherited: inherited, guardID: guardID, place: place(from: start)))
  }

  /// Instance variables: as properties, under the name without the low line.
  private func ivars() {
    advance()
    while !isAtEnd, !at("}") {
      if token.kind == .directive {
        directive()
      } else if token.kind == .atWord || take(";") {
        if token.kind == .atWord { advance() }
      } else {
        member(isStatic: false, attributes: [])
      }
    }
    advance()
  }

  /// `@property (nonatomic, weak) IBOutlet UIButton *button;`
  private func property() {
    let start = index
    advance()
    var isStatic = false
    if at("(") {
      let end = indexAfterBrackets(from: index)
      while index < end {
        isStatic = isStatic || atName("class")
        advance()
      }
    }
    member(isStatic: isStatic, attributes: [], start: start)
  }

  /// `Type *a, *b;`: one property for each name.
  private func member(isStatic: Bool, attributes: [Attribute], start: Int? = nil) {
    let start = start ?? index
    var end = index
    while end < tokens.count - 1, !(tokens[end].kind == .sign && tokens[end].word == ";") {
      if tokens[end].kind == .sign, tokens[end].word == "}" || tokens[end].word == "{" { break }
      if tokens[end].kind == .atWord || tokens[end].kind == .directive { break }
      end += 1
    }
    let written = declarators(in: index..<end)
    index = max(end, index + 1)
    if tokens[min(end, tokens.count - 1)].word == ";" { index = end + 1 }
    for (name, type) in written.names {
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      let key = "\(owner ?? "").\(plain)"
      if declared[key] == nil { declared[key] = facts.properties.count }
      facts.properties.append(
        PropertyFact(
          owner: owner, name: plain, type: type,
          attributes: written.isOutlet ? [Attribute(name: "IBOutlet")] : [], isStatic: isStatic,
          guardID: guardID, place: place(from: start)))
    }
  }
}
