import Facts
import Reading
import Testing

@Suite("Values of Swift files")
struct SwiftValuesTests {
  @Test("a value keeps what linking needs", arguments: snippets)
  func reading(_ snippet: Snippet) {
    snippet.check({ facts in facts.properties.map { $0.value?.written ?? "-" } + facts.guardLines })
  }

  private static let snippets = [
    Snippet(
      "literals",
      "let a = \"x\"; let b = 1_0; let c = -2.5; let d = true; let e = nil; let f = ()",
      #"""
      "x"
      1_0
      -2.5
      true
      nil
      ()
      """#),
    Snippet(
      "escapes",
      ####"""
      let a = "a\"b\n\u{e9}\\"; let b = #"raw \n \#t"#; let c = ##"x\##(y)"##
      """####,
      #"""
      "a\"b\né\\"
      "raw \\n \t"
      template["x", y]
      """#),
    Snippet(
      "text over several lines",
      #"""
      let a = """
        one
          two \
        three
        """
      let b = """
        \(x)
        é
        """
      """#,
      #"""
      "one\n  two three"
      template[x, "\né"]
      """#),
    Snippet(
      "carriage returns in text",
      "let a = \"\"\"\r\n  one\r\n  two\r\n  \"\"\"",
      "\"one\\ntwo\""),
    Snippet(
      "templates",
      #"""
      let a = "Hi \(name), \(f(1))!"; let b = "a" + c + "d"; let e = x + y + "z"; let \#
      g = x + y
      """#,
      #"""
      template["Hi ", name, ", ", call0, "!"]
      template["a", c, "d"]
      template[x, y, "z"]
      (x + y)
      """#),
    Snippet(
      "paths",
      #"""
      let a = self.b.c; let d = .video; let e = $shown; let f = Foo<Int>.self; let g \#
      = x().y.z; let h = a?.b!.c
      """#,
      #"""
      self.b.c
      .video
      $shown
      Foo.self
      call0->y.z
      a.b.c
      """#),
    Snippet(
      "collections",
      #"""
      let a = [1, .b]; let c = ["k": v]; let d = [:]; let e = (1, b: "x"); let f = ((y))
      """#,
      #"""
      [1, .b]
      ["k": v]
      []
      (1, b: "x")
      y
      """#),
    Snippet(
      "key paths and selectors",
      #"""
      let a = \.color; let b = \Foo.Bar.x?.y; let c = #selector(Foo.tap(_:)); let d = \#
      #keyPath(a.b)
      """#,
      #"""
      \color
      \Foo.Bar.x.y
      #selector(Foo.tap)
      \a.b
      """#),
    Snippet(
      "operators",
      #"""
      let a = b == c && !d || e; let f = 1 + 2 * 3; let g = x as? Int ?? 4; let h = y \#
      is Foo; let i = 0..<9; let j = a <+> b
      """#,
      #"""
      (((b == c) && !d) || e)
      (1 + (2 * 3))
      either(0: x, 1: 4)
      (y is Foo)
      (0 ..< 9)
      (a <+> b)
      0 coalescing #0 x isTrue 1:55-1:64
      1 coalescing #0 not x isTrue 1:55-1:64
      """#),
    Snippet(
      "choices",
      "let a = b ?? c ?? d; let e = f ? g : h ? i : j; let k = !l ? m : n",
      #"""
      either(0: b, 1: either(2: c, 3: d))
      either(4: g, 5: either(6: i, 7: j))
      either(8: m, 9: n)
      0 coalescing #0 b isTrue 1:9-1:10
      1 coalescing #0 not b isTrue 1:9-1:10
      2 in 1 coalescing #1 c isTrue 1:14-1:15
      3 in 1 coalescing #1 not c isTrue 1:14-1:15
      4 ternary #2 f isTrue 1:30-1:31
      5 ternary #2 not f isTrue 1:30-1:31
      6 in 5 ternary #3 h isTrue 1:38-1:39
      7 in 5 ternary #3 not h isTrue 1:38-1:39
      8 ternary #4 not l isTrue 1:57-1:59
      9 ternary #4 l isTrue 1:57-1:59
      """#),
    Snippet(
      "choices of statements",
      #"""
      let a = if b { 1 } else if c { 2 } else { 3 }
      let d = switch e { case .f: 4; default: 5 }
      """#,
      #"""
      either(0: 1, 2: 2, 3: 3)
      either(4: 4, 5: 5)
      0 ifElse #0 b isTrue 1:12-1:13
      1 ifElse #0 not b isTrue 1:12-1:13
      2 in 1 ifElse #1 c isTrue 1:28-1:29
      3 in 1 ifElse #1 not c isTrue 1:28-1:29
      4 switchCase #2 e oneOf [.f] 2:20-2:28
      5 switchCase #2 e noneOf [.f] 2:32-2:40
      """#),
    Snippet(
      "subscripts",
      "let a = b[0][\"k\"].c; let d = e[f: g]",
      #"""
      b[0]["k"]->c
      e[f: g]
      """#),
    Snippet(
      "what is not understood",
      "let a = /x/; let b = #file; let c = ~d; let e = 1...",
      #"""
      <regexLiteralExpr>
      <#file>
      (<missing> ~ d)
      (1 ... <missing>)
      """#),
    Snippet(
      "wrappers are dropped",
      "func f() async { let a = try! await b; let c = &d; let e = (g as! H) }",
      #"""
      b
      d
      g
      """#),
  ]
}
