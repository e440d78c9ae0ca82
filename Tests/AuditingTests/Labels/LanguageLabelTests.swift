import Auditing
import Testing

@Suite("Labels in other languages")
struct LanguageLabelTests {
  @Test("are understood in their own language", arguments: LanguageLabels.all)
  func ownLanguage(row: LanguageLabels.Row) {
    let meaning = { LabelWords.meaning(of: $0, language: row.language) }
    #expect(meaning(row.neutral) == .neutral)
    for label in row.consent { #expect(meaning(label) == .consent, "\(label)") }
    #expect(meaning(row.deferral) == .deferral)
    #expect(meaning(row.refusal) == .refusal)
  }

  @Test(
    "avoid the question or do not, whether or not the language is known",
    arguments: LanguageLabels.all)
  func unknownLanguage(row: LanguageLabels.Row) {
    #expect(LabelWords.leavesOrDefers(row.deferral, language: nil))
    #expect(LabelWords.leavesOrDefers(row.refusal, language: nil))
    for label in row.consent { #expect(!LabelWords.isNeutral(label, language: nil), "\(label)") }
  }

  @Test(
    "of a region use the words of the language",
    arguments: [
      ("pt-BR", "Permitir"), ("pt_PT", "Permitir"), ("zh-Hans-CN", "允许"), ("zh-TW", "允許"),
      ("zh_Hant_HK", "允許"), ("Base", "Allow"), ("de-CH", "Erlauben"), ("no", "Tillat"),
      ("nn-NO", "Tillat"), ("iw", "אפשר"), ("sr-Latn-RS", "Dopusti"), ("EN-gb", "Authorise"),
      ("", "Allow"), ("", "허용"),
    ])
  func regions(language: String, label: String) {
    #expect(LabelWords.meaning(of: label, language: language) == .consent)
  }

  @Test("left untranslated are read as English", arguments: ["de", "ja", "ar", "ru", "xx"])
  func untranslated(language: String) {
    #expect(LabelWords.meaning(of: "Allow", language: language) == .consent)
    #expect(LabelWords.meaning(of: "Continue", language: language) == .neutral)
    #expect(LabelWords.meaning(of: "Not now", language: language) == .deferral)
  }

  @Test("of a language without a table are read by their script")
  func scripts() {
    #expect(LabelWords.meaning(of: "Далее", language: "tt") == .neutral)
    #expect(LabelWords.meaning(of: "Autoriser la caméra", language: nil) == .consent)
    #expect(LabelWords.meaning(of: "D'acord", language: nil) == .neutral)
    #expect(LabelWords.meaning(of: "許可", language: nil) == .consent)
    #expect(LabelWords.meaning(of: "Wi-Fi 켜기", language: nil) == .consent)
  }

  @Test(
    "hold no consent word inside a longer word or a phrase that means something else",
    arguments: [
      ("D'accord, on y va", "fr"), ("Показати погоду", "uk"), ("Terima kasih", "id"),
      ("Vezi activitatea", "ro"), ("开启探索之旅", "zh-Hans"), ("オンライン", "ja"),
      ("Aktivität anzeigen", "de"), ("Neste del", "nb"), ("แผนที่", "th"), ("알림 안내", "ko"),
    ])
  func harmless(label: String, language: String) {
    #expect(LabelWords.meaning(of: label, language: language) == .other)
  }

  @Test(
    "put off with a consent word are deferrals",
    arguments: [
      ("Später aktivieren", "de"), ("Activer plus tard", "fr"), ("暂不开启", "zh-Hans"),
      ("나중에 허용", "ko"), ("後で許可する", "ja"), ("Включить позже", "ru"),
      ("Continuar sin ubicación", "es"),
    ])
  func deferredConsent(label: String, language: String) {
    #expect(LabelWords.meaning(of: label, language: language) == .deferral)
  }
}
