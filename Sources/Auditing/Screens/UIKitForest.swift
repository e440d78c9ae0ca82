import Facts

/// The screens of UIKit and AppKit, read: controllers with the views that they hold, views that no
/// controller was seen to hold, alerts.
struct UIKitForest {
  private let app: Linked
  private let classes: UIKitClasses
  private let presentings: Presentings
  private(set) var trees: [ViewTree] = []
  /// Constructions of alerts that were read with the class in which they stand.
  private var readAlerts: Set<CallRef> = []

  init(_ app: Linked, _ presentings: Presentings) {
    self.app = app
    self.presentings = presentings
    classes = UIKitClasses(app.program)
    var readClasses: Set<String> = []
    for entry in entries(.screen) { readClasses.formUnion(read(entry)) }
    for entry in entries(.view) where !readClasses.contains(entry.name) {
      readClasses.formUnion(read(entry))
    }
    readOtherAlerts()
  }

  private func entries(_ role: UIKitTable.Role) -> [TypeEntry] {
    classes.roles.keys.sorted().filter { classes.roles[$0] == role }
      .compactMap { app.program.types[$0] }
  }

  private mutating func read(_ entry: TypeEntry) -> Set<String> {
    var reader = UIKitReader(app, classes)
    reader.read(entry)
    let elements = ViewForest.toldApart(
      reader.elements + reader.methods(of: entry) + reader.scene(of: entry))
    if classes.roles[entry.name] == .screen || elements.contains(where: \.isControl) {
      let screen = ScreenRef(type: entry.name, call: nil)
      let shown = presentings.found[screen]
      trees.append(
        ViewTree(
          name: entry.name, screen: screen, presentation: shown?.presentation, elements: elements,
          refusesSwipe: shown?.refusesSwipe == true || presentings.refusesSwipe(entry)))
    }
    for alert in reader.alerts { add(alert) }
    return reader.readClasses
  }

  private mutating func add(_ alert: ViewTree) {
    if let call = alert.screen?.call { readAlerts.insert(call) }
    trees.append(alert)
  }

  // MARK: - Alerts

  /// Alerts of models, coordinators and free functions, once per call that hands them something.
  private mutating func readOtherAlerts() {
    let own = classes.roles.keys.sorted().filter { classes.roles[$0] == .alert }
    for name in UIKitTable.alerts + own.map(TypeEntry.simpleName) {
      for ref in app.program.callsByName[name] ?? [] where !readAlerts.contains(ref) {
        for (scope, context) in uses(of: outermost(ref)) {
          var reader = UIKitReader(app, classes)
          reader.read(scope, context)
          for alert in reader.alerts where alert.screen?.call == ref { add(alert) }
        }
      }
    }
  }

  private func outermost(_ ref: CallRef) -> BodyRef {
    var index = app.program.call(ref).body
    while let parent = app.program.parent(of: BodyRef(file: ref.file, index: index)) {
      index = parent
    }
    return BodyRef(file: ref.file, index: index)
  }

  private static let useLimit = 12

  /// The ways in which a function is called; itself alone where nothing is handed in.
  private func uses(of ref: BodyRef) -> [(Scope, UIKitReader.Context)] {
    let body = app.program.body(ref)
    var found: [(Scope, UIKitReader.Context)] = []
    if body.kind == .function, !body.parameters.isEmpty {
      for call in (app.program.callsByName[body.name] ?? []).prefix(Self.useLimit) {
        let caller = BodyRef(file: call.file, index: app.program.call(call).body)
        let scope = app.memberScope(of: caller)
        for target in app.program.targets(of: call, in: scope) where target.body == ref {
          let construction = ViewReader.Construction(call: call, scope: scope)
          let context = UIKitReader.Context(
            owners: [app.ownerName(of: caller)], constructions: [construction])
          found.append((target.scope, context))
        }
      }
    }
    if found.isEmpty {
      found = [(app.memberScope(of: ref), UIKitReader.Context(owners: [app.ownerName(of: ref)]))]
    }
    return found
  }
}

extension UIKitReader {
  /// The controls, texts and contents of the class.
  var elements: [Element] {
    shown
      + order.compactMap { objects[$0] }.flatMap { object -> [Element] in
        guard !isHidden(object) else { return [] }
        switch object.role {
        case .control(let kind): return controls(object, kind)
        case .part where !object.isGiven: return controls(object, .button)
        default: return []
        }
      }
  }

  /// Whether an object is hidden, and nothing shows it.
  private func isHidden(_ object: UIKitObject) -> Bool {
    !object.hides.isEmpty
      && object.hides.allSatisfy { classes.constant($0.value, $0.scope) == true }
  }

  /// One control for each condition under which an object acts.
  private func controls(_ object: UIKitObject, _ kind: Element.Kind) -> [Element] {
    var groups: [[Place]: [UIKitObject.Use]] = [:]
    var keys: [[Place]] = []
    for use in object.uses {
      let key = use.conditions.map(\.test.place)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(use)
    }
    return keys.map { control(object, kind, groups[$0]!) }
  }

  private func control(
    _ object: UIKitObject, _ kind: Element.Kind, _ uses: [UIKitObject.Use]
  ) -> Element {
    let first = uses[0]
    var labels = object.titles
    if labels.isEmpty, case .member(let owner, let name) = object.key.base {
      labels = app.scenes.outlet(name, of: owner)?.labels(in: first.scope) ?? []
    }
    return Element(
      kind: kind, scope: first.scope, call: first.call,
      place: givenPlace(object, first, first.context),
      titlePlace: titlePlace(object, first.context), conditions: first.conditions, pages: [],
      labels: labels, actions: uses.map(\.action), owners: first.context.owners)
  }

  /// What the system calls when a person chooses a row, or what a storyboard connects.
  func methods(of entry: TypeEntry) -> [Element] {
    let selected = Set(objects.values.flatMap(\.uses).compactMap(\.action.value.lastName))
    return classes.allBodies(of: entry).flatMap { ref -> [Element] in
      let body = program.body(ref)
      guard body.kind == .function else { return [] }
      let isRow = body.parameters.contains { UIKitTable.rowChoices.contains($0.label) }
      let isAction = body.attributes.contains { $0.name == "IBAction" }
      let senders = app.scenes.senders(of: body.name, in: entry)
      if isRow { return [method(ref, of: entry, kind: .row)] }
      guard senders.isEmpty else {
        return senders.map { method(ref, of: entry, kind: $0.control ?? .button, part: $0) }
      }
      guard isAction, !selected.contains(body.name) else { return [] }
      return [method(ref, of: entry, kind: .button)]
    }
  }

  /// A method that runs when something is used; the body itself is the action, since methods of
  /// delegates share their names.
  private func method(
    _ ref: BodyRef, of entry: TypeEntry, kind: Element.Kind, part: InterfaceScenes.Part? = nil
  ) -> Element {
    let scope = Scope(body: ref, instance: Instance(type: entry.name))
    return Element(
      kind: kind, scope: scope, call: CallRef(file: ref.file, index: -1 - ref.index),
      place: part?.element.place ?? program.body(ref).place, conditions: [], pages: [],
      labels: part?.labels(in: scope) ?? [],
      actions: [Bound(value: .closure(ref.index), scope: scope)], owners: [entry.name])
  }

  /// What a storyboard or xib shows in the scene of a class.
  func scene(of entry: TypeEntry) -> [Element] {
    guard let home = classes.allBodies(of: entry).first else { return [] }
    let scope = Scope(body: home, instance: Instance(type: entry.name))
    return app.scenes.contents(of: entry).enumerated().compactMap { number, part in
      guard !part.element.isHidden else { return nil }
      let kind = part.control ?? (part.element.kind == .imageView ? .image : .text)
      guard part.control == nil || !part.leadsTo.isEmpty else { return nil }
      return Element(
        kind: kind, scope: scope, call: CallRef(file: home.file, index: -1 - number),
        place: part.element.place, conditions: [], pages: [], labels: part.labels(in: scope),
        actions: [], owners: [entry.name], leadsTo: part.leadsTo)
    }
  }

  /// Each alert with choices, as a screen of its own.
  var alerts: [ViewTree] {
    order.compactMap { objects[$0] }.filter { $0.role == .alert && !$0.choices.isEmpty }
      .map(alert)
  }

  private func alert(_ object: UIKitObject) -> ViewTree {
    let owners = object.context.owners
    let presentation = ViewTree.Presentation(
      kind: object.isSheet ? .dialog : .alert, place: object.place, key: nil, owners: owners,
      conditions: object.conditions, onDismiss: nil)
    let texts = object.titles.map { title in
      Element(
        kind: .text, scope: object.scope, call: object.call ?? CallRef(file: 0, index: -1),
        place: object.place, conditions: object.conditions, pages: [], labels: [title],
        actions: [], owners: owners)
    }
    let choices = object.choices.compactMap { objects[$0] }.map { choice($0, owners) }
    return ViewTree(
      name: owners.last ?? "", screen: ScreenRef(type: nil, call: object.call),
      presentation: presentation, elements: ViewForest.toldApart(texts + choices),
      refusesSwipe: false)
  }

  private func choice(_ object: UIKitObject, _ owners: [String]) -> Element {
    let call = object.call ?? object.uses.first?.call ?? CallRef(file: 0, index: -1)
    return Element(
      kind: .button, scope: object.scope, call: call,
      place: givenPlace(object, object.uses.first, object.context),
      titlePlace: titlePlace(object, object.context), conditions: object.conditions, pages: [],
      labels: object.titles,
      actions: object.uses.map(\.action), owners: owners)
  }
}
