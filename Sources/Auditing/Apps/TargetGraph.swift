import Facts

/// Which targets compile a file, and which apps and extensions its code ends up in: those that
/// compile it, and those that are built with libraries or packages that do.
struct TargetGraph: Sendable {
  /// An app or extension that the code of a file ends up in.
  struct Owner: Sendable, Hashable {
    var target: BuildContext.Target
    var isExtension: Bool
    /// Whether the target compiles the file itself.
    var isDirect: Bool
  }
  private struct Node: Sendable {
    let id: BuildContext.Target
    let target: ProjectFacts.Target
    let sources: Set<String>
    let isOfPackage: Bool

    func compiles(_ file: String) -> Bool {
      sources.contains(file) || target.synchronizedFolders.contains { $0.holds(file) }
    }

    /// Whether it runs by itself, so that its code is nobody else's.
    var isProgram: Bool {
      target.isApplication || target.isExtension || target.productType.hasSuffix(".tool")
        || target.productType.contains(".bundle.")
    }
  }
  private let nodes: [Node]
  /// The nodes that a target is built with or embeds.
  private let edges: [[Int]]
  /// Of each app and extension, the nodes whose code it holds: itself, then libraries.
  private let closures: [(host: Int, nodes: [Int])]
  /// Folders whose files may be of targets that a manifest declares by other means than literals.
  private let manifestFolders: [String]

  init(_ facts: AppFacts) {
    let packages = facts.swift.compactMap { ProjectFacts(package: $0) }
    var nodes: [Node] = []
    for (project, isOfPackage) in facts.projects.map({ ($0, false) }) + packages.map({ ($0, true) })
    {
      nodes += project.targets.map { target in
        Node(
          id: .init(project: project.path, name: target.name), target: target,
          sources: Set(target.sources), isOfPackage: isOfPackage)
      }
    }
    self.nodes = nodes
    manifestFolders = facts.manifestFolders
    let names = NodeNames(nodes.map { ($0.id.project, [$0.id.name, $0.target.productName]) })
    let packaged = Set(nodes.indices.filter { nodes[$0].isOfPackage })
    let edges = nodes.indices.map { index in
      nodes[index].target.dependencies.flatMap { names.nodes($0, from: index, packaged) }
    }
    self.edges = edges
    closures = nodes.indices.filter {
      nodes[$0].target.isApplication || nodes[$0].target.isExtension
    }.map { ($0, Self.closure(of: $0, edges, nodes)) }
  }

  private static func closure(of host: Int, _ edges: [[Int]], _ nodes: [Node]) -> [Int] {
    var found = [host]
    var seen: Set<Int> = [host]
    var next = 0
    while next < found.count {
      for node in edges[found[next]] where !nodes[node].isProgram && seen.insert(node).inserted {
        found.append(node)
      }
      next += 1
    }
    return found
  }

  /// The apps and extensions that a file's code ends up in, in the projects' order.
  func owners(of file: String) -> [Owner] {
    let compilers = Set(nodes.indices.filter { nodes[$0].compiles(file) })
    guard !compilers.isEmpty else { return [] }
    return closures.compactMap { closure in
      guard closure.nodes.contains(where: compilers.contains) else { return nil }
      let host = nodes[closure.host]
      return Owner(
        target: host.id, isExtension: host.target.isExtension,
        isDirect: compilers.contains(closure.host))
    }
  }

  /// The apps that embed an extension.
  func apps(around target: BuildContext.Target) -> [BuildContext.Target] {
    nodes.indices.filter { index in
      nodes[index].target.isApplication && edges[index].contains { nodes[$0].id == target }
    }.map { nodes[$0].id }
  }

  /// Whether only tests and tools compile a file.
  func isOfNoApp(_ file: String) -> Bool {
    let compilers = nodes.filter { $0.compiles(file) }
    return !compilers.isEmpty
      && compilers.allSatisfy {
        $0.isProgram && !$0.target.isApplication && !$0.target.isExtension
      }
  }

  /// Whether apps list what they compile, and none of them names a file that is of no manifest's.
  func isLeftOut(_ file: String) -> Bool {
    !manifestFolders.contains { $0.isEmpty || file.hasPrefix($0 + "/") }
      && nodes.contains {
        $0.target.isApplication
          && !($0.sources.isEmpty && $0.target.synchronizedFolders.isEmpty)
      }
  }
}

/// Targets and products by their names.
private struct NodeNames {
  private let projects: [String]
  private let byName: [String: [Int]]

  init(_ nodes: [(project: String, names: [String])]) {
    projects = nodes.map(\.project)
    var byName: [String: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      for name in Set(node.names) where !name.isEmpty { byName[name, default: []].append(index) }
    }
    self.byName = byName
  }

  /// What a target means by a name: its own project's, else a package's product, else the only one
  /// that is called so.
  func nodes(_ name: String, from user: Int, _ packaged: Set<Int>) -> [Int] {
    let all = (byName[name] ?? []).filter { $0 != user }
    let own = all.filter { projects[$0] == projects[user] }
    if !own.isEmpty { return own }
    for candidates in [all.filter(packaged.contains), all.filter { !packaged.contains($0) }]
    where !candidates.isEmpty {
      return Set(candidates.map { projects[$0] }).count == 1 ? candidates : []
    }
    return []
  }
}
