import AskOnceUI
import Auditing
import PermissionModel
import Testing

/// The words that AskOnceUI shows, as the rules about labels read them.
@Suite("Labels of AskOnceUI")
struct InterfaceTextsTests {
  @Test("each button says what it does, and none decides for the person", arguments: labels)
  func meaning(label: String, language: String, expected: LabelMeaning) {
    #expect(LabelWords.meaning(of: label, language: language) == expected)
  }

  private static let labels: [(String, String, LabelMeaning)] = PermissionTexts.all.flatMap {
    [
      ($0.proceed, $0.language, .neutral), ($0.openSettings, $0.language, .settings),
      ($0.cancel, $0.language, .leaving),
    ]
  }
}
