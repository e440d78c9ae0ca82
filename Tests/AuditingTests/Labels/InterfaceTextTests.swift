import Facts
import TestSupport
import Testing

@testable import Auditing

@Suite("A text of a storyboard")
struct InterfaceTextTests {
  private static let storyboard = """
    <document><scenes><scene><objects><viewController id="V" sceneMemberID="viewController">
    <button id="B" key="view"><state key="normal" title="Allow"/></button>
    </viewController></objects></scene></scenes></document>

    """

  private func texts(_ path: String, _ tables: String) -> [String] {
    let files = MarkedText("--- \(path)\n\(Self.storyboard)\(tables)").files
    let facts = MiniProject(files).facts
    let interface = facts.interfaces[0]
    return TextTables(facts.tables).texts(of: interface.elements[0].texts[0], in: interface).map {
      "\($0.language ?? "-") \($0.text) \($0.place?.path ?? "")"
    }
  }

  @Test("is that of each language's table of its file")
  func tables() {
    #expect(
      texts(
        "App/Base.lproj/Main.storyboard",
        """
        --- App/de.lproj/Main.strings
        "B.normalTitle" = "Erlauben";
        --- App/fr.lproj/Main.strings
        "B.title" = "Autre";
        --- App/fr.lproj/Other.strings
        "B.normalTitle" = "Autre";
        --- Widget/it.lproj/Main.strings
        "B.normalTitle" = "Altro";
        """) == [
          "- Allow App/Base.lproj/Main.storyboard", "de Erlauben App/de.lproj/Main.strings",
        ])
  }

  @Test("is replaced where a table has the language of development")
  func replaced() {
    #expect(
      texts(
        "App/Base.lproj/Main.storyboard",
        "--- App/en.lproj/Main.strings\n\"B.normalTitle\" = \"Continue\";") == [
          "en Continue App/en.lproj/Main.strings"
        ])
  }

  @Test(
    "stands in a catalogue too, beside the folders or in one of them",
    arguments: ["App/Main.xcstrings", "App/mul.lproj/Main.xcstrings"])
  func catalogue(_ path: String) {
    #expect(
      texts(
        "App/Base.lproj/Main.storyboard",
        """
        --- \(path)
        {"sourceLanguage": "en", "strings": {"B.normalTitle": {"localizations": {
          "es": {"stringUnit": {"state": "translated", "value": "Permitir"}}}}}}
        """) == ["en Allow App/Base.lproj/Main.storyboard", "es Permitir \(path)"])
  }

  @Test("is alone in a file of one language, or outside any")
  func alone() {
    #expect(texts("fr.lproj/Main.storyboard", "") == ["fr Allow fr.lproj/Main.storyboard"])
    #expect(
      texts("Main.storyboard", "--- de.lproj/Main.strings\n\"B.normalTitle\" = \"Erlauben\";")
        == ["- Allow Main.storyboard"])
  }
}
