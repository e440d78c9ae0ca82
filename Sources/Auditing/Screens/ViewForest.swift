import Facts

/// Every root of the app's views, read: windows, views that only other code shows, presented views.
struct ViewForest {
  private let app: Linked
  private(set) var trees: [ViewTree] = []
  /// What was read as presented: screens that present each other are read once each.
  private var read: Set<Key> = []

  /// A presentation and what it was handed.
  private struct Key: Hashable {
    var place: Place
    /// One modifier shows the same by different values.
    var key: StateKey?
    var contents: [Value]
    var bodies: [BodyRef]
  }

  init(_ app: Linked) {
    self.app = app
    let presentings = Presentings(app)
    var readTypes: Set<String> = []
    readHosted(presentings, &readTypes)
    let views = app.viewTypes
    let roots = views.filter { !app.isHosted($0) && !readTypes.contains($0.name) }
    for entry in roots { read(entry, &readTypes) }
    // Views that are hosted only by each other.
    for entry in views where !readTypes.contains(entry.name) { read(entry, &readTypes) }
    trees += UIKitForest(app, presentings).trees + StateAlerts(app).trees
  }

  private mutating func read(_ entry: TypeEntry, _ readTypes: inout Set<String>) {
    var reader = ViewReader(app)
    guard let getter = reader.bodyGetter(of: entry) else { return }
    readTypes.insert(entry.name)
    let scope = Scope(body: getter, instance: Instance(type: entry.name))
    reader.read(scope, ViewReader.Context(owners: [entry.name]))
    finish(reader, name: entry.name, presentation: nil, &readTypes, depth: 0)
  }

  /// Views that controllers of UIKit and AppKit show, with what they are handed bound.
  private mutating func readHosted(_ presentings: Presentings, _ readTypes: inout Set<String>) {
    for (root, owner) in app.hostedViews {
      var reader = ViewReader(app)
      reader.readPresented(root, ViewReader.Context(owners: [owner]))
      guard reader.elements.contains(where: \.isControl) else { continue }
      let screen = app.screens(of: root.value, in: root.scope).first
      let shown = screen.flatMap { presentings.found[$0] }
      if shown?.refusesSwipe == true { reader.refusesSwipe = true }
      finish(
        reader, name: screen?.type ?? owner, presentation: shown?.presentation, &readTypes,
        depth: 0)
    }
  }

  private mutating func finish(
    _ reader: ViewReader, name: String, presentation: ViewTree.Presentation?,
    _ readTypes: inout Set<String>, depth: Int
  ) {
    readTypes.formUnion(reader.readTypes)
    let screen = depth == 0 ? ScreenRef(type: name, call: nil) : nil
    trees.append(
      ViewTree(
        name: name, screen: screen, presentation: presentation,
        elements: Self.toldApart(reader.elements), refusesSwipe: reader.refusesSwipe,
        isCut: reader.isCut))
    guard depth < 8 else { return }
    for view in reader.presented {
      let key = Key(
        place: view.presentation.place, key: view.presentation.key,
        contents: view.contents.map(\.value),
        bodies: view.contents.map(\.scope.body))
      guard read.insert(key).inserted else { continue }
      var inner = ViewReader(app)
      inner.elements = view.titles
      for content in view.contents {
        inner.readPresented(content, ViewReader.Context(owners: view.owners))
      }
      let owner = inner.readTypes.isEmpty ? name : inner.elements.last?.owners.last ?? name
      finish(
        inner, name: owner, presentation: view.presentation, &readTypes, depth: depth + 1)
    }
  }
}

extension ViewForest {
  /// Several controls of one use of a component each stand at the argument that titles them.
  static func toldApart(_ elements: [Element]) -> [Element] {
    var calls: [Place: Set<CallRef>] = [:]
    var titles: [Place: Set<Place?>] = [:]
    for element in elements where element.isControl {
      calls[element.place, default: []].insert(element.call)
      titles[element.place, default: []].insert(element.titlePlace)
    }
    return elements.map { element in
      guard element.isControl,
        calls[element.place]!.count > 1 || titles[element.place]!.count > 1,
        let place = element.titlePlace
      else { return element }
      var element = element
      element.place = place
      return element
    }
  }
}

extension ViewReader {
  /// Reads what a presentation shows: a builder closure, a view, a function that gives one.
  mutating func readPresented(_ content: Bound, _ context: Context) {
    let targets =
      if case .path = content.value {
        program.targets(of: content.value, arguments: nil, in: content.scope)
      } else { [Target]() }
    if targets.isEmpty { return read(content.value, in: content.scope, context) }
    for target in targets.prefix(2) { read(target.scope, context) }
  }
}

extension Linked {
  /// Types of the project that are views or windows, by name.
  var viewTypes: [TypeEntry] {
    program.types.keys.sorted().compactMap { program.types[$0] }.filter { entry in
      entry.isOwn && entry.kind != .protocolType
        && hasBody(entry)
        && !entry.inherited.contains { Self.notScreens.contains($0) }
    }
  }

  /// Whether a type has a body that shows something: a view's, a window's, a modifier's.
  func hasBody(_ entry: TypeEntry) -> Bool {
    if entry.inherited.contains("ViewModifier") { return entry.methods["body"] != nil }
    return entry.properties["body"]?.contains { program.property($0).getter != nil } == true
  }

  /// Things with a body that are no screens by themselves.
  private static let notScreens: Set<String> = [
    "Widget", "WidgetBundle", "Commands", "PreviewProvider", "Reducer", "ReducerProtocol",
  ]

  /// Whether another view or window of the project shows a view.
  func isHosted(_ entry: TypeEntry) -> Bool {
    let calls = program.callsByName[TypeEntry.simpleName(entry.name)] ?? []
    return calls.contains { ref in
      let owner = program.files[ref.file].bodies[program.call(ref).body].owner
      guard let owner, owner != entry.name, let host = program.types[owner] else { return false }
      return hasBody(host)
    }
  }

  func isApp(_ type: String) -> Bool {
    program.entries(named: type, from: nil).contains { $0.inherited.contains("App") }
  }

  /// The name of what owns a body: its type, else its function, else its file.
  func ownerName(of ref: BodyRef) -> String {
    var body = program.body(ref)
    if let owner = body.owner { return String(owner.prefix { $0 != "#" }) }
    while let parent = body.parent, body.kind == .closure {
      body = program.files[ref.file].bodies[parent]
    }
    return body.name.isEmpty ? program.files[ref.file].path : body.name + "()"
  }

  /// Whether a call's name stands in the resource table, or in that of libraries, at all.
  func mayMatch(_ call: Call) -> Bool {
    if PermissionLibrary.useNames.contains(call.name) { return true }
    if call.name != "init" { return !symbols.entries(named: call.name).isEmpty }
    guard case .path(let names) = call.callee, names.count > 1 else { return false }
    return !symbols.entries(named: names[names.count - 2]).isEmpty
  }

  /// The symbols that a call means; a function of the project wins over a guess.
  func matches(of ref: CallRef, in scope: Scope) -> [SymbolMatch] {
    if let use = program.libraryUse(of: ref, in: scope) { return [use.match] }
    let found = program.matches(of: ref, in: scope, index: symbols)
    guard found.contains(where: { $0.certainty == .possible }) else { return found }
    guard !program.targets(of: ref, in: scope).isEmpty else { return found }
    return found.filter { $0.certainty != .possible }
  }
}
