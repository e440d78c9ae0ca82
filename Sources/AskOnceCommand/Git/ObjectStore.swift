import Contract
import Foundation

/// One line of a tree of git.
struct TreeEntry: Sendable {
  /// Relative to the checked folder.
  var path: [UInt8]
  var id: String
  var mode: String

  var isLink: Bool { mode == "120000" }
  var isSubmodule: Bool { mode == "160000" }
  var name: [UInt8] { Array(path.split(separator: UInt8(ascii: "/")).last ?? []) }

  /// Whether the walk does not look into a folder around it.
  var isLeftOut: Bool {
    path.split(separator: UInt8(ascii: "/")).dropLast().contains {
      LeftOut.contains(Array($0).text)
    }
  }

  /// Whether it tells what is to be read.
  var isSetting: Bool {
    name == Array(".gitignore".utf8) || path == Array(Configuration.fileName.utf8)
  }
}

extension Revision {
  /// Everything below the checked folder; nothing, where the revision has no such folder.
  func entries() throws -> [TreeEntry] {
    let folder = prefix.last == UInt8(ascii: "/") ? Array(prefix.dropLast()) : prefix
    // Names that are no UTF-8 cannot be passed on as words.
    guard String(validating: folder, as: UTF8.self) != nil else {
      throw UsageError("'--diff' cannot ask git about a folder whose name is no UTF-8")
    }
    let outcome = try git.run(["ls-tree", "-r", "-z", "--full-tree", "\(commit):\(folder.text)"])
    guard outcome.isSuccess else {
      if try git.run(["cat-file", "-e", "\(commit)^{tree}"]).isSuccess,
        !(try git.run(["cat-file", "-e", "\(commit):\(folder.text)"]).isSuccess)
      {
        return []
      }
      throw UsageError("git cannot read the revision: \(outcome.complaint.printable)")
    }
    return outcome.output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = Array(line[..<tab]).text.split(separator: " ").map(String.init)
      guard words.count == 3 else { return nil }
      return TreeEntry(path: Array(line[(tab + 1)...]), id: words[2], mode: words[0])
    }
  }
}

/// Git's objects, many at a time. What git does not have is left out.
struct ObjectStore {
  let git: Git

  /// The bytes of each object, by id.
  func read(_ entries: [TreeEntry]) throws -> [String: [UInt8]] {
    var rest = try ask("--batch", entries)[...]
    var found: [String: [UInt8]] = [:]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = Self.words(rest[..<end])
      rest = rest[(end + 1)...]
      // An object that is not there has one line: its id and the word "missing".
      guard words.count == 3, let size = Int(words[2]) else { continue }
      guard rest.count > size else { break }
      found[words[0]] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return found
  }

  /// The size of each object, by id.
  func sizes(of entries: [TreeEntry]) throws -> [String: Int] {
    let lines = try ask("--batch-check", entries).split(separator: UInt8(ascii: "\n"))
    let pairs = lines.map(Self.words).compactMap { words in
      words.count == 3 ? Int(words[2]).map { (words[0], $0) } : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func ask(_ option: String, _ entries: [TreeEntry]) throws -> [UInt8] {
    guard !entries.isEmpty else { return [] }
    let ids = Set(entries.map(\.id)).sorted().map { $0 + "\n" }.joined()
    return try git.run(["cat-file", option], input: Array(ids.utf8)).output
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [String] {
    Array(line).text.split(separator: " ").map(String.init)
  }
}
