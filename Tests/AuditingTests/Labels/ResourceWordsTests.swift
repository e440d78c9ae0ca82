import Testing

@testable import Auditing

@Suite("The words for resources in other languages")
struct ResourceWordsTests {
  @Test("name the resource in labels and sentences", arguments: sentences)
  func named(_ one: Sentence) {
    let words = ResourceWords(english: [], families: [one.family])
    #expect(words.areNamed(in: one.text, language: one.language))
    let others = ResourceWords(english: [], families: ["bluetooth", "tracking", "speech"])
    #expect(!others.areNamed(in: one.text, language: one.language))
  }

  @Test("are not in labels that only go on", arguments: LabelWords.all)
  func neutral(_ table: LabelWords) {
    let words = ResourceWords(english: [], families: Set(Self.sentences.map(\.family)))
    let labels = table.rows.filter { $0.heading == .neutral }.map(\.entry)
    #expect(labels.filter { words.areNamed(in: $0, language: table.language) } == [])
  }

  @Test("are known for at least thirty languages")
  func languages() {
    #expect(ResourceWords.languages.count >= 30)
    #expect(Set(Self.sentences.map { $0.language ?? "" }).count >= 30)
  }

  @Test("say nothing of texts in English")
  func english() {
    let words = ResourceWords(english: [], families: Set(Self.sentences.map(\.family)))
    #expect(!words.areNamed(in: "Your position in the list of suivi", language: nil))
    #expect(!words.areNamed(in: "Your position", language: "en-GB"))
  }

  struct Sentence: Sendable, CustomTestStringConvertible {
    var language: String?
    var family: String
    var text: String
    init(_ language: String?, _ family: String, _ text: String) {
      (self.language, self.family, self.text) = (language, family, text)
    }
    var testDescription: String { "\(language ?? "unknown"): \(text)" }
  }

  static let sentences: [Sentence] = [
    Sentence("de", "location", "Meinen Standort verwenden"),
    Sentence("de-AT", "photos", "Wähle ein Bild aus deiner Fotomediathek."),
    Sentence("nl", "camera", "Met de camera scan je de code."),
    Sentence("sv", "notifications", "Aktivera notiser"),
    Sentence("nb", "microphone", "Bruk mikrofonen"),
    Sentence("nn", "location", "Posisjonen din"),
    Sentence("da", "calendar", "Tilføj til kalenderen"),
    Sentence("fr", "location", "Utiliser ma position"),
    Sentence("fr-CA", "microphone", "Autoriser le micro"),
    Sentence("es", "location", "Usar mi ubicación"),
    Sentence("es-419", "camera", "Activar la cámara"),
    Sentence("pt-BR", "notifications", "Ativar notificações"),
    Sentence("it", "contacts", "Accedi alla rubrica"),
    Sentence("ca", "location", "La teva ubicació"),
    Sentence("ro", "photos", "Acces la fotografii"),
    Sentence("pl", "location", "Udostępnij lokalizację"),
    Sentence("cs", "notifications", "Zapnout oznámení"),
    Sentence("sk", "location", "Použiť moju polohu"),
    Sentence("hr", "camera", "Uključi kameru"),
    Sentence("sl", "notifications", "Vklopi obvestila"),
    Sentence("fi", "location", "Käytä sijaintia"),
    Sentence("et", "camera", "Luba kaamera"),
    Sentence("hu", "notifications", "Értesítések bekapcsolása"),
    Sentence("lv", "camera", "Ieslēgt kameru"),
    Sentence("lt", "photos", "Pasirinkti nuotrauką"),
    Sentence("tr", "location", "Konumumu kullan"),
    Sentence("id", "location", "Gunakan lokasi saya"),
    Sentence("ms", "camera", "Guna kamera"),
    Sentence("vi", "location", "Dùng vị trí của tôi"),
    Sentence("ru", "notifications", "Включить уведомления"),
    Sentence("uk", "notifications", "Увімкнути сповіщення"),
    Sentence("bg", "location", "Моето местоположение"),
    Sentence("sr", "camera", "Укључи камеру"),
    Sentence("el", "location", "Χρήση της τοποθεσίας μου"),
    Sentence("ar", "location", "استخدام موقعي"),
    Sentence("fa", "camera", "روشن کردن دوربین"),
    Sentence("he", "location", "שימוש במיקום שלי"),
    Sentence("hi", "camera", "कैमरा चालू करें"),
    Sentence("bn", "location", "আমার অবস্থান"),
    Sentence("th", "notifications", "เปิดการแจ้งเตือน"),
    Sentence("zh-Hans", "location", "使用我的位置"),
    Sentence("zh-Hant-TW", "microphone", "開啟麥克風"),
    Sentence("ja", "location", "位置情報を許可する"),
    Sentence("ko", "contacts", "연락처 허용"),
    Sentence(nil, "location", "位置情報を許可する"),
    Sentence(nil, "location", "Usar mi ubicación"),
  ]
}
