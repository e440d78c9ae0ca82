/// Which view trees come up by what: by a call that presents them, by a stored value.
struct ShownTrees: Sendable {
  private var byKey: [StateKey: [Int]] = [:]
  private var byCall: [CallRef: [Int]] = [:]
  /// Trees of a class, those that one call builds apart.
  private var byType: [String: (all: [Int], withoutCall: [Int])] = [:]

  init(_ trees: [ViewTree], _ program: Program) {
    for (number, tree) in trees.enumerated() {
      if let key = tree.presentation?.key {
        byKey[program.canonical(key), default: []].append(number)
      }
      if let call = tree.screen?.call { byCall[call, default: []].append(number) }
      if let type = tree.screen?.type {
        byType[type, default: ([], [])].all.append(number)
        if tree.screen?.call == nil { byType[type]?.withoutCall.append(number) }
      }
    }
  }

  /// The trees that a canonical stored value shows.
  func trees(shownBy key: StateKey) -> [Int] { byKey[key] ?? [] }

  /// The trees that a presentation means: those of one construction, or of one class.
  func trees(presentedAs screen: ScreenRef) -> [Int] {
    let types = screen.type.flatMap { byType[$0] }
    guard let call = screen.call else { return types?.all ?? [] }
    return ((byCall[call] ?? []) + (types?.withoutCall ?? [])).sorted()
  }
}
