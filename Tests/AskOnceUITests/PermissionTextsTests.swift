import AskOnceUI
import PermissionModel
import Testing

@Suite("Words of the screens")
struct PermissionTextsTests {
  @Test("there are words in at least twenty languages, each once and none empty")
  func complete() {
    #expect(PermissionTexts.all.count >= 30)
    #expect(Set(PermissionTexts.all.map(\.language)).count == PermissionTexts.all.count)
    for texts in PermissionTexts.all {
      let words =
        [texts.proceed, texts.openSettings, texts.cancel]
        + Reason.allCases.map { texts.sentence(for: $0) }
      #expect(!words.contains(""), "\(texts.language)")
      #expect(Set(words).count == words.count, "\(texts.language)")
    }
  }

  @Test("no two languages have the same words", arguments: Reason.allCases)
  func translated(reason: Reason) {
    let sentences = PermissionTexts.all.map { $0.sentence(for: reason) }
    #expect(Set(sentences).count == sentences.count)
  }

  @Test(
    "a language is found as systems write it",
    arguments: [
      (["de-AT"], "de"), (["pt"], "pt-BR"), (["pt-PT"], "pt-PT"), (["pt_AO"], "pt-PT"),
      (["zh-Hant-HK"], "zh-Hant"), (["zh-TW"], "zh-Hant"), (["zh"], "zh-Hans"),
      (["zh-CN"], "zh-Hans"), (["nn"], "nb"), (["iw"], "he"), (["xx", "fr"], "fr"), ([], "en"),
      (["xx", ""], "en"), (["Base"], "en"),
    ])
  func found(languages: [String], language: String) {
    #expect(PermissionTexts.preferred(from: languages).language == language)
  }

  @Test("an app may say it in its own words")
  func own() {
    var texts = PermissionTexts.preferred(from: ["en"])
    texts.proceed = "Next"
    #expect(texts.proceed == "Next" && texts.sentence(for: .denied) == texts.denied)
  }
}
