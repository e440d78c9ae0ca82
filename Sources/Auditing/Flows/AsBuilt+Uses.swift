import Facts

/// Which protected resources a screen uses once it is up.
extension AsBuilt {
  /// The resources that an effect uses: by itself, or by the screen that it brings up.
  func uses(of effect: Effect) -> [SymbolMatch] {
    switch effect.kind {
    case .uses(let match): return [match]
    case .asks(let match) where match.role == .implicitUse: return [match]
    case .writes, .presents: return trees(shownBy: effect).flatMap { uses(in: trees[$0]) }
    default: return []
    }
  }

  /// What a presented screen uses as soon as it appears.
  func uses(in tree: ViewTree) -> [SymbolMatch] {
    guard let place = tree.presentation?.place else { return [] }
    var seen: Set<String> = []
    for (file, facts) in app.program.files.enumerated() where facts.path == place.path {
      for call in facts.calls where call.namePlace == place {
        for case .closure(let index) in call.arguments.map(\.value) {
          types(shownIn: BodyRef(file: file, index: index), &seen, 4)
        }
      }
    }
    return entries.filter { entry in
      entry.kind == .screen && entry.owner.map(seen.contains) == true
    }.flatMap(\.effects).flatMap { effect -> [SymbolMatch] in
      switch effect.kind {
      case .uses(let match): [match]
      case .asks(let match) where match.role == .implicitUse: [match]
      default: []
      }
    }
  }

  /// The project's types that a body constructs, and those that their bodies do.
  private func types(shownIn body: BodyRef, _ seen: inout Set<String>, _ depth: Int) {
    guard depth > 0 else { return }
    let contents = app.program.contents(of: body)
    let scope = app.memberScope(of: body)
    for index in contents.calls {
      let call = app.program.files[body.file].calls[index]
      guard case .path(let names) = call.callee, names.last?.first?.isUppercase == true else {
        continue
      }
      for entry in app.program.visibleEntries(named: names.joined(separator: "."), in: scope)
      where entry.isOwn && seen.insert(entry.name).inserted {
        guard let ref = entry.properties["body"]?.first,
          let getter = app.program.property(ref).getter
        else { continue }
        types(shownIn: BodyRef(file: ref.file, index: getter), &seen, depth - 1)
      }
    }
    for child in contents.children {
      types(shownIn: BodyRef(file: body.file, index: child), &seen, depth)
    }
  }
}
