import Facts

/// What one sentence sets apart as names of things on a screen.
struct NotesMentions {
  /// In their order.
  let all: [NotesFacts.Mention]

  private struct Mark {
    let opening: Character
    let closing: Character
    let kind: NotesFacts.Mention.Mark
  }

  private static let marks: [Mark] =
    [
      ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "”"), ("«", "»"), ("‹", "›"), ("「", "」"),
      ("『", "』"),
      ("‘", "’"), ("‚", "‘"), ("'", "'"), ("`", "`"), ("《", "》"), ("〈", "〉"), ("＂", "＂"),
    ].map { Mark(opening: $0.0, closing: $0.1, kind: .quoted) }
    + [("*", "*"), ("_", "_"), ("[", "]"), ("【", "】"), ("［", "］")].map {
      Mark(opening: $0.0, closing: $0.1, kind: .emphasised)
    }

  /// Longer texts are quotations, not names.
  private static let lengthLimit = 60

  init(_ text: SourceText, _ range: Range<Int>) {
    let characters = Array(text.string(range))
    var found: [(range: Range<Int>, kind: NotesFacts.Mention.Mark)] = []
    var index = 0
    while index < characters.count {
      if let (inner, end, kind) = Self.mention(in: characters, at: index) {
        found.append((inner, kind))
        index = end
      } else {
        index += 1
      }
    }
    found += Self.paths(in: characters).filter { path in
      !found.contains { $0.range.overlaps(path) }
    }.map { ($0, .path) }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    all = found.map { inner, kind in
      let before = String(characters[..<inner.lowerBound])
      let content = String(characters[inner])
      let start = range.lowerBound + before.utf8.count
      return NotesFacts.Mention(
        text: content, mark: kind, place: text.place(of: start..<start + content.utf8.count),
        before: Self.words(of: before),
        after: Self.firstWords(of: characters[inner.upperBound...]))
    }
  }

  /// The inside of what is set apart at a position, and where it ends.
  private static func mention(
    in characters: [Character], at start: Int
  ) -> (Range<Int>, Int, NotesFacts.Mention.Mark)? {
    for mark in marks where mark.opening == characters[start] {
      // `**bold**` is set apart twice.
      var inner = start + 1
      while inner < characters.count, "*_".contains(mark.opening),
        characters[inner] == mark.opening
      { inner += 1 }
      let isWord = start > 0 && characters[start - 1].isLetter && characters[start - 1].isASCII
      guard inner < characters.count, !(isWord && mark.opening.isASCII),
        !characters[inner].isWhitespace,
        let end = characters[inner...].firstIndex(of: mark.closing), end > inner,
        end - inner <= lengthLimit, !characters[end - 1].isWhitespace
      else { continue }
      var behind = end + 1
      while behind < characters.count, "*_".contains(mark.opening),
        characters[behind] == mark.opening
      { behind += 1 }
      if mark.opening.isASCII, behind < characters.count, characters[behind].isASCII,
        characters[behind].isLetter || (mark.opening == "[" && characters[behind] == "(")
      {
        continue
      }
      return (inner..<end, behind, mark.kind)
    }
    return nil
  }

  /// The parts of "Settings > Privacy & Security > Camera": capitalised words, or words of a
  /// script without capitals, between arrows.
  private static func paths(in characters: [Character]) -> [Range<Int>] {
    let arrows = characters.indices.filter { index in
      guard ">→›▸➔⇒".contains(characters[index]) else { return false }
      return index == 0 || !"-=<".contains(characters[index - 1])
    }
    guard !arrows.isEmpty else { return [] }
    var parts: [Range<Int>] = []
    for (number, arrow) in arrows.enumerated() {
      if number == 0 { parts.append(nameBefore(arrow, in: characters)) }
      let limit = number + 1 < arrows.count ? arrows[number + 1] : characters.count
      parts.append(nameAfter(arrow, upTo: limit, in: characters))
    }
    return parts.filter { part in
      part.count <= lengthLimit && characters[part].contains(where: \.isLetter)
    }
  }

  /// The capitalised words in front of an arrow.
  private static func nameBefore(_ arrow: Int, in characters: [Character]) -> Range<Int> {
    var name: Range<Int>?
    for word in words(of: characters, in: 0..<arrow).reversed() {
      guard isName(characters[word.lowerBound]) else { break }
      let isEnd = name != nil && isStop(characters[word.upperBound - 1])
      if isEnd { break }
      name = word.lowerBound..<(name ?? word).upperBound
    }
    return name ?? arrow..<arrow
  }

  /// The capitalised words behind an arrow, up to a stop.
  private static func nameAfter(
    _ arrow: Int, upTo limit: Int, in characters: [Character]
  ) -> Range<Int> {
    var name: Range<Int>?
    for word in words(of: characters, in: arrow + 1..<limit) {
      guard isName(characters[word.lowerBound]) else { break }
      let end = characters[word].lastIndex { !isStop($0) }.map { $0 + 1 } ?? word.lowerBound
      name = (name ?? word).lowerBound..<end
      if end < word.upperBound { break }
    }
    return name ?? arrow..<arrow
  }

  private static func isName(_ first: Character) -> Bool { !first.isLowercase && !isStop(first) }

  private static func isStop(_ character: Character) -> Bool {
    ",.;:()\"“”。、，".contains(character)
  }

  private static func words(of characters: [Character], in range: Range<Int>) -> [Range<Int>] {
    characters[range].indices.split { characters[$0].isWhitespace }.map {
      $0.first!..<$0.last! + 1
    }
  }

  private static func words(of text: String) -> String {
    text.split { !$0.isLetter }.joined(separator: " ").lowercased()
  }

  private static func firstWords(of characters: ArraySlice<Character>) -> String {
    String(characters).split { !$0.isLetter }.prefix(2).joined(separator: " ").lowercased()
  }
}
