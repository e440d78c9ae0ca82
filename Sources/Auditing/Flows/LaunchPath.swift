import Facts

/// What runs as the app starts, without a tap.
struct LaunchPath {
  /// One thing that runs.
  struct Moment: Sendable {
    /// As a trace says it.
    var text: String
    var place: Place
    var effects: [Effect]
    /// How surely it runs then.
    var certainty: Certainty
    /// Whether it belongs to the first screen, not to the app as a whole.
    var isOfScreen: Bool
    /// Whether the app is active by then; nil where that depends.
    var isActive: Bool?

    /// The first step of a trace.
    var step: TraceStep { TraceStep(text, at: place) }
  }

  let flows: AsBuilt
  let screens: FirstScreens

  private var program: Program { flows.app.program }

  /// Everything that runs, in the order of places.
  func moments() -> [Moment] {
    let views = screens.views()
    let apart =
      codeStarts() + controllerStarts() + screenStarts() + valueStarts(of: views)
      + staticStarts(of: views)
    return apart.sorted { ($0.place, $0.text) < ($1.place, $1.text) }
  }

  /// The app's and its delegates' methods.
  private func codeStarts() -> [Moment] {
    flows.entries.filter { $0.kind == .launch && isOfApp($0) }.map {
      Moment(
        text: $0.text, place: $0.place, effects: $0.effects, certainty: .certain,
        isOfScreen: false, isActive: EntryTable.activations.contains($0.name))
    }
  }

  private func isOfApp(_ entry: Entry) -> Bool {
    !FirstScreens.isElsewhere(entry.place.path)
  }

  /// Methods of the first controllers that run as they appear.
  private func controllerStarts() -> [Moment] {
    flows.entries.compactMap { entry in
      guard entry.kind == .screen, entry.tree == nil,
        let certainty = entry.owner.flatMap({ screens.roots[$0] }), !flows.app.isApp(entry.owner!)
      else { return nil }
      return Moment(
        text: entry.text, place: entry.place, effects: entry.effects, certainty: certainty,
        isOfScreen: true, isActive: entry.name == "viewDidAppear" ? nil : false)
    }
  }

  /// Modifiers of the first screen that run as it appears.
  private func screenStarts() -> [Moment] {
    let certainties = flows.trees.map(certainties(in:))
    return flows.entries.compactMap { entry in
      guard let tree = entry.tree, let certainty = certainties[tree][entry.place] else {
        return nil
      }
      return Moment(
        text: entry.text, place: entry.place, effects: entry.effects, certainty: certainty,
        isOfScreen: true, isActive: entry.kind == .change ? true : nil)
    }
  }

  /// How surely what runs as a view of a tree appears runs on the first screen, by its place.
  private func certainties(in tree: ViewTree) -> [Place: Certainty] {
    guard tree.presentation == nil else { return [:] }
    var found: [Place: Certainty] = [:]
    for element in tree.elements where isAtOnce(element) {
      guard let certainty = screens.certainty(of: element, in: tree) else { continue }
      found[element.place] = max(found[element.place] ?? certainty, certainty)
    }
    return found
  }

  /// Whether a modifier's closure runs as the view appears.
  private func isAtOnce(_ element: Element) -> Bool {
    guard case .lifecycle = element.kind else { return false }
    let call = program.call(element.call)
    switch call.name {
    case "onAppear", "task", "onFirstAppear", "onLoad": return true
    case "onChange":
      // The scene becomes active as the app starts.
      return call.arguments.contains {
        $0.label == "initial" && $0.value == .bool(true)
          || $0.label == "of" && isScenePhase($0.value, element.scope)
      }
    default: return false
    }
  }

  private func isScenePhase(_ value: Value, _ scope: Scope) -> Bool {
    guard case .path(let names) = value, let key = program.stateKey(of: names, in: scope),
      let ref = program.types[key.owner]?.properties[key.name]?.first
    else { return false }
    return program.property(ref).attributes.contains {
      $0.arguments.first?.value == .keyPath(["scenePhase"])
    }
  }

  /// Objects that the first screen's views make.
  private func valueStarts(of views: [String: Certainty]) -> [Moment] {
    views.keys.sorted().flatMap { name -> [Moment] in
      guard let entry = program.types[name] else { return [] }
      let initializers = flows.app.isApp(name) ? [] : entry.initializers
      return (entry.initialValues + initializers).map { ref in
        start(at: ref, "\(TypeEntry.simpleName(name)) is made", views[name] ?? .possible)
      }
    }
  }

  /// Objects that live as long as the app, and that its start names: `Store.shared.open()`.
  private func staticStarts(of views: [String: Certainty]) -> [Moment] {
    var found: [Moment] = []
    var seen: Set<BodyRef> = []
    for (names, certainty) in mentions(views) {
      guard let ref = staticValue(names), seen.insert(ref).inserted else { continue }
      let text = "the app starts: \(names.prefix(2).joined(separator: ".")) is made"
      found.append(start(at: ref, text, certainty))
    }
    return found
  }

  private func start(at ref: BodyRef, _ text: String, _ certainty: Certainty) -> Moment {
    var walk = Walk(flows.app)
    walk.enter(
      Target(body: ref, scope: flows.app.memberScope(of: ref), certainty: .certain), Walk.Path())
    return Moment(
      text: text, place: flows.app.place(of: ref), effects: walk.effects, certainty: certainty,
      isOfScreen: true, isActive: false)
  }

  /// Paths that launch code calls members of, and those that the first views hold.
  private func mentions(_ views: [String: Certainty]) -> [([String], Certainty)] {
    var found: [([String], Certainty)] = []
    for file in program.files {
      for (index, body) in file.bodies.enumerated()
      where EntryTable.kind(of: body, flows.app) == .launch
        && !FirstScreens.isElsewhere(body.place.path)
      {
        for call in file.calls where call.body == index {
          guard case .path(let names) = call.callee else { continue }
          found.append((names, .certain))
        }
      }
    }
    for name in views.keys.sorted() {
      for refs in (program.types[name]?.properties ?? [:]).sorted(by: { $0.key < $1.key }) {
        for ref in refs.value {
          let fact = program.property(ref)
          guard case .path(let names)? = fact.value, !fact.isStatic else { continue }
          found.append((names, views[name] ?? .possible))
        }
      }
    }
    return found
  }

  /// What runs when a static property that a path starts with is first named.
  private func staticValue(_ names: [String]) -> BodyRef? {
    guard names.count > 1, names[0].first?.isUppercase == true else { return nil }
    for entry in program.entries(named: names[0], from: nil) {
      guard let ref = program.property(named: names[1], of: entry), program.property(ref).isStatic
      else { continue }
      return program.initialValueBody(of: ref)
    }
    return nil
  }
}
