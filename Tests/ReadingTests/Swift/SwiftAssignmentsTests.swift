import Facts
import Reading
import Testing

@Suite("Assignments of Swift files")
struct SwiftAssignmentsTests {
  @Test("an assignment is recorded with its target and value", arguments: snippets)
  func reading(_ snippet: Snippet) { snippet.check(\.assignmentLines) }

  private static let snippets = [
    Snippet(
      "signs",
      "func f() { a = 1; self.b.c += d(); e[0] -= 2; (g, h) = (1, 2); _ = i(); j <<= 1 }",
      #"""
      a = 1 body0 1:12-1:17
      self.b.c += call0 body0 1:19-1:34
      e[0] -= 2 body0 1:36-1:45
      (g, h) = (1, 2) body0 1:47-1:62
      j <<= 1 body0 1:73-1:80
      """#),
    Snippet(
      "order and conditions",
      "func f() { if a { b.c = { d = 1 } } }",
      #"""
      b.c = closure1 body0 under 0 1:19-1:34
      d = 1 body1 1:27-1:32
      """#),
    Snippet(
      "values",
      "func f() { a = b ?? c; d = e ? \"x\" : \"y\"; m.delegate = self; a?.b = !c }",
      #"""
      a = either(0: b, 1: c) body0 1:12-1:22
      d = either(2: "x", 3: "y") body0 1:24-1:41
      m.delegate = self body0 1:43-1:60
      a.b = !c body0 1:62-1:71
      """#),
  ]
}
