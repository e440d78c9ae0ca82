import Facts
import TestSupport
import Testing

@testable import Auditing

extension PurposeTexts.Row: CustomTestStringConvertible {
  var testDescription: String { language }
}

@Suite("The wording of purpose strings")
struct PurposeWordingTests {
  @Test(
    "tells texts without a use, whether or not the language is known", arguments: PurposeTexts.all)
  func nothing(row: PurposeTexts.Row) {
    for text in row.nothing { expect(text, row, .nothing) }
  }

  @Test("tells texts that may say a use from both others", arguments: PurposeTexts.all)
  func hint(row: PurposeTexts.Row) {
    for text in row.hint { expect(text, row, .hint) }
  }

  @Test("tells texts with a use", arguments: PurposeTexts.all)
  func use(row: PurposeTexts.Row) {
    for text in row.use { expect(text, row, .use) }
  }

  private func expect(
    _ text: String, _ row: PurposeTexts.Row, _ verdict: PurposeWording.Verdict
  ) {
    #expect(PurposeWording.verdict(on: text, language: row.language) == verdict, "\(text)")
    #expect(PurposeWording.verdict(on: text, language: nil) == verdict, "\(text), unknown")
  }

  @Test("is silent on languages that it cannot read")
  func others() {
    #expect(PurposeWording.verdict(on: "Deze app wil de camera gebruiken.", language: "nl") == nil)
    #expect(PurposeWording.verdict(on: "Доступ к камере", language: nil) == nil)
    #expect(PurposeWording.verdict(on: "Camera access", language: "nl") == nil)
  }

  @Test("reads texts left untranslated as English", arguments: ["de", "pt-PT", "ko", "Base", ""])
  func untranslated(language: String) {
    #expect(PurposeWording.verdict(on: "Camera access", language: language) == .nothing)
    #expect(PurposeWording.verdict(on: "Scans receipts", language: language) == .use)
  }

  @Test(
    "does not take the name of the app for a use",
    arguments: [
      ("Harbour needs the camera.", "Harbour"), ("$(PRODUCT_NAME) needs the camera.", "Other"),
      ("하버에서 카메라를 사용합니다.", "하버"), ("Harbour需要使用相机", "Harbour"),
      ("${APP_DISPLAY_NAME} uses the camera", "Other"),
    ])
  func names(text: String, name: String) {
    let names = AppNames(facts(name))
    let replaced = names.replaced(in: text)
    #expect(replaced.flatMap { PurposeWording.verdict(on: $0, language: nil) } == .nothing)
  }

  @Test("keeps a use that holds the name of the app, and texts that are not known")
  func otherNames() {
    let names = AppNames(facts("Scan"))
    #expect(names.replaced(in: "Scanning receipts") == "Scanning receipts")
    #expect(names.replaced(in: "Scan uses $(WHAT_FOR)") == nil)
    #expect(names.replaced(in: "Costs 2 $ (or less)") == "Costs 2 $ (or less)")
  }

  @Test(
    "tells placeholders",
    arguments: [
      "TODO", "xxx", "...", "test", "Test Test", "Description", "Lorem ipsum dolor", "REPLACE ME",
      "Your reason here", "NSCameraUsageDescription", "Privacy - Camera Usage Description",
      "We need it for <reason>", "[insert reason]", "<#why#>", "camera_usage_description",
      "permission.camera", "テスト", "此处：请填写", "설명", "aaaa", "YOUR_TEXT", "{feature} needs it",
    ])
  func placeholders(text: String) {
    #expect(PlaceholderWording.certainty(of: text).map { $0 > .possible } == true)
  }

  @Test("leaves excuses possible placeholders")
  func excuses() {
    #expect(PlaceholderWording.certainty(of: "This should never appear.") == .possible)
  }

  @Test(
    "takes no text for a placeholder that only speaks of such things",
    arguments: [
      "Tests your hearing.", "Adds the description of a photo.", "Prints a [draft] of your note.",
      "Shows why a sample failed.", "Opens example.com documents", "駅", "写真を撮る",
      "Finds to-dos in notes, e.g. of today.", "Draws < and > over the picture",
    ])
  func texts(text: String) {
    #expect(PlaceholderWording.certainty(of: text) == nil)
  }

  private func facts(_ name: String) -> AppFacts {
    MiniProject(
      MarkedText("struct Home {}\n--- Info.plist\n{ CFBundleName = \"\(name)\"; }").files
    ).facts
  }

  @Test(
    "does not mind missing accents, nor an unknown name before what asks",
    arguments: [
      ("Precisamos de acesso a galeria e a camera.", "pt", PurposeWording.Verdict.nothing),
      ("La aplicacion necesita la ubicacion.", "es", .nothing),
      ("Tramway需要访问您的联系人。", "zh-Hans", .hint),
      ("Tramwayはあなたの連絡先にアクセスする必要があります。", "ja", .hint),
      ("Tramway는 연락처에 접근합니다.", "ko", .hint),
      ("QR码需要相机扫描车票", "zh-Hans", .use), ("QR 코드를 스캔합니다.", "ko", .use),
    ])
  func loose(text: String, language: String, verdict: PurposeWording.Verdict) {
    #expect(PurposeWording.verdict(on: text, language: language) == verdict)
  }

  @Test(
    "tells goods that any app promises, developers' reasons and manners of use from a use",
    arguments: [
      (
        "Damit die App dir personalisierte Funktionen bieten kann.", "de",
        PurposeWording.Verdict.nothing
      ),
      ("Um deine Identität zu überprüfen.", "de", .hint),
      ("Um deine Sprachnotizen aufzunehmen.", "de", .use),
      ("Pour profiter pleinement du service.", "fr", .nothing),
      ("Pour vous identifier.", "fr", .hint), ("Pour envoyer des photos au club.", "fr", .use),
      ("Para que a plataforma funcione de forma completa.", "pt", .use),
      ("Precisamos disso para personalizar sua experiência.", "pt", .nothing),
      ("为了给您提供个性化服务", "zh-Hans", .nothing), ("用于身份验证", "zh-Hans", .hint),
      ("用於設定門鎖", "zh-Hant", .use), ("Needed by a third-party package.", "en", .nothing),
    ])
  func goods(text: String, language: String, verdict: PurposeWording.Verdict) {
    #expect(PurposeWording.verdict(on: text, language: language) == verdict)
  }
}
