import Facts
import Reading
import Testing

@Suite("Comments to this tool in Swift files")
struct SwiftCommentsTests {
  @Test("a comment is found wherever it is one, and only there", arguments: snippets)
  func reading(_ snippet: Snippet) {
    snippet.check { facts in
      facts.comments.map {
        "\($0.followsCode ? "after code" : "alone") '\($0.text)' \($0.place.written)"
      }
    }
  }

  private static let snippets = [
    Snippet(
      "lines and blocks",
      """
      // askonce:disable:next steering-button - shown in the demo only
      let a = 1 //askonce: owns no permission\u{20}
      /* askonce:disable x */ let b = 2
      /// askonce:a
        /* first */ // askonce:b
      func f() {} // é askonce:not
      """,
      """
      alone 'disable:next steering-button - shown in the demo only' 1:1-1:65
      after code 'owns no permission' 2:11-2:41
      alone 'disable x' 3:1-3:24
      alone 'a' 4:1-4:14
      after code 'b' 5:15-5:27
      """),
    Snippet(
      "in strings",
      #"""
      let a = "// askonce:a"
      let b = """
        // askonce:b
        """
      let c = "\(d /* askonce:c */)"
      """#,
      "after code 'c' 5:14-5:29"),
    Snippet(
      "at the end and between members",
      "struct A {\r\n  // askonce:a\r\n}\r\n// askonce:b",
      "alone 'a' 2:3-2:15\nalone 'b' 4:1-4:13"),
    Snippet(
      "in previews", "#Preview {\n  A() // askonce:a\n}", "after code 'a' 2:7-2:19"),
  ]
}
