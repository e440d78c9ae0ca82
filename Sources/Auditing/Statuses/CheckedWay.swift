import Facts

/// Whether anything looks at the status on the way to a request.
struct CheckedWay {
  let flows: AsBuilt
  let statuses: StatusReader

  /// Whether the function, the type or the closure around a request reads the status.
  func isChecked(around site: RequestSite, _ families: Set<String>) -> Bool {
    if site.match.isChecked { return true }
    let body = BodyRef(file: site.call.file, index: flows.app.program.call(site.call).body)
    if reads(body, families) { return true }
    guard let owner = flows.app.program.owner(of: body) else { return false }
    return !statuses.families(readIn: owner).isDisjoint(with: families)
  }

  /// Whether the way from a start to a request, or what brings the start up, looks at a status.
  func isChecked(_ start: Start, _ ask: Effect, _ families: Set<String>) -> Bool {
    let conditions = ask.conditions + flows.conditions(around: start)
    if conditions.contains(where: statuses.looksAtStatus) { return true }
    if let tree = start.tree, isChecked(flows.trees[tree], families) { return true }
    return (owners(of: start) + ask.hopOwners(flows)).contains { type in
      !statuses.families(readIn: type).isDisjoint(with: families)
        || isShownAfterCheck(type, families)
    }
  }

  private func owners(of start: Start) -> [String] {
    var owners = start.control?.element.owners ?? start.entry?.owner.map { [$0] } ?? []
    if let tree = start.tree { owners += flows.trees[tree].presentation?.owners ?? [] }
    return owners
  }

  /// Whether a screen is presented because of a status.
  private func isChecked(_ tree: ViewTree, _ families: Set<String>) -> Bool {
    guard let key = tree.presentation?.key else { return false }
    let program = flows.app.program
    for (number, file) in program.files.enumerated() {
      for assignment in file.assignments where assignment.target.lastName == key.name {
        let body = BodyRef(file: number, index: assignment.body)
        guard case .path(let names) = assignment.target,
          program.stateKey(of: names, in: flows.app.memberScope(of: body)) == key
        else { continue }
        if reads(body, families) { return true }
      }
    }
    return false
  }

  /// Whether a type is constructed where a status is read.
  private func isShownAfterCheck(_ type: String, _ families: Set<String>) -> Bool {
    let calls = flows.app.program.callsByName[TypeEntry.simpleName(type)] ?? []
    return calls.prefix(24).contains { ref in
      let call = flows.app.program.call(ref)
      return reads(BodyRef(file: ref.file, index: call.body), families)
        || flows.app.program.conditions(
          from: call.guardID,
          in: flows.app.memberScope(of: BodyRef(file: ref.file, index: call.body))
        ).contains(where: statuses.looksAtStatus)
    }
  }

  /// Whether the whole function in which a body stands reads the status.
  private func reads(_ body: BodyRef, _ families: Set<String>) -> Bool {
    var outer = body
    while let parent = flows.app.program.parent(of: outer) {
      outer = BodyRef(file: body.file, index: parent)
    }
    return !statuses.families(readBy: outer).isDisjoint(with: families)
  }
}

extension Effect {
  /// The types of the calls that lead here.
  fileprivate func hopOwners(_ flows: AsBuilt) -> [String] {
    let program = flows.app.program
    return conditions.compactMap { program.owner(of: $0.scope.body) }
  }
}
