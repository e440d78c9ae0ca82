import Facts

/// What runs when a controller is made or appears, and stands in a superclass of the project: it
/// calls methods that the controller overrides.
extension AsBuilt {
  static func controllerEntries(_ app: Linked, by workers: any Workers) -> [Entry] {
    let controllers = app.program.types.keys.sorted().compactMap { app.program.types[$0] }
      .filter { $0.kind == .classType && $0.isController }
    return workers.map(controllers) { entries(of: $0, app) }.flatMap(\.self)
  }

  private static func entries(of entry: TypeEntry, _ app: Linked) -> [Entry] {
    var seen = Set(entry.methods.keys)
    var bodies = entry.initializers
    for ancestor in entry.lineage.dropFirst() where ancestor.isOwn {
      bodies += ancestor.initializers
      for name in EntryTable.screens.sorted() where seen.insert(name).inserted {
        bodies += ancestor.methods[name] ?? []
      }
    }
    let effects = bodies.filter { app.mayReach($0) }.map { body -> Walk in
      var walk = Walk(app)
      let scope = Scope(body: body, instance: Instance(type: entry.name))
      walk.enter(Target(body: body, scope: scope, certainty: .certain), Walk.Path())
      return walk
    }
    guard !effects.isEmpty, let place = entry.declarations.first else { return [] }
    let name = TypeEntry.simpleName(entry.name)
    return [
      Entry(
        kind: .screen, owner: entry.name, text: "\(name) appears", place: place,
        effects: effects.flatMap(\.effects), isCut: effects.contains(where: \.isCut))
    ]
  }
}

extension TypeEntry {
  /// Whether it descends from a controller of UIKit or AppKit.
  var isController: Bool { lineage.contains { Self.controllers.contains($0.name) } }

  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController", "NSViewController",
    "NSWindowController", "UIHostingController",
  ]
}
