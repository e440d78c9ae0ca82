import Facts

/// What runs without a tap.
extension AsBuilt {
  static func entries(
    of trees: [ViewTree], _ app: Linked, by workers: any Workers
  ) -> [Entry] {
    screenEntries(of: trees, app, by: workers) + codeEntries(app, by: workers)
      + controllerEntries(app, by: workers) + notifiedEntries(app)
  }

  private static func screenEntries(
    of trees: [ViewTree], _ app: Linked, by workers: any Workers
  ) -> [Entry] {
    workers.map(trees.count) { number in
      let tree = trees[number]
      return tree.elements.compactMap { element -> Entry? in
        guard case .lifecycle(let name) = element.kind else { return nil }
        var walk = Walk(app)
        for action in element.actions { walk.run(action.value, in: action.scope) }
        let owner = TypeEntry.simpleName(element.owners.last ?? tree.name)
        return Entry(
          kind: EntryTable.Kind(modifier: name), owner: element.owners.last, tree: number,
          text: "\(owner): \(name)", place: element.place, effects: walk.effects,
          isCut: walk.isCut)
      }
    }.flatMap(\.self)
  }

  /// Lifecycle methods and framework callbacks, which no code of the app calls.
  private static func codeEntries(_ app: Linked, by workers: any Workers) -> [Entry] {
    workers.map(app.program.files.count) { number in
      app.program.files[number].bodies.indices.compactMap { index in
        codeEntry(BodyRef(file: number, index: index), app)
      }
    }.flatMap(\.self)
  }

  private static func codeEntry(_ ref: BodyRef, _ app: Linked) -> Entry? {
    let body = app.program.body(ref)
    guard let kind = EntryTable.kind(of: body, app), kind != .callback || app.mayReach(ref)
    else { return nil }
    var walk = Walk(app)
    walk.enter(Target(body: ref, scope: app.memberScope(of: ref), certainty: .certain), Walk.Path())
    return Entry(
      kind: kind, owner: body.owner, isAnswer: app.symbols.callbacks.contains(body.name),
      name: body.name,
      text: kind.text(TypeEntry.simpleName(body.owner ?? "the app"), body.name), place: body.place,
      effects: walk.effects, isCut: walk.isCut)
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
}
