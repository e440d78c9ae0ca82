import Facts
import Reading
import Testing

@Suite("Bodies of Swift files")
struct SwiftBodiesTests {
  @Test("a body is recorded with its parameters and its place in others", arguments: snippets)
  func reading(_ snippet: Snippet) { snippet.check(\.bodyLines) }

  private static let snippets = [
    Snippet(
      "a function",
      #"""
      extension A {
        @objc static func f(_ a: Int = 1, for b: @escaping () -> Void, c: inout [any \#
      P]?) async throws -> some View { Text("") }
      }
      """#,
      #"""
      body0 static function A.f(_ a: Int = 1, for b: () -> Void, c c: [P]) async -> \#
      View @objc 2:3-2:123
      """#),
    Snippet(
      "initialisers and deinitialisers",
      #"""
      class A {
        init?(x: Int) { self.x = x }
        deinit { stop() }
      }
      """#,
      #"""
      body0 initializer A.init(x x: Int) 2:3-2:31
      body1 function A.deinit() 3:3-3:20
      """#),
    Snippet(
      "accessors and observers",
      #"""
      struct A {
        var a: Int { 1 }
        static var b: Int { get async { 2 } set(new) { x = new } }
        var c = 1 { didSet { save() } willSet { load() } }
      }
      """#,
      #"""
      body0 accessor A.a() -> Int 2:14-2:19
      body1 static accessor A.b() async -> Int 3:23-3:38
      body2 static observer A.b(_ new: -) 3:39-3:59
      body3 observer A.c() 4:15-4:32
      body4 observer A.c() 4:33-4:51
      """#),
    Snippet(
      "closures",
      #"""
      func f() {
        if x { run(a ? { one() } : { two() }, [{ three() }]) { (b: Int, _ c) async -> \#
      Bool in true } done: { d in d($0) } }
      }
      """#,
      #"""
      body0 function f() 1:1-3:2
      body1 closure () parent 0 of call0 under 1 2:18-2:27
      body2 closure () parent 0 of call0 under 2 2:30-2:39
      body3 closure () parent 0 under 0 2:42-2:53
      body4 closure (_ b: Int, _ c: -) async -> Bool parent 0 of call0 under 0 2:56-2:95
      body5 closure (_ d: -) parent 0 of call0 under 0 2:102-2:116
      """#),
    Snippet(
      "a closure in its own capture list and call",
      "func f() { { [weak self, y = z()] in self?.g() }() }",
      #"""
      body0 function f() 1:1-1:53
      body1 closure () parent 0 1:12-1:49
      """#),
    Snippet(
      "initial values",
      #"""
      struct A {
        let plain = 1
        let made: Int = { make() }()
        lazy var manager = CLLocationManager()
        @State(initial: start()) var other: Int
      }
      """#,
      #"""
      body0 initialValue A.made() 3:19-3:31
      body1 closure A.() parent 0 3:19-3:29
      body2 initialValue A.manager() 4:22-4:41
      body3 initialValue A.State() 5:3-5:27
      """#),
    Snippet(
      "local functions and getters",
      #"""
      func outer() {
        func inner() {}
        var x: Int { 3 }
        let y = { 1 }
      }
      """#,
      #"""
      body0 function outer() 1:1-5:2
      body1 function inner() parent 0 2:3-2:18
      body2 accessor x() -> Int parent 0 3:14-3:19
      body3 closure () parent 0 4:11-4:16
      """#),
    Snippet(
      "top-level code",
      #"""
      let a = f()
      run()
      #if DEBUG
      debug()
      #endif
      func f() {}
      """#,
      #"""
      body0 topLevel () 1:1-6:12
      body1 initialValue a() 1:9-1:12
      body2 function f() 6:1-6:12
      """#),
    Snippet(
      "previews are no top-level code",
      #"""
      #Preview("a") { A() }
      func f() {}
      """#,
      "body0 function f() 2:1-2:12"),
    Snippet(
      "a function under conditional compilation",
      #"""
      struct A {
        #if os(iOS)
        func f() { if x { g {} } }
        #endif
      }
      """#,
      #"""
      body0 function A.f() under 0 3:3-3:29
      body1 closure A.() parent 0 of call0 under 1 3:23-3:25
      """#),
    Snippet(
      "requirements of a protocol have none",
      "protocol P { func f(); init(); var x: Int { get } }",
      ""),
  ]
}
