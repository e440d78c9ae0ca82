import Facts
import Reading
import Testing

@Suite("Properties of Swift files")
struct SwiftPropertiesTests {
  @Test("a property is recorded with its type and first value", arguments: snippets)
  func reading(_ snippet: Snippet) { snippet.check(\.propertyLines) }

  private static let snippets = [
    Snippet(
      "stored properties",
      #"""
      struct A {
        @AppStorage("k") private static var a = false
        let b: (any P)?, c = 1
        weak var d: Foo?
        lazy var e: [Foo]! = []
      }
      """#,
      #"""
      static var A.a = false @AppStorage("k") 2:3-2:48
      let A.b : P 3:7-3:19
      let A.c = 1 3:20-3:25
      var A.d : Foo 4:3-4:19
      var A.e : [Foo] = [] 5:3-5:26
      """#),
    Snippet(
      "types as written",
      #"""
      var a: (@MainActor @Sendable () -> Void)?; var b: some View; var c: \#
      Binding<Bool>; var d: [String:
        Int]; var e: () async -> Foo?; var g: A.B?
      """#,
      #"""
      var a : () -> Void 1:1-1:42
      var b : View 1:44-1:60
      var c : Binding<Bool> 1:62-1:82
      var d : [String: Int] 1:84-2:7
      var e : () async -> Foo? 2:9-2:32
      var g : A.B 2:34-2:45
      """#),
    Snippet(
      "computed properties",
      #"""
      struct A {
        var a: Int { 1 }
        @ViewBuilder var b: some View { get { C() } }
        var c = 2 { didSet { d() } }
      }
      """#,
      #"""
      var A.a : Int get body0 2:3-2:19
      var A.b : View get body1 @ViewBuilder 3:3-3:48
      var A.c = 2 observers [2] 4:3-4:31
      """#),
    Snippet(
      "locals",
      #"""
      func f() {
        let a = b()
        if x { var c: Int }
        if let d = e { }
        let (g, (h, _)) = i()
      }
      """#,
      #"""
      let a in body0 = call0 2:3-2:14
      var c in body0 : Int under 0 3:10-3:20
      let g in body0 5:8-5:9
      let h in body0 5:12-5:13
      """#),
    Snippet(
      "globals",
      #"""
      let a = 1
      #if DEBUG
      var b = f()
      #endif
      """#,
      #"""
      let a = 1 1:1-1:10
      var b = call0 under 0 3:1-3:12
      """#),
    Snippet(
      "requirements",
      "protocol P { var a: Foo? { get }; static var b: Int { get set } }",
      #"""
      var P.a : Foo 1:14-1:33
      static var P.b : Int 1:35-1:64
      """#),
  ]
}
