import Facts

/// Where closures are set as members of other objects.
struct AssignedClosures: Sendable {
  /// One assignment, by file and index.
  struct Entry: Sendable {
    var file: Int
    var index: Int
  }
  private var entries: [String: [Entry]] = [:]

  init(_ files: [SwiftFacts]) {
    for (number, file) in files.enumerated() {
      for (index, assignment) in file.assignments.enumerated() {
        guard case .path(let names) = assignment.target, names.count > 1, names[0] != "self",
          let name = names.last
        else { continue }
        switch assignment.value {
        case .closure, .path:
          entries[name, default: []].append(Entry(file: number, index: index))
        default: continue
        }
      }
    }
  }

  /// The assignments to a member of a name.
  func named(_ name: String) -> [Entry] { entries[name] ?? [] }
}

extension Program {
  /// A scope for looking at a body by itself, as a member of its type.
  func memberScope(of ref: BodyRef) -> Scope {
    let body = body(ref)
    let outer = body.parent.map { memberScope(of: BodyRef(file: ref.file, index: $0)) }
    return Scope(body: ref, outer: outer, instance: body.owner.map { Instance(type: $0) })
  }

  /// How many of the closures are followed that others set.
  private static let assignedLimit = 4

  /// What a property that holds a closure runs when others set it, also from properties that are
  /// set themselves.
  func assignedTargets(
    _ ref: PropertyRef, _ arguments: [Argument]?, _ scope: Scope, _ steps: Int
  ) -> [Target] {
    let fact = property(ref)
    guard steps < 24, let owner = fact.owner, isClosure(fact.type) else { return [] }
    var found: [Target] = []
    for entry in assignedClosures.named(fact.name) {
      guard
        let target = assignedTarget(entry, toMemberOf: owner, arguments, scope, steps)
      else { continue }
      found.append(target)
      if found.count == Self.assignedLimit { break }
    }
    return found.map {
      Target(body: $0.body, scope: $0.scope, certainty: found.count == 1 ? .likely : .possible)
    }
  }

  private func assignedTarget(
    _ entry: AssignedClosures.Entry, toMemberOf owner: String, _ arguments: [Argument]?,
    _ scope: Scope, _ steps: Int
  ) -> Target? {
    let assignment = files[entry.file].assignments[entry.index]
    let home = memberScope(of: BodyRef(file: entry.file, index: assignment.body))
    guard case .path(let names) = assignment.target,
      let type = type(of: .path(Array(names.dropLast())), in: home, steps: steps + 6),
      entries(named: type, from: nil).contains(where: { entry in
        entry.lineage.contains { $0.name == owner }
      })
    else { return nil }
    if case .closure(let index) = assignment.value {
      return closureTarget(index, arguments, definedIn: home, calledFrom: scope)
    }
    return targets(
      of: assignment.value, arguments: portable(arguments, scope, home), in: home, steps: steps + 6
    ).first
  }
}
