import Facts
import PermissionModel

/// Which resources texts, symbols and type names speak of.
struct ResourceNaming {
  let flows: AsBuilt
  /// Words by the resources that they name; found once, asked often.
  private let known = Known()

  private final class Known {
    var words: [[String]: [String]] = [:]
  }

  init(_ flows: AsBuilt) { self.flows = flows }

  /// What of a screen names one of the resources: a sentence before a title, before an image.
  func text(
    naming resources: [String], in elements: [Element], _ control: Control
  ) -> ResolvedText? {
    let words = self.words(of: resources)
    // A component that is used often shows the same texts again and again.
    var seen: Set<ResolvedText> = []
    let named = { (kind: Element.Kind) in
      elements.filter { $0.kind == kind }.flatMap(\.labels)
        .flatMap { flows.texts.texts(of: $0.bound) }
        .filter { seen.insert($0).inserted && names($0, words) }
    }
    let texts = named(.text)
    return texts.first { $0.text.count { $0 == " " } > 3 } ?? texts.first ?? named(.image).first
      ?? control.labels.first { names($0, words) }
  }

  /// The text of a presented message that names one of the resources, in the app's own language.
  func message(of resources: [String], in tree: ViewTree) -> String? {
    let words = self.words(of: resources)
    let texts = tree.elements.filter { $0.kind == .text }.flatMap(\.labels)
      .flatMap { flows.texts.texts(of: $0.bound) }
    let own = texts.filter { $0.language == nil || $0.language == "en" }
    return (own.isEmpty ? texts : own).first { names($0, words) }?.text
  }

  /// Whether a text on a screen names one of the resources.
  func names(_ element: Element, _ resources: [String]) -> Bool {
    let words = self.words(of: resources)
    return element.labels.contains { shown in
      flows.texts.texts(of: shown.bound).contains { names($0, words) }
    }
  }

  /// English words by which a screen would name the resources.
  func words(of resources: [String]) -> [String] {
    if let words = known.words[resources] { return words }
    var words: [String] = []
    for id in resources {
      guard let row = flows.app.symbols.rows[id] else { continue }
      let family = flows.app.symbols.rows.values.filter { $0.family == row.family }
      for word in ([row] + family.sorted { $0.id < $1.id }).flatMap(\.words)
      where !words.contains(word) {
        words.append(word)
      }
    }
    known.words[resources] = words
    return words
  }

  /// Whether a text, its key or a symbol's name holds one of the words.
  func names(_ text: ResolvedText, _ words: [String]) -> Bool {
    let spoken = [text.text, text.key ?? ""].map(Self.spaced)
    return words.contains { word in spoken.contains { Self.holds($0, word) } }
  }

  /// Whether a word, or its plural, stands in a text as a word of its own.
  static func holds(_ text: String, _ word: String) -> Bool {
    guard text.contains(word) else { return false }
    return text.ranges(of: word).contains { range in
      let isStart =
        range.lowerBound == text.startIndex || !text[text.index(before: range.lowerBound)].isLetter
      var end = range.upperBound
      if end < text.endIndex, text[end] == "s" { end = text.index(after: end) }
      return isStart && (end == text.endIndex || !text[end].isLetter)
    }
  }

  /// Lower case, with humps, dots and underscores turned into spaces; `URLCamera` has two words.
  static func spaced(_ text: String) -> String {
    var spaced = ""
    var (previous, beforeIt): (Character?, Character?) = (nil, nil)
    for character in text {
      if character == "_" || character == "." || character == "-" {
        spaced.append(" ")
      } else {
        if character.isUppercase, previous?.isLowercase == true { spaced.append(" ") }
        if character.isLowercase, previous?.isUppercase == true, beforeIt?.isUppercase == true {
          spaced.insert(" ", at: spaced.index(before: spaced.endIndex))
        }
        spaced.append(contentsOf: character.lowercased())
      }
      (beforeIt, previous) = (previous, character)
    }
    return spaced
  }

  private static let permissionWords = [
    "permission", "permissions", "explanation", "primer", "priming", "onboarding", "authorization",
    "authorisation", "access", "welcome", "intro", "introduction", "setup", "rationale", "prompt",
    "consent", "opt in",
  ]

  /// Whether the name of a screen says that it is about permissions or first run.
  func isNamedForPermission(_ element: Element, _ tree: ViewTree) -> Bool {
    let names = [flows.screenOwner(of: element), tree.name].map { Self.spaced($0) }
    return names.contains { name in Self.permissionWords.contains { Self.holds(name, $0) } }
  }
}
