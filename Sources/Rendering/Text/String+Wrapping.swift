extension String {
  /// Broken into lines of at most `width` columns, at spaces where there are some.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      for piece in word.pieces(of: width) {
        if line.isEmpty {
          line = piece
        } else if line.width + 1 + piece.width <= width {
          line += " " + piece
        } else {
          lines.append(line)
          line = piece
        }
      }
    }
    return lines + [line]
  }
}

extension Substring {
  /// The word itself, or parts of it where it is wider than a line.
  fileprivate func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var rest = self
    while rest.width > width {
      let cut = rest.cut(before: width)
      pieces.append(String(rest[..<cut]))
      rest = rest[cut...]
    }
    return pieces + [String(rest)]
  }

  /// Where to cut a word: behind its last sign or before its last capital that fits, if there is
  /// one beyond the first third of the line.
  private func cut(before width: Int) -> Index {
    var (used, end) = (0, startIndex)
    var best: Index?
    while end < endIndex {
      let next = index(after: end)
      used += self[end].width
      if used > width, end > startIndex { break }
      if used > width / 3, next < endIndex, isJoint(end, next) { best = next }
      end = next
    }
    return best ?? end
  }

  private func isJoint(_ before: Index, _ after: Index) -> Bool {
    "./_:-,(".contains(self[before]) || (self[before].isLowercase && self[after].isUppercase)
  }
}
