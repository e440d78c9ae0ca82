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
    guard self.width > width else { return [String(self)] }
    var pieces = [""]
    var used = 0
    for character in self {
      if used + character.width > width, used > 0 {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += character.width
    }
    return pieces
  }
}
