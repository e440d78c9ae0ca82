import Contract

/// What the `.gitignore` files from the repository's root down to one folder leave out, as git
/// would: deeper files before upper ones, and in one file the last line that matches.
struct IgnoreRules: Sendable {
  /// One line of a file.
  private struct Rule: Sendable {
    var glob: Glob
    var isNegated = false
    var onlyFolders = false
    /// Without a slash the pattern means a name at any depth.
    var isName = false

    /// Nil for empty lines and comments.
    init?(_ line: ArraySlice<UInt8>) {
      var text = Self.withoutTrailingSpace(line)
      guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
      if first == UInt8(ascii: "!") {
        isNegated = true
        text.removeFirst()
      }
      if text.last == UInt8(ascii: "/") {
        onlyFolders = true
        text.removeLast()
      }
      guard !text.isEmpty else { return nil }
      isName = !text.contains(UInt8(ascii: "/"))
      glob = Glob(bytes: Array(text))
    }

    private static func withoutTrailingSpace(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      var line = line
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
        line.removeLast()
      }
      return line
    }
  }
  /// The rules of one file, and how many names of a path lead to its folder.
  private struct Level: Sendable {
    var depth: Int
    var rules: [Rule]
  }
  private var levels: [Level] = []
  /// The names that lead from the repository's root to the checked folder.
  private let prefix: [ArraySlice<UInt8>]

  /// No rules yet, for a folder that these names lead to.
  init(prefix: [[UInt8]] = []) { self.prefix = prefix.map { $0[...] } }

  /// With the rules of a file in a folder; the path is relative to the checked folder.
  func adding(_ bytes: [UInt8], in folder: [UInt8]) -> IgnoreRules {
    adding(bytes, depth: prefix.count + folder.split(separator: UInt8(ascii: "/")).count)
  }

  /// With the rules of a file that is so many folders below the repository's root.
  func adding(_ bytes: [UInt8], depth: Int) -> IgnoreRules {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    let rules = text.split(separator: UInt8(ascii: "\n")).compactMap { Rule($0) }
    var more = self
    if !rules.isEmpty { more.levels.append(Level(depth: depth, rules: rules)) }
    return more
  }

  /// Whether a path below the checked folder is left out, its folders being read.
  func ignore(_ path: [UInt8], isFolder: Bool) -> Bool {
    guard !levels.isEmpty else { return false }
    let names = prefix + path.split(separator: UInt8(ascii: "/"))
    for level in levels.reversed() {
      let inner = Array(names[min(level.depth, names.count)...])
      let rule = level.rules.last { rule in
        (isFolder || !rule.onlyFolders)
          && rule.glob.matches(rule.isName ? Array(inner.suffix(1)) : inner)
      }
      if let rule { return !rule.isNegated }
    }
    return false
  }
}
