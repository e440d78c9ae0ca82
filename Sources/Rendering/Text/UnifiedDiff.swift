/// What changes in a file, as `git apply` and `patch -p1` take it.
package enum UnifiedDiff {
  /// Lines around a change that are shown too.
  private static let context = 3

  /// The change of one file; empty where nothing changes. Lines end at LF; what else ends a line is
  /// a part of it.
  package static func text(of path: String, from before: [UInt8], to after: [UInt8]) -> String {
    let (old, new) = (lines(before), lines(after))
    let hunks = hunks(changes(old, new))
    guard !hunks.isEmpty else { return "" }
    return "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n" + hunks.joined()
  }

  /// One line of both versions side by side.
  private enum Line {
    case kept(String), removed(String), added(String)

    var text: String {
      let (mark, line) =
        switch self {
        case .kept(let line): (" ", line)
        case .removed(let line): ("-", line)
        case .added(let line): ("+", line)
        }
      let isEnded = line.utf8.last == UInt8(ascii: "\n")
      return mark + line + (isEnded ? "" : "\n\\ No newline at end of file\n")
    }
    var isKept: Bool { if case .kept = self { true } else { false } }
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return lines
  }

  /// All lines of both versions, what is removed before what is added.
  private static func changes(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old) { Array($0.utf8) == Array($1.utf8) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if first < old.count, removed.contains(first) {
        lines.append(.removed(old[first]))
        first += 1
      } else if second < new.count, added.contains(second) {
        lines.append(.added(new[second]))
        second += 1
      } else {
        lines.append(.kept(old[first]))
        (first, second) = (first + 1, second + 1)
      }
    }
    return lines
  }

  /// The changed lines with those around them.
  private static func hunks(_ lines: [Line]) -> [String] {
    var ranges: [Range<Int>] = []
    for index in lines.indices where !lines[index].isKept {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      let before = lines[..<range.lowerBound]
      let part = lines[range]
      let old = Self.range(after: before.count(where: \.isOld), part.count(where: \.isOld))
      let new = Self.range(after: before.count(where: \.isNew), part.count(where: \.isNew))
      return "@@ -\(old) +\(new) @@\n" + part.map(\.text).joined()
    }
  }

  private static func range(after lines: Int, _ count: Int) -> String {
    count == 1 ? "\(lines + 1)" : "\(count == 0 ? lines : lines + 1),\(count)"
  }

  /// A path, in quotes as git writes them where it has odd characters.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return path.contains(" ") ? path + "\t" : path }
    let quoted = path.utf8.map { byte -> String in
      switch byte {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map(String.init).joined()
      }
    }
    return "\"" + quoted.joined() + "\""
  }
}
