import Facts

extension InterfaceCollector {
  /// What a person sees of an object, and whether: texts, pictures, flags.
  mutating func collect(looksOf object: MarkedElement, _ index: Int, _ id: String) {
    var element = facts.elements[index]
    for name in Self.textAttributes {
      if let found = attributeText(name, of: object, object: id) { element.texts.append(found) }
    }
    for part in object.children {
      element.texts += texts(ofPart: part, object: id)
      if element.image == nil { element.image = Self.image(ofPart: part) }
    }
    element.image = object["image"] ?? element.image
    element.systemItem = object["systemItem"] ?? element.systemItem
    element.isHidden = element.isHidden || object["hidden"] == "YES"
    element.isDisabled =
      element.isDisabled || object["enabled"] == "NO" || object["userInteractionEnabled"] == "NO"
    facts.elements[index] = element
  }

  /// A text that stands as an attribute, as a `<string>`, or as an `<attributedString>`.
  func attributeText(
    _ name: String, of object: MarkedElement, object id: String, as attribute: String? = nil
  ) -> InterfaceFacts.Text? {
    let attribute = attribute ?? name
    if let written = object.attribute(name) {
      return InterfaceFacts.Text(
        object: id, attribute: attribute, text: written.value, place: text.place(of: written.range))
    }
    guard let part = object.children.first(where: { $0["key"] == name }),
      Self.stringNames.contains(part.name)
    else { return nil }
    let fragments = part.children.filter { $0.name == "fragment" }.map {
      $0["content"] ?? $0.children.first { $0["key"] == "content" }?.text ?? ""
    }
    return InterfaceFacts.Text(
      object: id, attribute: attribute,
      text: part.name == "attributedString" ? fragments.joined() : part.text,
      place: text.place(of: part.range))
  }

  private func texts(ofPart part: MarkedElement, object id: String) -> [InterfaceFacts.Text] {
    func find(_ names: [(name: String, attribute: String)]) -> [InterfaceFacts.Text] {
      names.compactMap { attributeText($0.name, of: part, object: id, as: $0.attribute) }
    }
    switch part.name {
    case "state":
      let state = part["key"] ?? "normal"
      return find([
        ("title", "\(state)Title"), ("attributedTitle", "\(state)AttributedTitle"),
      ])
    case "buttonConfiguration":
      return find(
        ["title", "attributedTitle", "subtitle"].map { ($0, "configuration.\($0)") })
    case "accessibility":
      return find([
        ("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
        ("description", "ibExternalAccessibilityDescription"),
      ])
    case "segments":
      return part.children.enumerated().compactMap { index, segment in
        let attribute = "segmentTitles[\(index)]"
        return attributeText("title", of: segment, object: id, as: attribute)
          ?? attributeText("label", of: segment, object: id, as: "ibShadowedLabels[\(index)]")
      }
    default: return []
    }
  }

  private static func image(ofPart part: MarkedElement) -> String? {
    switch part.name {
    case "state", "buttonConfiguration":
      part["image"] ?? part.children.first { $0["key"] == "image" }?["image"]
    case "imageReference": part["image"]
    default: nil
    }
  }

  private static let stringNames: Set<String> = ["string", "mutableString", "attributedString"]

  /// What may stand at the object itself, and is called so in tables.
  private static let textAttributes = [
    "text", "attributedText", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
    "alternateTitle", "placeholderString", "label", "paletteLabel", "toolTip",
  ]
}
