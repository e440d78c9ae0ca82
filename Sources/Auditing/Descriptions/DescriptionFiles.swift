import Facts

/// The descriptions of XcodeGen projects, and how they include each other.
struct DescriptionFiles {
  private struct Inclusion {
    var path: String
    /// Whether its paths start in its own folder.
    var isRelative: Bool
  }
  private let trees: [String: DescriptionTree]
  private var included: Set<String> = []
  /// The names of files that an inclusion means which could not be found.
  private var lost: Set<Substring> = []

  init(_ lists: [PropertyListFacts]) {
    trees = Dictionary(
      lists.map { ($0.path, DescriptionTree($0)) }, uniquingKeysWith: { first, _ in first })
    for (path, tree) in trees {
      if let found = inclusions(of: tree, at: path) {
        included.formUnion(found.all.map(\.path))
      } else {
        lost.formUnion(Self.names(in: tree).compactMap { $0.name.split(separator: "/").last })
      }
    }
  }

  /// Whether another description includes this one, or seems to.
  func isIncluded(_ path: String) -> Bool {
    included.contains(path) || path.split(separator: "/").last.map(lost.contains) ?? false
  }

  /// A description over those that it includes, and the folder that its paths start in; nil where
  /// something that it includes is not there.
  func whole(_ path: String) -> (folder: String, tree: DescriptionTree)? {
    whole(path, in: [])
  }

  private func whole(
    _ path: String, in outer: [String]
  ) -> (folder: String, tree: DescriptionTree)? {
    guard let tree = trees[path], !outer.contains(path), outer.count < 16,
      let found = inclusions(of: tree, at: path)
    else { return nil }
    var base = DescriptionTree()
    for inclusion in found.all {
      guard var inner = whole(inclusion.path, in: outer + [path]) else { return nil }
      if inclusion.isRelative {
        inner.tree = inner.tree.moved(from: inner.folder, to: found.folder)
      }
      base = base.children.isEmpty ? inner.tree : inner.tree.merged(over: base)
    }
    return (found.folder, base.children.isEmpty ? tree : tree.merged(over: base))
  }

  /// What a description includes, seen from its folder or, for those that are copied before they
  /// are used, from a folder above it.
  private func inclusions(
    of tree: DescriptionTree, at path: String
  ) -> (folder: String, all: [Inclusion])? {
    let names = Self.names(in: tree)
    var folder = RelativePath.folder(of: path)
    while true {
      let found = names.compactMap { name, isRelative in
        RelativePath.join(folder, name).map { Inclusion(path: $0, isRelative: isRelative) }
      }
      if found.count == names.count, found.allSatisfy({ trees[$0.path] != nil }) {
        return (folder, found)
      }
      guard !folder.isEmpty else { return nil }
      folder = RelativePath.folder(of: folder)
    }
  }

  private static func names(in tree: DescriptionTree) -> [(name: String, isRelative: Bool)] {
    (tree["include"]?.members ?? []).compactMap { member in
      (member.text ?? member["path"]?.text).map {
        (name: $0, isRelative: member["relativePaths"]?.text != "NO")
      }
    }
  }
}
