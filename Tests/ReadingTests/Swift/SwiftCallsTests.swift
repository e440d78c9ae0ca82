import Facts
import Reading
import Testing

@Suite("Calls of Swift files")
struct SwiftCallsTests {
  @Test("a call is recorded with its callee, arguments and places", arguments: snippets)
  func reading(_ snippet: Snippet) { snippet.check(\.callLines) }

  private static let snippets = [
    Snippet(
      "names and paths",
      #"""
      func f() {
        a.b?.c!.d()
        Foo<Bar>.baz()
        Foo<Bar>()
        super.viewDidLoad()
        self.x()
        `default`()
      }
      """#,
      #"""
      call0 a.b.c.d() body0 statement 2:3-2:14 name 2:11-2:12
      call1 Foo.baz() body0 statement 3:3-3:17 name 3:12-3:15
      call2 Foo() body0 statement 4:3-4:13 name 4:3-4:6
      call3 super.viewDidLoad() body0 statement 5:3-5:22 name 5:9-5:20
      call4 self.x() body0 statement 6:3-6:11 name 6:8-6:9
      call5 default() body0 statement 7:3-7:14 name 7:3-7:12
      """#),
    Snippet(
      "implicit members",
      "func f() { take(.init(a: 1), .alert(\"x\"), .video) }",
      #"""
      call0 take(call1, call2, .video) body0 statement 1:12-1:50 name 1:12-1:16
      call1 .init(a: 1) body0 1:17-1:28 name 1:18-1:22
      call2 .alert("x") body0 1:30-1:41 name 1:31-1:36
      """#),
    Snippet(
      "modifiers",
      #"""
      var body: some View {
        Text("a")
          .font(.title)
          .padding()
      }
      """#,
      #"""
      call0 Text("a") body0 2:3-2:12 name 2:3-2:7
      call1 call0->font(.title) body0 2:3-3:18 name 3:6-3:10
      call2 call1->padding() body0 statement 2:3-4:15 name 4:6-4:13
      """#),
    Snippet(
      "what is called can be anything",
      #"""
      func f() {
        array[0].go()
        array[1]()
        make()()
        _ = { x() }()
        done?()
        (a ?? b)()
      }
      """#,
      #"""
      call0 array[0]->go() body0 statement 2:3-2:16 name 2:12-2:14
      call1 array[1]() body0 statement 3:3-3:13 name 3:3-3:11
      call2 make() body0 4:3-4:9 name 4:3-4:7
      call3 call2() body0 statement 4:3-4:11 name 4:3-4:9
      call4 x() body1 statement 5:9-5:12 name 5:9-5:10
      call5 closure1() body0 statement 5:7-5:16 name 5:7-5:14
      call6 done() body0 statement 6:3-6:10 name 6:3-6:7
      call7 either(0: a, 1: b)() body0 statement 7:3-7:13 name 7:3-7:11
      """#),
    Snippet(
      "trailing closures",
      "func f() { alert(\"T\", isPresented: $on) { a() } message: { b() } }",
      #"""
      call0 alert("T", isPresented: $on, closure1 trailing, message: closure2 \#
      trailing) body0 statement 1:12-1:65 name 1:12-1:17
      call1 a() body1 statement 1:43-1:46 name 1:43-1:44
      call2 b() body2 statement 1:60-1:63 name 1:60-1:61
      """#),
    Snippet(
      "statements",
      #"""
      func f() async {
        _ = a()
        try? await b()
        let x = c()
        return d()
      }
      var p: Int { e() }
      """#,
      #"""
      call0 a() body0 statement 2:7-2:10 name 2:7-2:8
      call1 b() body0 statement 3:14-3:17 name 3:14-3:15
      call2 c() body0 4:11-4:14 name 4:11-4:12
      call3 d() body0 statement 5:10-5:13 name 5:10-5:11
      call4 e() body1 statement 7:14-7:17 name 7:14-7:15
      """#),
    Snippet(
      "statements in choices",
      #"""
      func f() {
        x ? a() : b()
        c() as Int
        y && d()
        let z = if q { e() } else { g() }
      }
      """#,
      #"""
      call0 a() body0 under 0 statement 2:7-2:10 name 2:7-2:8
      call1 b() body0 under 1 statement 2:13-2:16 name 2:13-2:14
      call2 c() body0 statement 3:3-3:6 name 3:3-3:4
      call3 d() body0 4:8-4:11 name 4:8-4:9
      call4 e() body0 under 2 5:18-5:21 name 5:18-5:19
      call5 g() body0 under 3 5:31-5:34 name 5:31-5:32
      """#),
    Snippet(
      "macros",
      #"""
      func f() {
        let url = #URL("a")
        use(#selector(Self.tap(_:)), #file, #Predicate { $0.isOn })
      }
      """#,
      #"""
      call0 #URL("a") body0 2:13-2:22 name 2:14-2:17
      call1 use(#selector(Self.tap), <#file>, <#Predicate>) body0 statement 3:3-3:62 \#
      name 3:3-3:6
      """#),
    Snippet(
      "modifiers under conditional compilation",
      #"""
      var body: some View {
        Text("a")
          #if os(iOS)
          .one(1).two()
          #else
          .three()
          #endif
          .four()
      }
      """#,
      #"""
      call0 Text("a") body0 2:3-2:12 name 2:3-2:7
      call1 call0->one(1) body0 under 0 4:5-4:12 name 4:6-4:9
      call2 call1->two() body0 under 0 4:5-4:18 name 4:13-4:16
      call3 call0->three() body0 under 1 6:5-6:13 name 6:6-6:11
      call4 either(0: call2, 1: call3)->four() body0 statement 2:3-8:12 name 8:6-8:10
      """#),
    Snippet(
      "multi-byte text, emoji and carriage returns",
      "func f() {\r\n  héllo(\"👍🏽\", ask(\"日本\")); b()\r\n\t/* é */ c()\r\n}",
      #"""
      call0 héllo("👍🏽", call1) body0 statement 2:3-2:36 name 2:3-2:9
      call1 ask("日本") body0 2:22-2:35 name 2:22-2:25
      call2 b() body0 statement 2:38-2:41 name 2:38-2:39
      call3 c() body0 statement 3:11-3:14 name 3:11-3:12
      """#),
    Snippet(
      "default values and attributes",
      #"""
      struct A {
        @Wrapped(make()) var x = 1
        func f(a: Int = b()) {}
      }
      """#,
      #"""
      call0 make() body0 2:12-2:18 name 2:12-2:16
      call1 b() body1 3:19-3:22 name 3:19-3:20
      """#),
  ]
}
