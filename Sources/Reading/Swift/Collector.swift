import Facts
import SwiftSyntax

/// Walks one tree once, in source order, and writes down its facts.
///
/// The walk keeps where it stands (type, body, condition); every function that changes one of these
/// puts it back. An index is given when a thing begins, so facts are in source order.
final class Collector {
  var facts: SwiftFacts
  var problems: [ReadingProblem] = []
  let lines: SourceLines

  /// The type around the current code, and its index for the cases of an enumeration.
  var owner: String?
  var typeIndex: Int?
  /// The body around the current code; nil between members and at file level.
  var body: Int?
  /// The innermost condition, within `body`.
  var guardID: Int?
  /// Whether each line of the current body is a value it gives back.
  var yields = false
  /// Whether declarations are global: outside of types, bodies and blocks.
  var isFileLevel = true
  /// What generic parameters and associated types are said to be: `M` of `Page<M: Model>`.
  var constraints: [String: String] = [:]
  /// What a leading dot in an `#if` of a chain of modifiers continues.
  var chainBase: Value?
  var lastOrigin = -1
  /// How deep the walk is in the tree.
  var depth = 0
  /// How deep the value is that is being built.
  var valueDepth = 0

  /// Bounds what other code must be able to recurse into.
  static let maximumValueDepth = 200
  /// Bounds the stack of this walk.
  static let maximumDepth = 30_000

  init(lines: SourceLines) {
    self.lines = lines
    facts = SwiftFacts(path: lines.path)
  }

  func file(_ tree: SourceFileSyntax) {
    if tree.statements.contains(where: isScript) {
      body = addBody(Body(kind: .topLevel, owner: nil, name: "", place: lines.place(tree)))
    }
    for item in tree.statements { statement(item) }
  }

  private func isScript(_ item: CodeBlockItemSyntax) -> Bool {
    if case .expr(let node) = item.item { return !isSkippedMacro(node) }
    guard case .decl(let declaration) = item.item else { return true }
    guard let config = declaration.as(IfConfigDeclSyntax.self) else { return false }
    return config.clauses.contains { clause in
      guard case .statements(let items) = clause.elements else { return false }
      return items.contains(where: isScript)
    }
  }

  /// Runs one step of the walk, unless it would go too deep.
  func deeper(_ node: some SyntaxProtocol, _ step: () -> Void) {
    guard depth < Self.maximumDepth else { return tooDeep(node) }
    depth += 1
    step()
    depth -= 1
  }

  func tooDeep(_ node: some SyntaxProtocol) {
    guard problems.isEmpty else { return }
    problems.append(
      ReadingProblem(
        .partlyRead, at: lines.place(node), "code nested too deeply to follow",
        help: "Split the expression."))
  }

  func addBody(_ body: Body) -> Int {
    facts.bodies.append(body)
    return facts.bodies.count - 1
  }

  func addGuard(_ newGuard: Guard) -> Int {
    facts.guards.append(newGuard)
    return facts.guards.count - 1
  }

  func newOrigin() -> Int {
    lastOrigin += 1
    return lastOrigin
  }

  /// Runs `step` with the given condition as the innermost one.
  func under<T>(_ condition: Int?, _ step: () -> T) -> T {
    let outer = guardID
    guardID = condition
    defer { guardID = outer }
    return step()
  }
}
