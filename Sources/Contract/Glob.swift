/// A pattern for paths: `*`, `?` and `[a-z]` within one name, `**` over any number of folders.
///
/// It means what it means to git, byte by byte, and is anchored: `*.swift` is no file of a folder.
package struct Glob: Sendable, Hashable {
  /// One part of a path.
  private enum Component: Sendable, Hashable {
    /// `**`.
    case anyDepth
    case name([GlobToken])
  }
  /// As written.
  package let text: String
  /// Nil where the pattern is broken and matches nothing.
  private let components: [Component]?

  /// A pattern as it is written in a configuration.
  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// A pattern of any bytes.
  package init(bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    var parts: [Component] = []
    var isWhole = true
    let slash = UInt8(ascii: "/")
    var rest = bytes.first == slash ? bytes.dropFirst() : bytes[...]
    if rest.last == slash { rest.removeLast() }
    // A name between two slashes is empty, and no file has it.
    for part in rest.split(separator: slash, omittingEmptySubsequences: false) {
      if part.elementsEqual("**".utf8) {
        parts.append(.anyDepth)
      } else if let tokens = GlobToken.tokens(of: Array(part)) {
        parts.append(.name(tokens))
      } else {
        isWhole = false
      }
    }
    // `a/**` is all that is in `a`, and not `a` itself.
    if parts.count > 1, parts.last == .anyDepth {
      parts.insert(.name([.many]), at: parts.count - 1)
    }
    components = isWhole ? parts : nil
  }

  /// Whether the pattern is not written to its end, and therefore matches nothing.
  package var isBroken: Bool { components == nil }

  /// Whether the pattern means a path or a folder that it is in.
  package func covers(_ path: [UInt8]) -> Bool {
    let names = path.split(separator: UInt8(ascii: "/"))
    return (0..<names.count).contains { matches(Array(names[...$0])) }
  }

  /// Whether the pattern means a path or a folder that it is in.
  package func covers(_ path: String) -> Bool { covers(Array(path.utf8)) }

  /// Whether the pattern means the path that these names make.
  package func matches(_ names: [ArraySlice<UInt8>]) -> Bool {
    guard let components, !components.isEmpty else { return false }
    return wildMatch(components, names[...], isMany: { $0 == .anyDepth }) { component, name in
      guard case .name(let tokens) = component else { return false }
      return wildMatch(tokens, name, isMany: { $0 == .many }) { $0.matches($1) }
    }
  }
}

/// Whether a sequence fits a pattern in which some parts stand for any number of members.
///
/// Only the last of those parts is ever tried again, so the time stays below length times length.
private func wildMatch<Part, Member>(
  _ pattern: [Part], _ members: ArraySlice<Member>, isMany: (Part) -> Bool,
  fits: (Part, Member) -> Bool
) -> Bool {
  var (at, next) = (0, members.startIndex)
  var retry: (at: Int, next: Int)?
  while next < members.endIndex {
    if at < pattern.count, isMany(pattern[at]) {
      retry = (at, next)
      at += 1
    } else if at < pattern.count, fits(pattern[at], members[next]) {
      at += 1
      next += 1
    } else if let last = retry {
      retry = (last.at, last.next + 1)
      (at, next) = (last.at + 1, last.next + 1)
    } else {
      return false
    }
  }
  return pattern[at...].allSatisfy(isMany)
}
