import Auditing
import Testing

@Suite("Labels that App Review judged")
struct ReportedLabelsTests {
  @Test(
    "mean what App Review read in them",
    arguments: ReportedLabels.rejected + ReportedLabels.exits + ReportedLabels.accepted
      + ReportedLabels.others)
  func meaning(label: String, language: String, expected: LabelMeaning) {
    #expect(LabelWords.meaning(of: label, language: language) == expected)
  }

  @Test("mean the same where the language is not known", arguments: ReportedLabels.rejected)
  func meaningByScript(label: String, language: String, expected: LabelMeaning) {
    #expect(LabelWords.meaning(of: label, language: nil) == expected)
  }

  @Test("are never neutral when rejected", arguments: ReportedLabels.rejected)
  func rejected(label: String, language: String, meaning: LabelMeaning) {
    #expect(!LabelWords.isNeutral(label, language: language))
    #expect(!LabelWords.leavesOrDefers(label, language: language))
    #expect(
      (LabelWords.consentVerb(in: label, language: language) != nil) == (meaning == .consent))
  }

  @Test("leave or defer when they were rejected as exits", arguments: ReportedLabels.exits)
  func exits(label: String, language: String, meaning: LabelMeaning) {
    #expect(LabelWords.leavesOrDefers(label, language: language))
  }

  @Test("hold no consent word when accepted", arguments: ReportedLabels.accepted)
  func accepted(label: String, language: String, meaning: LabelMeaning) {
    #expect(LabelWords.consentVerb(in: label, language: language) == nil)
  }
}
