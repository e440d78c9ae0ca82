import Auditing
import Facts
import TestSupport
import Testing

@Suite("Edits of comments")
struct CommentEditTests {
  private func unused(_ text: String) -> String? {
    ExampleCheck.repaired(text, by: .unusedSuppression, asking: [.toy])
  }

  private func misspelled(_ text: String) -> String? {
    ExampleCheck.repaired(text, by: .misspelledSuppression, asking: [.toy])
  }

  @Test("a comment that silences nothing goes, with its line if that is its own")
  func removed() {
    #expect(
      unused("let é = 1\n  // askonce:disable:next toy-request - no\nlet b = 2\n") == """
        let é = 1
        let b = 2

        """)
    #expect(
      unused("let é = 1 // askonce:disable:this toy-request - no\nlet b = 2") == """
        let é = 1\u{20}
        let b = 2
        """)
    #expect(unused("let a = 1\n//askonce:enable toy-request") == "let a = 1\n")
  }

  @Test("of a comment for several rules, what finds nothing goes")
  func shortened() {
    let comment = "// askonce:disable:next unused-suppression, toy-request, misspelled-suppression"
    #expect(
      unused("\(comment) — demo\naskNow(1)")
        == "// askonce:disable:next toy-request - demo\naskNow(1)")
  }

  @Test("a block comment and a region with its end are left to people")
  func unsafe() {
    #expect(unused("/*askonce:enable toy-request*/ let a = 1") == nil)
    #expect(unused("/* askonce:disable:this toy-request - no */ let a = 1") == nil)
    let region = "// askonce:disable toy-request - no\nlet a = 1\n// askonce:enable toy-request"
    #expect(unused(region) == nil)
  }

  @Test("a misspelled word or rule is put right where it then silences something")
  func spelled() {
    let good = "// askonce:disable:next toy-request - demo\naskNow(1)"
    #expect(misspelled(good.replacing("next", with: "nxt")) == good)
    #expect(misspelled(good.replacing("toy-request", with: "toy-reqest")) == good)
    #expect(misspelled("// askonce:disable:nxt toy-request - demo\nhush(1)") == nil)
    #expect(misspelled("// askonce:disable:nxt toy-request\naskNow(1)") == nil)
    #expect(misspelled("/* askonce:disable:nxt toy-request - demo */\naskNow(1)") == nil)
    #expect(misspelled("// askonce:frobnicate toy-request - demo\naskNow(1)") == nil)
  }
}
