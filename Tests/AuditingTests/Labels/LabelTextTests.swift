import Testing

@testable import Auditing

@Suite("The text of a label")
struct LabelTextTests {
  @Test(
    "is compared without case, punctuation, emoji, arrows and invisible marks",
    arguments: [
      "Continue", "CONTINUE", "continue", "Continue →", "Continue…", "Continue...", "→ Continue",
      "📷 Continue", "Continue 👍🏽", "  Continue\n", "Continue!", "“Continue”", "Continue\u{A0}>",
      "Ｃｏｎｔｉｎｕｅ", "\u{200E}Continue\u{200B}", "Con\u{AD}tinue", "Continue ➡️", "[Continue]",
    ])
  func neutral(label: String) {
    #expect(LabelText(label).spaced == "continue")
    #expect(LabelWords.isNeutral(label, language: "en"))
  }

  @Test(
    "has its words apart whatever stands between them",
    arguments: ["Not now", "Not\u{A0}now", "NOT  NOW", "not-now", "Not\u{3000}Now…", "Not\nnow"])
  func spaces(label: String) {
    #expect(LabelText(label).spaced == "not now")
  }

  @Test("has one apostrophe, curly or straight", arguments: ["Don't", "Don’t", "Donʼt", "Don\\'t"])
  func apostrophes(label: String) {
    #expect(LabelWords.meaning(of: label + " allow", language: "en") == .refusal)
  }

  @Test("is other without words", arguments: ["", " ", "…", "→", "📷", "\u{200B}", "%@"])
  func wordless(label: String) {
    #expect(LabelWords.meaning(of: label, language: "en") == .other)
    #expect(LabelWords.meaning(of: label, language: nil) == .other)
    #expect(LabelWords.consentVerb(in: label, language: nil) == nil)
  }

  @Test(
    "is the same in capitals and small letters of any script",
    arguments: [
      ("SCHLIESSEN", "Schließen"), ("İPTAL", "iptal"), ("ΕΠΟΜΕΝΟ", "Επόμενο"), ("ДАЛЕЕ", "Далее"),
      ("ВПЕРЕД", "Вперёд"), ("لاحقًا", "لاحقا"), ("تَخَطِّي", "تخطي"), ("e\u{301}TAPE", "étape"),
    ])
  func folding(one: String, other: String) {
    #expect(LabelText(one).spaced == LabelText(other).spaced)
  }

  @Test("keeps its surface from the first to the last word")
  func surface() {
    #expect(LabelText("→ Allow, please! 📷").surface == "Allow, please")
  }
}
