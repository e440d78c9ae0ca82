import Facts

/// Where a person has to look who repairs a control of a component.
extension ViewReader {
  /// Of a component whose title was handed in, the argument that hands it in.
  func titlePlace(_ labels: [Shown], _ context: Context) -> Place? {
    for construction in context.constructions {
      for label in labels where label.bound.scope === construction.scope {
        let arguments = program.call(construction.call).arguments
        if let given = arguments.first(where: { $0.value == label.bound.value }) {
          return given.place
        }
      }
    }
    return nil
  }

  /// The use of a component that was handed its title, or its action where it shows no text.
  func givenPlace(_ labels: [Shown], _ actions: [Bound], _ context: Context) -> Place? {
    let showsText = labels.contains { !$0.isImage }
    for construction in context.constructions {
      let isTitled = labels.contains { $0.bound.scope === construction.scope }
      let isActing = !showsText && actions.contains { isGiven($0, in: construction.scope) }
      if isTitled || isActing { return program.call(construction.call).place }
    }
    return nil
  }

  /// Whether an action, or the only thing that it calls, was written in a scope.
  private func isGiven(_ action: Bound, in scope: Scope) -> Bool {
    let bound = program.resolved(action.value, in: action.scope)
    if bound.scope === scope { return true }
    guard case .closure(let index) = bound.value else { return false }
    let ref = BodyRef(file: bound.scope.body.file, index: index)
    let calls = program.contents(of: ref).calls
    guard calls.count == 1, case .path(let names) = program.files[ref.file].calls[calls[0]].callee
    else { return false }
    return program.resolved(.path(names), in: Scope(body: ref, outer: bound.scope)).scope === scope
  }
}
