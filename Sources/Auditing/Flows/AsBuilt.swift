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
  /// Every control and every entry.
  let starts: [Start]
  /// Whether calls ask, themselves or by what they run.
  let askingCalls = FoundEach<CallRef, Bool>()
  /// Whose status conditions and bodies are about.
  let statuses: StatusReader
  /// The stored values on which some screen depends.
  let shownValues: FoundOnce<Set<StateKey>>
  /// What presents and which values show the trees.
  private let shown: ShownTrees
  /// What comes up for the values of paths.
  let routes: Routes

  /// Places from which calls were followed only up to a limit.
  var cut: [Place] {
    let controls = controls.filter(\.isCut).map(\.place)
    let screens = trees.filter(\.isCut).compactMap {
      $0.presentation?.place ?? $0.elements.first?.place
    }
    return Set(controls + entries.filter(\.isCut).map(\.place) + screens).sorted()
  }

  init(
    _ facts: AppFacts, symbols: SymbolIndex = .standard, by workers: any Workers = OneWorker()
  ) {
    let program = Program(files: facts.swift, unparsed: facts.unparsed)
    let app = Linked(
      program, symbols: symbols, scenes: InterfaceScenes(facts.interfaces), by: workers)
    let texts = TextResolver(
      program: program, tables: TextTables(facts.tables, interfaces: facts.interfaces),
      statusNames: symbols.statusNames)
    let trees = ViewForest(app).trees
    self.app = app
    self.texts = texts
    self.trees = trees
    controls = Self.controls(of: trees, app, texts, by: workers)
    entries = Self.entries(of: trees, app, by: workers)
    requests = Self.requests(app)
    starts = controls.map(Start.init) + entries.map(Start.init)
    statuses = StatusReader(app, by: workers)
    shown = ShownTrees(trees, app.program)
    routes = Routes(trees, app.program)
    shownValues = FoundOnce { Showing.values(in: trees, app.program) }
  }

  /// The screens that an effect brings up: by a call, or by the stored value that shows them.
  func trees(shownBy effect: Effect) -> [Int] {
    switch effect.kind {
    case .presents(let screen): shown.trees(presentedAs: screen)
    case .writes(let key):
      shown.trees(shownBy: app.program.canonical(key)) + routes.trees(showing: effect.written)
    default: []
    }
  }

  /// The controls that may matter, and all that are on a screen with one that asks.
  private static func controls(
    of trees: [ViewTree], _ app: Linked, _ texts: TextResolver, by workers: any Workers
  ) -> [Control] {
    let elements = trees.map { $0.elements.filter(\.isControl) }
    let all = elements.indices.flatMap { tree in elements[tree].map { (tree: tree, $0) } }
    let answers = workers.map(all) { GivenReach.answer($1, app) }
    var taken = ReachingElements()
    let some = zip(all, answers).filter { taken.takes($0.1, $1) }.map(\.0)
    let reaching = workers.map(some) { tree, element in
      control(element, tree, trees[tree], app, texts)
    }
    let asking = Set(reaching.filter { !$0.asks.isEmpty }.map(\.tree))
    let read = Dictionary(grouping: reaching, by: \.tree).mapValues {
      Set($0.map(\.element.identity))
    }
    let others = all.filter { tree, element in
      (asking.contains(tree) || elements[tree].count <= smallScreen)
        && read[tree]?.contains(element.identity) != true
    }
    let rest = workers.map(others) { tree, element in
      control(element, tree, trees[tree], app, texts)
    }
    let found = Dictionary(grouping: reaching + rest, by: \.tree)
    return trees.indices.flatMap { found[$0] ?? [] }
  }

  /// How many controls a screen has at most that could be an explanation without any request.
  private static let smallScreen = 24

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
      element: element, tree: number, titles: FoundOnce { labels(of: element, texts) },
      effects: walk.effects + toggled(element, tree, app) + element.segues, isCut: walk.isCut)
  }

  /// The types of all views around an element, those that present its tree included.
  static func screen(of element: Element, _ tree: ViewTree) -> [String] {
    element.owners + (tree.presentation?.owners ?? [])
  }

  /// What a control can be titled where it is shown, while nothing is determined.
  private static func labels(of element: Element, _ texts: TextResolver) -> [ResolvedText] {
    var seen: Set<ResolvedText> = []
    return element.labels.filter {
      !$0.isImage && texts.isOpen($0.conditions, given: element.conditions)
    }.flatMap { texts.texts(of: $0.bound, given: element.conditions) }
      .filter { seen.insert($0).inserted }
  }

  /// A switch changes the value that it is bound to, and what watches the value runs.
  private static func toggled(
    _ element: Element, _ tree: ViewTree, _ app: Linked
  ) -> [Effect] {
    guard element.kind == .toggle else { return [] }
    return element.actions.flatMap { action -> [Effect] in
      var walk = Walk(app, screen: screen(of: element, tree))
      for setter in app.program.setters(of: action.value, in: action.scope) {
        walk.enter(setter, Walk.Path())
      }
      guard walk.effects.isEmpty, case .path(let names) = action.value,
        let key = app.program.stateKey(of: names, in: action.scope)
      else { return walk.effects }
      walk.change(key, at: element.place)
      return walk.effects
    }
  }

  private static func requests(_ app: Linked) -> [RequestSite] {
    var sites: [RequestSite] = []
    for (number, file) in app.program.files.enumerated() {
      for (index, call) in file.calls.enumerated() {
        let ref = CallRef(file: number, index: index)
        let body = BodyRef(file: number, index: call.body)
        for match in app.matches(of: ref) where match.role == .request || match.role == .implicitUse
        {
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
