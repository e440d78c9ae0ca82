import Facts

/// Collects the controllers, elements and connections of a storyboard or xib.
///
/// Every element of the XML that has an `id` is an object; what stands in it without one (`state`,
/// `subviews`, `connections`) belongs to that object.
struct InterfaceCollector {
  let text: SourceText
  var facts: InterfaceFacts

  /// The object that parts belong to.
  enum Owner {
    case controller(Int)
    case element(Int)
  }

  init(_ text: SourceText, isStoryboard: Bool) {
    self.text = text
    facts = InterfaceFacts(path: text.path, isStoryboard: isStoryboard)
  }

  /// Collects a whole file.
  mutating func collect(document: MarkedElement) {
    facts.initialController = document["initialViewController"]
    for scene in document.child("scenes")?.children ?? [] {
      if let objects = scene.child("objects") { collect(objects: objects) }
    }
    if let objects = document.child("objects") { collect(objects: objects) }
  }

  /// The objects of a scene or a xib: its controller first, for the others are of it.
  private mutating func collect(objects: MarkedElement) {
    let owner = objects.children.firstIndex { Self.controllerKind(of: $0) != nil }
    var controller: String?
    if let owner {
      controller = objects.children[owner]["id"]
      collect(controller: objects.children[owner])
    }
    for (index, object) in objects.children.enumerated() where index != owner {
      if object.name == "exit", let last = facts.controllers.indices.last, owner != nil {
        facts.controllers[last].exit = object["id"]
      } else {
        collect(object, in: nil, controller)
      }
    }
  }

  private mutating func collect(controller object: MarkedElement) {
    guard let kind = Self.controllerKind(of: object), let id = object["id"] else { return }
    var controller = InterfaceFacts.Controller(
      id: id, kind: kind, place: text.place(of: object.range))
    controller.customClass = object["customClass"]
    controller.customModule = object["customModule"]
    controller.storyboardIdentifier = object["storyboardIdentifier"] ?? object["identifier"]
    controller.storyboardName = object["storyboardName"]
    controller.referencedIdentifier = object["referencedIdentifier"]
    controller.title = attributeText("title", of: object, object: id)
    facts.controllers.append(controller)
    collect(partsOf: object, .controller(facts.controllers.count - 1), id)
  }

  /// An object and what stands in it.
  private mutating func collect(_ object: MarkedElement, in owner: Owner?, _ controller: String?) {
    guard let id = object["id"], !Self.layoutNames.contains(object.name) else {
      return collect(partsOf: object, owner, controller)
    }
    // AppKit's controls have a cell, which holds the text and often the action.
    if object["key"] == "cell", object.name.hasSuffix("Cell"), case .element(let index)? = owner {
      collect(looksOf: object, index, id)
      return collect(partsOf: object, owner, controller)
    }
    var element = InterfaceFacts.Element(
      id: id, kind: Self.elementKind(of: object), name: object.name,
      place: text.place(of: object.range))
    element.parent = owner.map { self.id(of: $0) }
    element.controller = controller
    element.role = object["key"]
    element.customClass = object["customClass"]
    facts.elements.append(element)
    let index = facts.elements.count - 1
    collect(looksOf: object, index, id)
    collect(partsOf: object, .element(index), controller)
  }

  private mutating func collect(
    partsOf object: MarkedElement, _ owner: Owner?, _ controller: String?
  ) {
    for part in object.children {
      switch part.name {
      case "connections":
        if let owner { collect(connections: part, from: id(of: owner)) }
      case "userDefinedRuntimeAttributes":
        if let owner { collect(runtimeAttributes: part, of: owner) }
      case "constraints", "variation", "layoutGuides": break
      default: collect(part, in: owner, controller)
      }
    }
  }

  private func id(of owner: Owner) -> String {
    switch owner {
    case .controller(let index): facts.controllers[index].id
    case .element(let index): facts.elements[index].id
    }
  }

  private mutating func collect(runtimeAttributes list: MarkedElement, of owner: Owner) {
    for item in list.children where item["type"] == "string" {
      guard let keyPath = item["keyPath"],
        let value = item["value"] ?? item.children.first(where: { $0["key"] == "value" })?.text
      else { continue }
      let attribute = InterfaceFacts.RuntimeAttribute(
        keyPath: keyPath, value: value, place: text.place(of: item.range))
      switch owner {
      case .controller(let index): facts.controllers[index].runtimeAttributes.append(attribute)
      case .element(let index): facts.elements[index].runtimeAttributes.append(attribute)
      }
    }
  }
}
