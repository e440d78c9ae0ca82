import Facts

/// What the app shows as it starts on a device on which it was just installed, before any tap.
struct FirstScreens {
  let flows: AsBuilt
  let fresh: FreshInstall
  /// Types whose trees start at a window: apps, and roots that launch code hands to one.
  let roots: Set<String>

  init(_ flows: AsBuilt, _ fresh: FreshInstall) {
    self.flows = flows
    self.fresh = fresh
    let types = flows.app.program.types
    roots = Set(
      types.keys.filter { name in
        types[name]?.inherited.contains("App") == true
          && types[name]?.declarations.contains { Self.isElsewhere($0.path) } == false
      })
  }

  /// Whether a path belongs to a program of its own: a watch app, a widget, an extension.
  static func isElsewhere(_ path: String) -> Bool {
    path.lowercased().split(separator: "/").dropLast().contains { folder in
      folder.hasSuffix("extension")
        || ["watch", "widget", "intents", "appclip"].contains { folder.contains($0) }
    }
  }

  /// How surely an element's screen is reached from a window's root; nil where it is not, on any
  /// page of paged containers.
  func reach(of element: Element, in tree: ViewTree) -> Certainty? {
    let root = tree.presentation?.owners.first ?? element.owners.first ?? tree.name
    guard roots.contains(root) else { return nil }
    let conditions = (tree.presentation?.conditions ?? []) + element.conditions
    let held = conditions.map(fresh.holds)
    if held.contains(false) { return nil }
    return held.contains { $0 == nil } ? .possible : .certain
  }

  /// How surely an element stands on the very first screen, behind nothing that was presented.
  func certainty(of element: Element, in tree: ViewTree) -> Certainty? {
    guard tree.presentation == nil, element.pages.allSatisfy({ $0.number == 0 }) else { return nil }
    return reach(of: element, in: tree)
  }

  /// The views of the first screen, each with how surely it is there.
  func views() -> [String: Certainty] {
    var found: [String: Certainty] = [:]
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
