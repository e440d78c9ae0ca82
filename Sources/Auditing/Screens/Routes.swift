import Facts

/// Which part of a presented view comes up for which value: `navigationDestination(for: Route.self)
/// { route in switch route … }`, `sheet(item: $page) { page in … }`.
struct Routes: Sendable {
  private let program: Program
  /// Trees that show the values of an enumeration, by its simple name.
  private var byType: [String: [Int]] = [:]

  init(_ trees: [ViewTree], _ program: Program) {
    self.program = program
    for (number, tree) in trees.enumerated() {
      guard let type = tree.presentation?.routes else { continue }
      byType[TypeEntry.simpleName(type), default: []].append(number)
    }
  }

  /// The trees that show a value which is added to a path: `path.append(.denied)`.
  func trees(showing written: Bound?) -> [Int] {
    guard !byType.isEmpty, let written else { return [] }
    let route = program.resolved(written.value, in: written.scope)
    if case .array(let values) = route.value {
      return values.last.map { trees(showing: Bound(value: $0, scope: route.scope)) } ?? []
    }
    guard let names = path(of: route), let name = names.last else { return [] }
    if let type = names.dropLast().last, !type.isEmpty { return byType[type] ?? [] }
    let types = byType.keys.sorted().filter { type in
      program.entries(named: type, from: nil).contains { $0.cases.contains(name) }
    }
    return types.count == 1 ? byType[types[0]]! : []
  }

  /// Whether an element of a presented view comes up for a value; nil where that is not seen.
  func shows(_ element: Element, of tree: ViewTree, for written: Bound?) -> Bool? {
    guard let presentation = tree.presentation, let written,
      let name = caseName(of: program.resolved(written.value, in: written.scope))
    else { return nil }
    let told = element.conditions.compactMap { holds($0, for: name, presentation) }
    if told.isEmpty, let body = presentation.choosing, isUniform(body, presentation) { return true }
    return told.isEmpty ? nil : told.allSatisfy(\.self)
  }

  /// Whether the same comes up for all values.
  private func isUniform(_ body: BodyRef, _ presentation: ViewTree.Presentation) -> Bool {
    if program.body(body).parameters.first?.name == "_" { return true }
    let type = presentation.routes.flatMap { program.entries(named: $0, from: nil).first }
    return type?.kind == .enumeration && type?.cases.count == 1
  }

  /// Whether a condition on the presented value holds for a case; nil where it is on another value.
  private func holds(
    _ condition: Condition, for name: String, _ presentation: ViewTree.Presentation
  ) -> Bool? {
    guard isChoice(condition, presentation) else { return nil }
    switch condition.test.pattern {
    case .oneOf(let patterns):
      return patterns.compactMap(\.lastName).contains(name) != condition.test.isNegated
    case .noneOf(let patterns):
      return patterns.compactMap(\.lastName).contains(name) == condition.test.isNegated
    default: return nil
    }
  }

  /// Whether a condition is about the value for which something comes up.
  private func isChoice(
    _ condition: Condition, _ presentation: ViewTree.Presentation
  ) -> Bool {
    let subject = program.resolved(condition.test.subject, in: condition.scope)
    guard case .path(let path) = subject.value, path.count == 1 else { return false }
    if path[0] == "self", let routes = presentation.routes,
      let owner = program.body(subject.scope.body).owner
    {
      return TypeEntry.simpleName(owner) == TypeEntry.simpleName(routes)
    }
    guard let body = presentation.choosing, subject.scope.body == body else { return false }
    return path[0] == "$0" || program.body(body).parameters.first?.name == path[0]
  }

  private func caseName(of value: Bound) -> String? {
    if case .array(let values) = value.value {
      return values.last.flatMap { caseName(of: program.resolved($0, in: value.scope)) }
    }
    return path(of: value)?.last
  }

  /// `Route.denied` and `.denied("why")` as the names that make the path.
  private func path(of value: Bound) -> [String]? {
    switch value.value {
    case .path(let names) where names.count > 1: return names
    case .call(let index):
      guard case .path(let names) = program.files[value.scope.body.file].calls[index].callee,
        names.count > 1
      else { return nil }
      return names
    default: return nil
    }
  }
}
