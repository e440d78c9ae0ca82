import Facts

/// Methods of classes.
extension ObjectiveCCollector {
  /// What stands before a method's body.
  struct Signature {
    var pieces: [String] = []
    var names: [String] = []
    var types: [String?] = []
    var returnType: String?
    var attributes: [Attribute] = []
  }

  /// `- (void)locationManager:(CLLocationManager *)manager didFail…:(…)… { … }`
  func method() {
    let start = index
    let isStatic = at("+")
    lowNames = []
    selfNames = []
    advance()
    let signature = signature()
    while !isAtEnd, !at("{"), !at(";"), token.kind != .directive, token.kind != .atWord {
      if at("-") || at("+") || at("}") { return }
      if at("(") { skipBrackets() } else { advance() }
    }
    if take(";"), !at("{") { return }
    guard at("{") else { return }
    let imported = SelectorNames.method(signature.pieces, isStatic: isStatic)
    let index = addBody(
      Body(
        kind: imported.isInitializer ? .initializer : .function, owner: owner, name: imported.name,
        isStatic: isStatic, returnType: signature.returnType, attributes: signature.attributes,
        guardID: guardID, place: place(token)))
    facts.bodies[index].parameters = zip(imported.labels, zip(signature.names, signature.types))
      .map { Body.Parameter(label: $0, name: $1.0, type: $1.1) }
    lowNames = Set(signature.names.filter { $0.hasPrefix("_") })
    let property = imported.isInitializer ? nil : accessor(index, signature)
    inside(index) { methodBody() }
    facts.bodies[index].place = place(from: start)
    if let property { facts.properties[property].place = facts.bodies[index].place }
  }

  private func signature() -> Signature {
    var found = Signature()
    if at("(") {
      let type = parenthesized()
      found.returnType = typeText(in: type)
      if tokens[type].contains(where: { $0.word == "IBAction" }) {
        found.attributes = [Attribute(name: "IBAction")]
      }
    }
    while token.kind == .name || at(":") {
      let piece = takeName() ?? ""
      guard take(":") else {
        if found.pieces.isEmpty { found.pieces = [piece] }
        break
      }
      found.pieces.append(piece + ":")
      var type: String?
      if at("(") { type = typeText(in: parenthesized()) }
      while token.kind == .name, Self.qualifiers.contains(token.word) || isAttribute { advance() }
      found.names.append(takeName() ?? "_")
      found.types.append(type)
    }
    return found
  }

  /// Whether the next name marks a parameter: `NS_NOESCAPE name`, but not the next piece.
  private var isAttribute: Bool {
    peek().kind == .name && tokens[min(index + 2, tokens.count - 1)].word != ":"
      || peek().word == "("
  }

  /// Passes brackets and gives what they hold.
  private func parenthesized() -> Range<Int> {
    let start = index
    skipBrackets()
    return start + 1..<max(start + 1, index - 1)
  }

  /// A method that gives or sets a property: its body becomes the property's.
  ///
  /// What a method alone gives is a property too, which has the place of the method: another file
  /// may declare it. The index of such a property.
  private func accessor(_ index: Int, _ signature: Signature) -> Int? {
    let body = facts.bodies[index]
    let isGetter = signature.names.isEmpty && signature.returnType != nil
    if isGetter {
      let name = body.name
      if let known = declared["\(owner ?? "").\(name)"] {
        facts.properties[known].getter = index
      } else {
        facts.properties.append(
          PropertyFact(
            owner: owner, name: name, type: signature.returnType, isStatic: body.isStatic,
            getter: index, guardID: guardID, place: body.place))
        return facts.properties.count - 1
      }
    } else if signature.names.count == 1, let name = SelectorNames.property(setBy: body.name),
      let known = declared["\(owner ?? "").\(name)"]
    {
      facts.properties[known].observers.append(index)
    }
    return nil
  }

  /// The statements of a method or function; the brace that opens it is next.
  func methodBody() {
    let open = token
    block()
    if tokens[index - 1].word != "}" || tokens[index - 1].kind != .sign {
      report("'{' is not closed", at: place(open))
    }
  }
}
