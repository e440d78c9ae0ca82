import Facts
import Synchronization

/// What the app shows as it starts on a device on which it was just installed, before any tap.
struct FirstScreens {
  let flows: AsBuilt
  let fresh: FreshInstall
  /// Types whose trees start at a window, each with how surely: apps, and the controllers that
  /// launch code shows.
  private(set) var roots: [String: Certainty] = [:]
  /// What was concluded of conditions; it is asked for all elements of a screen.
  private let known = Known()

  private final class Known: Sendable {
    let holds = Mutex(ConditionMemo<Bool?>())
  }

  init(_ flows: AsBuilt, _ fresh: FreshInstall) {
    self.flows = flows
    self.fresh = fresh
    for (name, entry) in flows.app.program.types where entry.inherited.contains("App") {
      guard !entry.declarations.contains(where: { Self.isElsewhere($0.path) }) else { continue }
      roots[name] = .certain
    }
    addControllers()
  }

  /// Follows what launch code shows, and what the shown controllers show as they appear.
  private mutating func addControllers() {
    var waiting = flows.entries.filter { $0.kind == .launch && !Self.isElsewhere($0.place.path) }
    while let entry = waiting.popLast() {
      let reach = entry.owner.flatMap { roots[$0] } ?? .certain
      for (type, certainty) in shown(by: entry.effects) {
        guard roots.updateValue(min(reach, certainty), forKey: type) == nil else { continue }
        waiting += flows.entries.filter { $0.kind == .screen && $0.owner == type }
      }
    }
  }

  /// The controllers that effects show on a fresh install, each with how surely.
  private func shown(by effects: [Effect]) -> [String: Certainty] {
    var found: [String: Certainty] = [:]
    var rivals: [Place: Int] = [:]
    for effect in effects {
      // What a stream brings up may wait for any of its messages.
      guard case .presents(let screen) = effect.kind, let type = screen.type, !effect.isElsewhere,
        !effect.hops.contains(where: \.isChange)
      else { continue }
      let held = effect.conditions.map(fresh.starting.holds)
      guard !held.contains(false) else { continue }
      rivals[effect.place, default: 0] += 1
      let isSure = rivals[effect.place] == 1 && !held.contains { $0 == nil }
      found[type] = isSure ? effect.certainty : .possible
    }
    return found
  }

  /// Whether a path belongs to a program without a start of its own: a widget, an extension.
  static func isElsewhere(_ path: String) -> Bool {
    let folders = path.lowercased().split(separator: "/").dropLast()
    // An app for the watch starts as any other; its code may stand in an extension.
    if folders.contains(where: { $0.contains("watch") && !$0.contains("widget") }) { return false }
    return folders.contains { folder in
      folder.hasSuffix("extension")
        || ["widget", "intents", "appclip"].contains { folder.contains($0) }
    }
  }

  /// How surely an element's screen is reached from a window's root; nil where it is not, on any
  /// page of paged containers.
  func reach(of element: Element, in tree: ViewTree) -> Certainty? {
    let root = tree.presentation?.owners.first ?? element.owners.first ?? tree.name
    guard let root = roots[root] ?? tree.screen?.type.flatMap({ roots[$0] }) else { return nil }
    let conditions = (tree.presentation?.conditions ?? []) + element.conditions
    let held = conditions.map { condition in
      known.holds.withLock { $0.value(of: condition, fresh.holds) }
    }
    if held.contains(false) { return nil }
    return held.contains { $0 == nil } ? .possible : root
  }

  /// How surely an element stands on the very first screen, behind nothing that was presented.
  func certainty(of element: Element, in tree: ViewTree) -> Certainty? {
    guard tree.presentation == nil, element.pages.allSatisfy({ $0.number == 0 }) else { return nil }
    return reach(of: element, in: tree)
  }

  /// The views of the first screen, each with how surely it is there.
  func views() -> [String: Certainty] {
    var found = roots.filter { !flows.app.isApp($0.key) }
    for tree in flows.trees {
      for element in tree.elements {
        guard let certainty = certainty(of: element, in: tree) else { continue }
        for owner in element.owners {
          found[owner] = max(found[owner] ?? .possible, certainty)
        }
      }
    }
    return found
  }
}
