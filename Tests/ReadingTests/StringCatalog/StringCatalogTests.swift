import Facts
import Reading
import Testing

@Suite struct StringCatalogs {
  static let sample = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Allow é" : { "localizations" : { "de" : {
          "stringUnit" : { "state" : "translated", "value" : "Erlauben" } } } },
        "skip" : { "extractionState" : "stale", "localizations" : { "en" : {
          "stringUnit" : { "state" : "new", "value" : "Not \\"now\\"" } } } },
        "n" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@c@" },
          "substitutions" : { "c" : { "argNum" : 1, "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "1 code" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg codes" } }
          } } } } } } },
        "bare" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  private func read(_ text: String, path: String = "App/Localizable.xcstrings") -> ReadFile<
    StringTableFacts
  > {
    StringCatalogReader.read(Array(text.utf8), path: path)
  }

  private func lines(_ file: ReadFile<StringTableFacts>) -> [String] {
    (file.facts?.entries ?? []).map {
      "\($0.key) [\($0.language)] = \($0.text) (\($0.state ?? "-")) @ \($0.place.span)"
    }
  }

  @Test("every text has its language, state and exact place; a key without text is the text")
  func everyday() {
    let file = read(Self.sample)
    #expect(file.facts?.table == "Localizable")
    #expect(file.facts?.sourceLanguage == "en")
    #expect(file.problems.isEmpty)
    #expect(
      lines(file) == [
        "Allow é [en] = Allow é (-) @ 4:5-4:15",
        "Allow é [de] = Erlauben (translated) @ 5:58-5:68",
        #"skip [en] = Not "now" (stale) @ 7:51-7:64"#,
        "n [en] = %#@c@ (translated) @ 9:58-9:65",
        "n [en] = 1 code (translated) @ 11:70-11:78",
        "n [en] = %arg codes (translated) @ 12:72-12:84",
        "bare [en] = bare (-) @ 14:5-14:11",
      ])
  }

  @Test("device variations and sets of phrases give one entry each")
  func variations() {
    let file = read(
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"variations":{"device":{
      "iphone":{"stringUnit":{"state":"new","value":"a"}},
      "other":{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"b"}}}}}}}},
      "fr":{"stringSet":{"state":"new","values":["c","d"]}}}}}}
      """)
    #expect(file.facts?.entries.map(\.text) == ["a", "b", "c", "d"])
  }

  @Test("a key of InfoPlist is a name and never the text")
  func infoPlist() {
    let text = #"{"sourceLanguage":"en","strings":{"CFBundleName":{}}}"#
    #expect(read(text, path: "InfoPlist.xcstrings").facts?.entries.isEmpty == true)
  }

  @Test("escapes and surrogate pairs are decoded, CR LF is one line end")
  func escapes() {
    let file = read("{\"strings\":\r\n{\"\\u00e9\\ud83d\\ude42\\n\\/\":{}}}")
    #expect(lines(file) == ["é🙂\n/ [en] = é🙂\n/ (-) @ 2:2-2:26"])
  }

  @Test("what stands before a fault is kept, and the fault has its place")
  func fault() {
    let file = read("{\"strings\":{\"a\":{},\n\"b\" {}}}")
    #expect(file.facts?.entries.map(\.key) == ["a"])
    #expect(file.problems.map(\.brief) == ["partlyRead 2:5 expected ':' after the key, found '{'"])
  }

  @Test(
    "what JSON forbids is stated",
    arguments: [
      ("{\"a\":1,}", "1:8 expected a key in quotes, found '}'"),
      ("{\"a\":tru}", "1:6 expected a value, found 't'"),
      ("{\"a\":\"\n\"}", "1:7 expected a closing quote, found the end of the line"),
      ("{\"a\":\"\\q\"}", "1:7 expected an escape such as \\n or \\u00e9, found '\\'"),
      ("{\"a\":-}", "1:6 expected a number, found '-'"),
      ("{} x", "1:4 expected the end of the file, found 'x'"),
      ("{\"a\":[1 2]}", "1:9 expected ',' or ']', found '2'"),
      ("{\"a\":\"b", "1:6 expected a closing quote, found the end of the file"),
    ])
  func strictness(_ text: String, _ problem: String) {
    #expect(read(text).problems.map(\.brief) == ["partlyRead " + problem])
  }

  @Test("other JSON and an empty file are unread", arguments: ["", "[]", "x", "3"])
  func unread(_ text: String) {
    #expect(read(text).facts == nil)
    #expect(read(text).problems.map(\.kind) == [.unread])
  }

  @Test("5,000 levels are refused with one problem", arguments: ["[", "{\"a\":"])
  func nesting(_ opening: String) {
    let file = read(String(repeating: opening, count: 5000))
    #expect(
      file.problems.map(\.message) == ["expected at most 128 levels of nesting, found more"])
  }
}
