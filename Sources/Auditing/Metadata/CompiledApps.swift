import Facts

/// The apps among compiled bundles, and which of their property lists a program is read with.
struct CompiledApps: Sendable {
  /// One bundle with a property list: an app, or a part of one.
  private struct Bundle: Sendable {
    /// With a `/` at the end; empty for the checked bundle itself.
    let folder: String
    let isApp: Bool
  }
  /// The innermost first.
  private let bundles: [Bundle]

  init(_ facts: AppFacts) {
    guard !facts.binaries.isEmpty else {
      bundles = []
      return
    }
    bundles = facts.propertyLists.compactMap(Self.bundle).sorted {
      $0.folder.utf8.count > $1.folder.utf8.count
    }
  }

  private static func bundle(_ list: PropertyListFacts) -> Bundle? {
    guard list.path == "Info.plist" || list.path.hasSuffix("/Info.plist"),
      let kind = list.entries.first(where: { $0.keyPath == ["CFBundlePackageType"] })?.value
    else { return nil }
    var folder = String(list.path.dropLast("Info.plist".count))
    // A bundle of macOS keeps its list one level deeper.
    if folder == "Contents/" || folder.hasSuffix("/Contents/") { folder.removeLast(9) }
    return Bundle(folder: folder, isApp: kind == .string("APPL"))
  }

  /// The folders whose property lists may state the keys for a program: those of the bundles around
  /// it up to its app; nil where it is of no app.
  func folders(of path: String) -> [String]? {
    let around = bundles.filter { path.hasPrefix($0.folder) }
    guard let app = around.firstIndex(where: \.isApp) else { return nil }
    return around[...app].map(\.folder)
  }

  /// Whether a file is the property list of one of these folders, or one of its tables.
  func isStated(in path: String, of folders: [String]) -> Bool {
    let owner = bundles.first { path.hasPrefix($0.folder) }
    return owner.map { folders.contains($0.folder) } ?? false
  }
}
