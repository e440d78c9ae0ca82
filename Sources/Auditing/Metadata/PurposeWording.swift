/// The words by which purpose strings of one language say nothing of a feature.
///
/// A text of them alone names the resource and asks for it, but does not say what for.
struct PurposeWording: Sendable {
  /// What a text says of the use.
  enum Verdict: Sendable, Comparable {
    /// Only that the resource is wanted.
    case nothing
    /// A hint that may be the use, or be the resource in other words.
    case hint
    /// A use.
    case use
  }
  /// The lines of a language's table.
  enum Heading: String, Sendable, CaseIterable {
    /// The resource, need, politeness, and goods that any app promises.
    case empty
    /// What may be a use or the resource in other words: taking photos, updating a map.
    case weak
    /// What follows the name of whoever asks: "would like", "needs".
    case asking
    /// Follow a word in languages that write them without a space.
    case endings
    /// Say a use, though their words alone do not.
    case uses
  }
  /// How words are told apart.
  enum Writing: Sendable {
    /// By spaces.
    case spaced
    /// By spaces, with endings attached.
    case endings
    /// Not at all.
    case unspaced
  }

  let language: String
  let writing: Writing
  private let rows: [Heading: [String]]
  private let stems: [Heading: [String]]
  private let words: [Heading: Set<String>]
  private let uses: [LabelPhrase]

  init(_ language: String, _ writing: Writing, _ table: String) {
    self.language = language
    self.writing = writing
    var rows: [Heading: [String]] = [:]
    for line in table.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let heading = Heading(rawValue: String(halves[0])) else { continue }
      let separator: Character = heading == .uses || heading == .asking ? "|" : " "
      rows[heading, default: []] += halves[1].split(separator: separator).map {
        String($0.drop { $0 == " " })
      }
    }
    self.rows = rows
    let plain = { (entry: String) in
      let joined = LabelText(entry).joined
      return writing == .spaced ? Self.plain(joined) : joined
    }
    stems = rows.mapValues { entries in
      entries.filter { $0.hasSuffix("*") }.map { plain(String($0.dropLast())) }
    }
    words = rows.mapValues { entries in Set(entries.filter { !$0.hasSuffix("*") }.map(plain)) }
    uses = (rows[.uses] ?? []).map { LabelPhrase($0) }
  }

  /// The entries under a heading, as written.
  func entries(_ heading: Heading) -> [String] { rows[heading] ?? [] }

  /// What a text says, names of the app being replaced already.
  func verdict(on text: String) -> Verdict {
    let label = LabelText(text)
    let says = uses.contains {
      (writing == .spaced ? $0.words(in: label) : $0.pieces(in: label)) != nil
    }
    if says { return .use }
    switch writing {
    case .spaced: return spaced(label.words.map { Self.plain($0.folded) })
    case .endings:
      let words = label.words.map(\.folded)
      guard let first = words.first, let asking = behindName(first) else {
        return words.map(attached).max() ?? .nothing
      }
      return words.dropFirst().map(attached).max().map { max($0, .hint) } ?? attached(asking)
    case .unspaced:
      guard let rest = behindName(label.joined) else { return unspaced(Array(label.joined)) }
      return max(.hint, unspaced(Array(rest)))
    }
  }

  /// What follows a name in Latin letters that asks: 需要 of "Tramway需要"; nil where none stands
  /// first.
  private func behindName(_ text: String) -> String? {
    let rest = text.drop { $0.isASCII }
    guard rest.startIndex > text.startIndex,
      entries(.asking).contains(where: { rest.hasPrefix(LabelText($0).joined) }),
      unspaced(Array(text[..<rest.startIndex])) == .use
    else { return nil }
    return String(rest)
  }

  /// A word without accents, which people often leave out.
  private static func plain(_ word: String) -> String {
    String(word.map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = {
    let letters = [
      "àáâãäå": "a", "èéêë": "e", "ìíîï": "i", "òóôõö": "o", "ùúûü": "u", "ç": "c", "ñ": "n",
    ]
    var accents: [Character: Character] = [:]
    for (accented, plain) in letters {
      for letter in accented { accents[letter] = Character(plain) }
    }
    return accents
  }()

  private func spaced(_ words: [String]) -> Verdict {
    let rest = words.dropFirst(nameLength(words))
    let verdict = rest.map(weight(of:)).max() ?? .nothing
    return rest.count < words.count ? max(verdict, .hint) : verdict
  }

  /// How many words before "would like" or "needs" may be the name of an app that is not known.
  private func nameLength(_ words: [String]) -> Int {
    let longest = 3
    for length in 1...longest where words.count > length {
      let rest = Array(words[length...])
      let asks = entries(.asking).contains {
        rest.starts(with: LabelText($0).words.map { Self.plain($0.folded) })
      }
      if asks { return words[..<length].map(weight(of:)).max() == .use ? length : 0 }
    }
    return 0
  }

  private func weight(of word: String) -> Verdict {
    if word.allSatisfy(\.isNumber) || holds(.empty, word) { return .nothing }
    return holds(.weak, word) ? .hint : .use
  }

  private func holds(_ heading: Heading, _ word: String) -> Bool {
    words[heading]?.contains(word) == true
      || stems[heading]?.contains { word.hasPrefix($0) } == true
  }

  /// A word of stems, with endings after the first.
  private func attached(_ word: String) -> Verdict {
    var least: [Int: Verdict] = [0: .nothing]
    let letters = Array(word)
    for start in letters.indices {
      guard let before = least[start] else { continue }
      for end in start + 1...letters.count {
        let piece = String(letters[start..<end])
        guard let weight = weight(ofPiece: piece, isFirst: start == 0) else { continue }
        least[end] = min(least[end] ?? .use, max(before, weight))
      }
    }
    return least[letters.count] ?? .use
  }

  private func weight(ofPiece piece: String, isFirst: Bool) -> Verdict? {
    if words[.empty]?.contains(piece) == true { return .nothing }
    if !isFirst, words[.endings]?.contains(piece) == true { return .nothing }
    return words[.weak]?.contains(piece) == true ? .hint : nil
  }

  /// A text without spaces: the longest known piece at each place; a letter of no piece is a use.
  private func unspaced(_ letters: [Character]) -> Verdict {
    var verdict = Verdict.nothing
    var start = 0
    while start < letters.count {
      let ends = (start + 1...min(letters.count, start + 12)).reversed()
      let known = ends.lazy.compactMap { end in
        weight(ofPiece: String(letters[start..<end]), isFirst: false).map { (end, $0) }
      }.first
      guard let (end, weight) = known else { return .use }
      verdict = max(verdict, weight)
      start = end
    }
    return verdict
  }
}
