import Testing

@testable import Auditing

extension LabelWords: CustomTestStringConvertible {
  public var testDescription: String { language }
}

@Suite("The tables of labels")
struct LabelTableTests {
  @Test("have one language each, and many of them")
  func languages() {
    #expect(Set(LabelWords.all.map(\.language)).count == LabelWords.all.count)
    #expect(LabelWords.all.count >= 30)
  }

  @Test("have known headings only, no empty entry and none twice", arguments: LabelWords.all)
  func headings(words: LabelWords) {
    var seen: Set<String> = []
    for (heading, entry) in words.rows {
      #expect(heading != nil, "\(entry)")
      let text = LabelText(entry)
      let isPhrase = LabelMeaning(rawValue: heading?.rawValue ?? "") == nil
      #expect(!text.words.isEmpty)
      #expect(seen.insert((isPhrase ? "\(heading!) " : "") + text.spaced).inserted, "\(entry)")
    }
  }

  @Test("know whole labels of every meaning and some consent words", arguments: LabelWords.all)
  func completeness(words: LabelWords) {
    let headings = Set(words.rows.map(\.heading))
    for heading: LabelWords.Heading in [
      .neutral, .consent, .deferral, .leaving, .refusal, .settings, .consentWords, .negations,
    ] {
      #expect(headings.contains(heading), "\(heading)")
    }
  }

  @Test("give each whole label the meaning of its heading", arguments: LabelWords.all)
  func wholes(words: LabelWords) {
    for (heading, entry) in words.rows {
      guard let meaning = heading.flatMap({ LabelMeaning(rawValue: $0.rawValue) }) else { continue }
      #expect(LabelWords.meaning(of: entry, language: words.language) == meaning, "\(entry)")
    }
  }

  @Test(
    "give each phrase that stands alone no meaning against its heading",
    arguments: LabelWords.all)
  func phrases(words: LabelWords) {
    for (heading, entry) in words.rows where heading == .consentWords {
      let meaning = LabelWords.meaning(of: entry, language: words.language)
      #expect(meaning == .consent || meaning == .neutral, "\(entry)")
    }
  }
}
