import Facts

/// What storyboards and xibs add to the classes of the project: titles of controls, texts of
/// screens, what a control sends, and where segues lead.
struct InterfaceScenes: Sendable {
  /// One object of a scene.
  struct Part: Sendable {
    var element: InterfaceFacts.Element
    /// Its texts, by the keys under which tables have them in every language.
    var texts: [Value]
    /// What a segue from it does.
    var leadsTo: [Effect.Kind] = []
  }

  /// By class and method: what sends it.
  private var senders: [String: [String: [Part]]] = [:]
  /// By class and property.
  private var outlets: [String: [String: Part]] = [:]
  /// By class: labels and images of its scene, and controls that only follow a segue.
  private var contents: [String: [Part]] = [:]
  /// By identifier: where segues lead that code performs.
  private(set) var segues: [String: [Effect.Kind]] = [:]

  init(_ interfaces: [InterfaceFacts]) {
    let index = Index(interfaces)
    for interface in interfaces {
      for connection in interface.connections { read(connection, of: interface, index) }
      for element in interface.elements where element.kind == .label || element.kind == .imageView {
        guard let owner = index.owner(of: element, in: interface) else { continue }
        contents[owner, default: []].append(Part(element))
      }
    }
  }

  func senders(of method: String, in entry: TypeEntry) -> [Part] {
    entry.lineage.flatMap { senders[TypeEntry.simpleName($0.name)]?[method] ?? [] }
  }

  func outlet(_ property: String, of owner: String) -> Part? {
    outlets[TypeEntry.simpleName(owner)]?[property]
  }

  func contents(of entry: TypeEntry) -> [Part] {
    contents[TypeEntry.simpleName(entry.name)] ?? []
  }

  private mutating func read(
    _ connection: InterfaceFacts.Connection, of interface: InterfaceFacts, _ index: Index
  ) {
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property):
      guard let owner = index.className(connection.source, in: interface),
        let element = index.element(connection.destination, in: interface)
      else { return }
      outlets[owner, default: [:]][property] = Part(element)
    case .action(let selector, _):
      guard let element = index.element(connection.source, in: interface),
        let owner = index.className(connection.destination, in: interface)
          ?? index.owner(of: element, in: interface)
      else { return }
      let method = String(selector.prefix { $0 != ":" })
      senders[owner, default: [:]][method, default: []].append(Part(element))
    case .segue(let segue): read(segue, connection, of: interface, index)
    }
  }

  private mutating func read(
    _ segue: InterfaceFacts.Segue, _ connection: InterfaceFacts.Connection,
    of interface: InterfaceFacts, _ index: Index
  ) {
    let kinds = index.effects(of: segue, to: connection.destination, in: interface)
    if let identifier = segue.identifier { segues[identifier, default: []] += kinds }
    guard let element = index.element(segue.trigger ?? connection.source, in: interface),
      let owner = index.owner(of: element, in: interface), !kinds.isEmpty
    else { return }
    var part = Part(element)
    part.leadsTo = kinds
    contents[owner, default: []].append(part)
  }
}

extension InterfaceScenes.Part {
  init(_ element: InterfaceFacts.Element) {
    self.element = element
    texts = element.texts.filter { $0.attribute != "placeholder" }.map { .text($0.key) }
    texts += element.runtimeAttributes.filter { $0.keyPath.lowercased().contains("locali") }
      .map { .text($0.value) }
    if texts.isEmpty, let item = element.systemItem, let title = UIKitTable.systemItems[item] {
      texts = [.text(title)]
    }
  }

  /// What kind of control it is; nil for what only shows something.
  var control: Element.Kind? {
    switch element.kind {
    case .button, .barButtonItem, .menuItem, .segmentedControl: .button
    case .switch: .toggle
    case .gestureRecognizer: .gesture
    case .tableViewCell, .collectionViewCell: .row
    default: nil
    }
  }

  /// Its texts and picture as labels of an element.
  func labels(in scope: Scope) -> [Shown] {
    texts.map { Shown(bound: Bound(value: $0, scope: scope), conditions: []) }
      + [element.image].compactMap(\.self).map {
        Shown(bound: Bound(value: .text($0), scope: scope), conditions: [], isImage: true)
      }
  }
}

extension InterfaceScenes {
  /// The objects of all files, by identifier.
  fileprivate struct Index {
    private var elements: [String: [String: InterfaceFacts.Element]] = [:]
    private var controllers: [String: [String: InterfaceFacts.Controller]] = [:]
    private let interfaces: [InterfaceFacts]

    init(_ interfaces: [InterfaceFacts]) {
      self.interfaces = interfaces
      for interface in interfaces {
        elements[interface.path] = Dictionary(
          interface.elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        controllers[interface.path] = Dictionary(
          interface.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      }
    }

    func element(_ id: String, in interface: InterfaceFacts) -> InterfaceFacts.Element? {
      elements[interface.path]?[id]
    }

    func className(_ id: String, in interface: InterfaceFacts) -> String? {
      controllers[interface.path]?[id]?.customClass ?? element(id, in: interface)?.customClass
    }

    /// The class of the controller, or of the nearest view, in which an element stands.
    func owner(of element: InterfaceFacts.Element, in interface: InterfaceFacts) -> String? {
      if let id = element.controller, let name = controllers[interface.path]?[id]?.customClass {
        return name
      }
      var next = element.parent
      for _ in 0..<64 {
        guard let id = next, let parent = self.element(id, in: interface) else { return nil }
        if let name = parent.customClass { return name }
        next = parent.parent
      }
      return nil
    }

    /// What following a segue does.
    func effects(
      of segue: InterfaceFacts.Segue, to id: String, in interface: InterfaceFacts
    ) -> [Effect.Kind] {
      switch segue.kind {
      case .unwind: [.dismisses]
      case .relationship, .embed: []
      default:
        screen(id, in: interface).map { [.presents(ScreenRef(type: $0, call: nil))] } ?? []
      }
    }

    /// The class of the controller that a destination shows, through what only holds it.
    private func screen(_ id: String, in interface: InterfaceFacts, steps: Int = 0) -> String? {
      guard steps < 6, let controller = controllers[interface.path]?[id] else { return nil }
      if let name = controller.customClass { return name }
      if controller.kind == .reference { return referenced(controller, from: interface, steps) }
      let inner = interface.connections.first { connection in
        guard connection.source == id, case .segue(let segue) = connection.kind else {
          return false
        }
        return segue.kind == .relationship
      }
      return inner.flatMap { screen($0.destination, in: interface, steps: steps + 1) }
    }

    private func referenced(
      _ controller: InterfaceFacts.Controller, from interface: InterfaceFacts, _ steps: Int
    ) -> String? {
      let named = controller.storyboardName
      guard let other = named == nil ? interface : interfaces.first(where: { $0.table == named })
      else { return nil }
      let target =
        controller.referencedIdentifier.flatMap { name in
          other.controllers.first { $0.storyboardIdentifier == name }?.id
        } ?? other.initialController
      return target.flatMap { screen($0, in: other, steps: steps + 1) }
    }
  }
}
