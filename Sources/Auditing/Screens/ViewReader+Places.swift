import Facts

/// Where a person has to look who repairs a control of a component.
extension ViewReader {
  /// Of a component whose title was handed in, the argument that hands it in.
  func titlePlace(_ labels: [Shown], _ context: Context) -> Place? {
    for construction in context.constructions {
      for label in labels {
        let origin = origin(of: label.bound)
        guard origin.scope === construction.scope else { continue }
        let arguments = program.call(construction.call).arguments
        if let given = arguments.first(where: { $0.value == origin.value }) { return given.place }
        // One of a list that is handed in: `buttons: [Choice(title: "Continue"), …]`.
        if case .call(let index) = origin.value {
          return program.files[origin.scope.body.file].calls[index].place
        }
      }
    }
    return nil
  }

  /// The use of a component that was handed its title, or its action where it shows no text.
  func givenPlace(_ labels: [Shown], _ actions: [Bound], _ context: Context) -> Place? {
    let showsText = labels.contains { !$0.isImage && $0.bound.value != .text("") }
    for construction in context.constructions {
      let isTitled = labels.contains { origin(of: $0.bound).scope === construction.scope }
      let isActing = !showsText && actions.contains { runsGiven($0, in: construction.scope) }
      if isTitled || isActing { return program.call(construction.call).place }
    }
    return nil
  }

  /// A value, or what was handed in of which it is a member: `content` of `content.title`.
  private func origin(of bound: Bound) -> Bound {
    guard case .path(let names) = bound.value else { return bound }
    let plain = names.first == "self" ? names.dropFirst() : names[...]
    guard plain.count > 1, let first = plain.first else { return bound }
    let origin = program.resolved(.path([first]), in: bound.scope)
    return origin.value == .path([first]) ? bound : origin
  }

  /// Whether an action, or something that it calls, was written in a scope:
  /// `{ Task { await action() } }`.
  private func runsGiven(_ action: Bound, in scope: Scope, steps: Int = 0) -> Bool {
    let bound = program.resolved(action.value, in: action.scope)
    if bound.scope === scope { return true }
    guard steps < 4, case .closure(let index) = bound.value else { return false }
    let ref = BodyRef(file: bound.scope.body.file, index: index)
    let inner = Scope(body: ref, outer: bound.scope)
    let contents = program.contents(of: ref)
    return contents.calls.contains { call in
      guard case .path(let names) = program.files[ref.file].calls[call].callee else { return false }
      return program.resolved(.path(names), in: inner).scope === scope
    }
      || contents.children.contains {
        runsGiven(Bound(value: .closure($0), scope: inner), in: scope, steps: steps + 1)
      }
  }
}
