import Facts

/// Where the files of a project stand: a reference has a path in its group, a group in its own.
struct FileTree {
  private let objects: [String: MarkedValue]
  /// The group that holds a reference or group.
  private var parents: [String: String] = [:]
  /// The folder that paths start in, relative to the checked folder; nil where it is outside.
  let root: String?

  init(
    _ objects: [String: MarkedValue], _ identifiers: [String], project: MarkedValue?, path: String
  ) {
    self.objects = objects
    // The project is a folder that holds `project.pbxproj`.
    let home = RelativePath.folder(of: RelativePath.folder(of: path))
    root = RelativePath.join(home, project?["projectDirPath"]?.string ?? "")
    // In file order: of two groups that hold one file, the first counts.
    for identifier in identifiers {
      for child in objects[identifier]?["children"]?.members.compactMap(\.string) ?? []
      where parents[child] == nil {
        parents[child] = identifier
      }
    }
  }

  /// The path of a file or group; nil for products, the SDK, and what is outside the folder.
  func path(of identifier: String) -> String? { path(of: identifier, depth: 0) }

  private func path(of identifier: String, depth: Int) -> String? {
    guard depth < ProblemLog.nestingLimit, let object = objects[identifier] else { return nil }
    let own = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>":
      guard let parent = parents[identifier] else { return join(root, own) }
      return join(path(of: parent, depth: depth + 1), own)
    case "SOURCE_ROOT": return join(root, own)
    default: return nil
    }
  }

  private func join(_ folder: String?, _ path: String) -> String? {
    folder.flatMap { RelativePath.join($0, path) }
  }
}
