import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// The files of this package as they lie on the disk, without hidden folders and build products.
enum Repository {
  /// Every file, by path.
  static let files: [TextFile] = {
    let folder = Golden.packageFolder
    let keys: [URLResourceKey] = [.isDirectoryKey]
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    else { return [] }
    var found: [TextFile] = []
    for case let url as URL in walk {
      let path = String(url.path.dropFirst(folder.path.count + 1))
      let isFolder = (try? url.resourceValues(forKeys: Set(keys)).isDirectory) ?? false
      if isFolder, path.hasPrefix("."), !kept.contains(path) { walk.skipDescendants() }
      guard !isFolder, let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      found.append(TextFile(path: path, text: text))
    }
    return found.sorted { $0.path < $1.path }
  }()

  /// Hidden folders that belong to the package.
  private static let kept = [".ci", ".github"]

  /// Swift files of the package itself: not the example apps, which are other people's by intent.
  static let swift: [TextFile] = files.filter {
    $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Examples/")
  }

  /// Swift files of the targets.
  static let sources: [TextFile] = swift.filter { $0.path.hasPrefix("Sources/") }

  /// Pages for people.
  static let markdown: [TextFile] = files.filter { $0.path.hasSuffix(".md") }

  /// The text of one file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.packageFolder.appendingPathComponent(path), encoding: .utf8)
  }
}

/// One file: where it lies and what it says.
struct TextFile: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String
  /// Every node of the syntax tree in source order; empty where the file is not Swift.
  let nodes: [Syntax]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var nodes: [Syntax] = []
    if path.hasSuffix(".swift") { Syntax(Parser.parse(source: text)).gather(into: &nodes) }
    self.nodes = nodes
  }

  var testDescription: String { path }

  /// The last component, without what follows its last dot.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }

  /// The target to which it belongs.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// Without line ends.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Every node of one kind, in source order.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] { nodes.compactMap { $0.as(kind) } }
}

extension Syntax {
  /// Appends the node and all below it that are not tokens.
  fileprivate func gather(into nodes: inout [Syntax]) {
    nodes.append(self)
    for child in children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      child.gather(into: &nodes)
    }
  }
}
