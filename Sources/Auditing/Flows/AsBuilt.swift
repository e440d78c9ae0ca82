import Facts

/// The flows that the source really implements: screens, controls with what they do, requests with
/// what starts them.
package struct AsBuilt: Sendable {
  let app: Linked
  let texts: TextResolver
  let trees: [ViewTree]
  let controls: [Control]
  let entries: [Entry]
  let requests: [RequestSite]

  /// Places from which calls were followed only up to a limit.
  var cut: [Place] {
    let controls = controls.filter(\.isCut).map(\.place)
    return Set(controls + entries.filter(\.isCut).map(\.place)).sorted()
  }

  init(_ facts: AppFacts, symbols: SymbolIndex = .standard) {
    let program = Program(files: facts.swift)
    let app = Linked(
      program, symbols: symbols, scenes: InterfaceScenes(facts.interfaces))
    let texts = TextResolver(
      program: program, tables: TextTables(facts.tables, interfaces: facts.interfaces),
      statusNames: symbols.statusNames)
    let trees = ViewForest(app).trees
    self.app = app
    self.texts = texts
    self.trees = trees
    controls = Self.controls(of: trees, app, texts)
    entries =
      Self.screenEntries(of: trees, app) + Self.codeEntries(app) + Self.controllerEntries(app)
      + Self.notifiedEntries(app)
    requests = Self.requests(app)
  }

  /// The controls that may matter, and all that are on a screen with one that asks.
  private static func controls(
    of trees: [ViewTree], _ app: Linked, _ texts: TextResolver
  ) -> [Control] {
    trees.enumerated().flatMap { number, tree -> [Control] in
      let elements = tree.elements.filter(\.isControl)
      let reaching = elements.filter { mayReach($0, app) }
      var controls = reaching.map { control($0, number, tree, app, texts) }
      if controls.contains(where: { !$0.asks.isEmpty }) || elements.count <= smallScreen {
        let read = Set(reaching.map(\.identity))
        controls += elements.filter { !read.contains($0.identity) }
          .map { control($0, number, tree, app, texts) }
      }
      return controls
    }
  }

  /// How many controls a screen has at most that could be an explanation without any request.
  private static let smallScreen = 24

  private static func mayReach(_ element: Element, _ app: Linked) -> Bool {
    if element.kind == .toggle { return true }
    return element.actions.contains { action in
      app.program.targets(of: action.value, arguments: nil, in: action.scope)
        .contains { app.mayReach($0.body) }
    }
  }

  private static func control(
    _ element: Element, _ number: Int, _ tree: ViewTree, _ app: Linked, _ texts: TextResolver
  ) -> Control {
    var walk = Walk(app, screen: screen(of: element, tree))
    for action in element.actions { walk.run(action.value, in: action.scope) }
    if let end = tree.presentation?.onDismiss,
      walk.effects.contains(where: { $0.kind == .dismisses })
    {
      walk.run(end.value, in: end.scope)
    }
    return Control(
      element: element, tree: number, labels: labels(of: element, texts),
      effects: walk.effects + toggled(element, tree, app) + element.segues, isCut: walk.isCut)
  }

  /// The types of all views around an element, those that present its tree included.
  private static func screen(of element: Element, _ tree: ViewTree) -> [String] {
    element.owners + (tree.presentation?.owners ?? [])
  }

  /// What a control can be titled where it is shown, while nothing is determined.
  private static func labels(of element: Element, _ texts: TextResolver) -> [ResolvedText] {
    var found: [ResolvedText] = []
    for shown in element.labels
    where !shown.isImage && texts.isOpen(shown.conditions, given: element.conditions) {
      let shows = texts.texts(of: shown.bound, given: element.conditions)
      for text in shows where !found.contains(text) { found.append(text) }
    }
    return found
  }

  /// A switch changes the value that it is bound to, and what watches the value runs.
  private static func toggled(
    _ element: Element, _ tree: ViewTree, _ app: Linked
  ) -> [Effect] {
    guard element.kind == .toggle else { return [] }
    return element.actions.flatMap { action -> [Effect] in
      guard case .path(let names) = action.value,
        let key = app.program.stateKey(of: names, in: action.scope)
      else { return [] }
      var walk = Walk(app, screen: screen(of: element, tree))
      walk.change(key, at: element.place)
      return walk.effects
    }
  }

  private static func screenEntries(of trees: [ViewTree], _ app: Linked) -> [Entry] {
    trees.enumerated().flatMap { number, tree in
      tree.elements.compactMap { element -> Entry? in
        guard case .lifecycle(let name) = element.kind else { return nil }
        var walk = Walk(app)
        for action in element.actions { walk.run(action.value, in: action.scope) }
        let owner = TypeEntry.simpleName(element.owners.last ?? tree.name)
        return Entry(
          kind: EntryTable.Kind(modifier: name), owner: element.owners.last, tree: number,
          text: "\(owner): \(name)", place: element.place, effects: walk.effects,
          isCut: walk.isCut)
      }
    }
  }

  /// Lifecycle methods and framework callbacks, which no code of the app calls.
  private static func codeEntries(_ app: Linked) -> [Entry] {
    var entries: [Entry] = []
    for (number, file) in app.program.files.enumerated() {
      for (index, body) in file.bodies.enumerated() {
        guard let kind = EntryTable.kind(of: body, app) else { continue }
        let ref = BodyRef(file: number, index: index)
        guard kind != .callback || app.mayReach(ref) else { continue }
        var walk = Walk(app)
        walk.enter(
          Target(body: ref, scope: app.memberScope(of: ref), certainty: .certain), Walk.Path())
        entries.append(
          Entry(
            kind: kind, owner: body.owner, isAnswer: app.symbols.callbacks.contains(body.name),
            text: kind.text(TypeEntry.simpleName(body.owner ?? "the app"), body.name),
            place: body.place, effects: walk.effects,
            isCut: walk.isCut))
      }
    }
    return entries
  }

  /// Methods that run when a notification is posted: `addObserver(self, selector: #selector(f))`.
  private static func notifiedEntries(_ app: Linked) -> [Entry] {
    (app.program.callsByName["addObserver"] ?? []).flatMap { ref -> [Entry] in
      let call = app.program.call(ref)
      guard
        case .selector(let names)? = call.arguments.first(where: { $0.label == "selector" })?.value,
        let name = names.last
      else { return [] }
      let scope = app.memberScope(of: BodyRef(file: ref.file, index: call.body))
      let targets = app.program.targets(of: .path(["self", name]), arguments: nil, in: scope)
      return targets.filter { app.mayReach($0.body) }.prefix(1).map { target in
        var walk = Walk(app)
        walk.enter(target, Walk.Path())
        let body = app.program.body(target.body)
        let owner = TypeEntry.simpleName(body.owner ?? "the app")
        return Entry(
          kind: .callback, owner: body.owner, text: "\(owner) is notified: \(name)",
          place: body.place, effects: walk.effects, isCut: walk.isCut)
      }
    }
  }

  private static func requests(_ app: Linked) -> [RequestSite] {
    var sites: [RequestSite] = []
    for (number, file) in app.program.files.enumerated() {
      for (index, call) in file.calls.enumerated() {
        let ref = CallRef(file: number, index: index)
        guard app.mayMatch(call) else { continue }
        let body = BodyRef(file: number, index: call.body)
        for match in app.matches(of: ref, in: app.memberScope(of: body))
        where match.role == .request || match.role == .implicitUse {
          sites.append(
            RequestSite(
              call: ref, match: match, place: call.place, isImplicit: match.role == .implicitUse,
              owner: app.ownerName(of: body)))
        }
      }
    }
    return sites.sorted { $0.place < $1.place }
  }
}
