/// Words to look for inside a label.
///
/// Notation: `allow` is one word, `authori*` any word that begins so, `turn … on` may have words in
/// the gap, `^yes` stands only at the start.
struct LabelPhrase: Sendable {
  private struct Part: Sendable {
    var text: String
    var isStem: Bool
    var followsGap: Bool

    func accepts(_ word: LabelText.Word) -> Bool {
      isStem ? word.folded.hasPrefix(text) : word.folded == text
    }
  }
  private var parts: [Part] = []
  /// The parts between gaps, each in one piece.
  private var pieces: [String] = []
  private var isAnchored: Bool

  init(_ notation: String) {
    isAnchored = notation.hasPrefix("^")
    var followsGap = false
    for token in notation.split(separator: " ") {
      let words = LabelText(String(token)).words
      for (index, word) in words.enumerated() {
        let isStem = token.hasSuffix("*") && index == words.count - 1
        parts.append(Part(text: word.folded, isStem: isStem, followsGap: followsGap))
        if pieces.isEmpty || followsGap { pieces.append("") }
        pieces[pieces.count - 1] += word.folded
        followsGap = false
      }
      if token == "…" { followsGap = true }
    }
  }

  /// The words of the label that match, as the label spells them.
  func words(in label: LabelText) -> String? {
    let starts = isAnchored ? label.words.indices.prefix(1) : label.words.indices
    for start in starts {
      if let found = match(in: label.words, from: start) {
        return found.map { label.words[$0].surface }.joined(separator: " ")
      }
    }
    return nil
  }

  /// The pieces of the label that match, wherever they stand, for scripts without spaces.
  func pieces(in label: LabelText) -> String? {
    var rest = label.joined[...]
    guard pieces.allSatisfy({ rest.contains($0) }) else { return nil }
    if isAnchored, let first = pieces.first, !rest.hasPrefix(first) { return nil }
    for piece in pieces {
      guard let range = rest.firstRange(of: piece) else { return nil }
      rest = rest[range.upperBound...]
    }
    return pieces.joined(separator: " ")
  }

  private func match(in words: [LabelText.Word], from start: Int) -> [Int]? {
    var found: [Int] = []
    var next = start
    for part in parts {
      let candidates = part.followsGap ? words[next...] : words[next...].prefix(1)
      guard let index = candidates.firstIndex(where: part.accepts) else { return nil }
      found.append(index)
      next = index + 1
    }
    return found
  }
}
