import Facts
import Reading
import Testing

@Suite("Results of Swift files")
struct SwiftResultsTests {
  @Test("a body gives back its values", arguments: snippets)
  func reading(_ snippet: Snippet) { snippet.check(\.resultLines) }

  private static let snippets = [
    Snippet(
      "return and throw",
      #"""
      func f() throws -> Int { if a { return 1 }; if b { throw E.c }; guard d else { \#
      return }; return g() }
      """#,
      #"""
      returned 1 body0 under 0 1:33-1:41
      thrown E.c body0 under 2 1:52-1:61
      left body0 under 5 1:80-1:86
      returned call0 body0 under 4 1:90-1:100
      """#),
    Snippet(
      "the only expression",
      #"""
      func f() -> Int { 1 }
      var a: Int { b }
      let c = { d() }
      func g() { h() }
      """#,
      #"""
      returned 1 body0 1:19-1:20
      returned b body1 2:14-2:15
      returned call0 body3 3:11-3:14
      """#),
    Snippet(
      "a builder",
      #"""
      var body: some View {
        let x = 1
        A()
        if b { C() } else { D().e() }
        switch x { case 1: E(); default: F() }
        #if DEBUG
        G()
        #endif
      }
      """#,
      #"""
      returned call0 body0 3:3-3:6
      returned call1 body0 under 0 4:10-4:13
      returned call3 body0 under 1 4:23-4:30
      returned call4 body0 under 2 5:22-5:25
      returned call5 body0 under 3 5:36-5:39
      returned call6 body0 under 4 7:3-7:6
      """#),
    Snippet(
      "a builder with a return",
      "var body: some View { A(); return B() }",
      "returned call1 body0 1:28-1:38"),
    Snippet(
      "lines of a closure",
      #"""
      let a = V {
        A()
        if b { C() }
      }
      let d = { let e = 1; f(e) }
      """#,
      #"""
      returned call1 body1 2:3-2:6
      returned call2 body1 under 0 3:10-3:13
      returned call3 body3 5:22-5:26
      """#),
    Snippet(
      "an expression of choices",
      "var a: String { switch b { case .c: \"d\"; case .e: g ? \"h\" : \"i\" } }",
      #"""
      returned "d" body0 under 0 1:37-1:40
      returned either(2: "h", 3: "i") body0 under 1 1:51-1:64
      """#),
    Snippet(
      "assignments give nothing",
      "let a = { b = 1 }; let c = { d += 1 }; let e = { _ = f() }",
      ""),
  ]
}
