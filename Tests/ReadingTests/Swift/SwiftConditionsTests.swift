import Facts
import Reading
import Testing

@Suite("Conditions of Swift files")
struct SwiftConditionsTests {
  @Test("a call stands under its conditions", arguments: snippets + nested)
  func reading(_ snippet: Snippet) { snippet.check({ $0.guardLines + $0.callLines }) }

  private static let snippets = [
    Snippet(
      "if and else",
      "func f() { if !a { b() } else { c() }; d() }",
      #"""
      0 ifElse #0 not a isTrue 1:15-1:17
      1 ifElse #0 a isTrue 1:15-1:17
      call0 b() body0 under 0 statement 1:20-1:23 name 1:20-1:21
      call1 c() body0 under 1 statement 1:33-1:36 name 1:33-1:34
      call2 d() body0 statement 1:40-1:43 name 1:40-1:41
      """#),
    Snippet(
      "several conditions",
      "func f() { if a, let b = c(), case .d(let e) = g, let h { i() } else { j() } }",
      #"""
      0 ifElse #0 a isTrue 1:15-1:16
      1 in 0 ifElse #0 call0 isPresent b 1:18-1:29
      2 in 1 ifElse #0 g matches .d 1:31-1:49
      3 in 2 ifElse #0 h isPresent h 1:51-1:56
      4 ifElse #0 not (((a && (call0 != nil)) && (.d ~= g)) && (h != nil)) isTrue 1:15-1:56
      call0 c() body0 under 0 1:26-1:29 name 1:26-1:27
      call1 i() body0 under 3 statement 1:59-1:62 name 1:59-1:60
      call2 j() body0 under 4 statement 1:72-1:75 name 1:72-1:73
      """#),
    Snippet(
      "else if",
      "func f() { if a { b() } else if c == d { e() } else { g() } }",
      #"""
      0 ifElse #0 a isTrue 1:15-1:16
      1 ifElse #0 not a isTrue 1:15-1:16
      2 in 1 ifElse #1 (c == d) isTrue 1:33-1:39
      3 in 1 ifElse #1 not (c == d) isTrue 1:33-1:39
      call0 b() body0 under 0 statement 1:19-1:22 name 1:19-1:20
      call1 e() body0 under 2 statement 1:42-1:45 name 1:42-1:43
      call2 g() body0 under 3 statement 1:55-1:58 name 1:55-1:56
      """#),
    Snippet(
      "guard",
      #"""
      func f() { guard let a else { b(); return }; c(); guard x, !y else { d(); \#
      return }; e() }
      """#,
      #"""
      0 guardElse #0 a isPresent a 1:18-1:23
      1 guardElse #0 not a isPresent a 1:18-1:23
      2 in 0 guardElse #1 x isTrue 1:57-1:58
      3 in 2 guardElse #1 not y isTrue 1:60-1:62
      4 in 0 guardElse #1 not (x && !y) isTrue 1:57-1:62
      call0 b() body0 under 1 statement 1:31-1:34 name 1:31-1:32
      call1 c() body0 under 0 statement 1:46-1:49 name 1:46-1:47
      call2 d() body0 under 4 statement 1:70-1:73 name 1:70-1:71
      call3 e() body0 under 3 statement 1:85-1:88 name 1:85-1:86
      """#),
    Snippet(
      "early exit",
      #"""
      func f() { if a { b(); return }; c(); if x, y { throw z }; d(); if q { e() }; g() }
      """#,
      #"""
      0 ifElse #0 a isTrue 1:15-1:16
      1 afterExit #0 not a isTrue 1:15-1:16
      2 in 1 ifElse #1 x isTrue 1:42-1:43
      3 in 2 ifElse #1 y isTrue 1:45-1:46
      4 in 1 afterExit #1 not (x && y) isTrue 1:42-1:46
      5 in 4 ifElse #2 q isTrue 1:68-1:69
      call0 b() body0 under 0 statement 1:19-1:22 name 1:19-1:20
      call1 c() body0 under 1 statement 1:34-1:37 name 1:34-1:35
      call2 d() body0 under 4 statement 1:60-1:63 name 1:60-1:61
      call3 e() body0 under 5 statement 1:72-1:75 name 1:72-1:73
      call4 g() body0 under 4 statement 1:79-1:82 name 1:79-1:80
      """#),
    Snippet(
      "early exit of a chain",
      "func f() { if a { return } else if b { fatalError() }; c() }",
      #"""
      0 ifElse #0 a isTrue 1:15-1:16
      1 ifElse #0 not a isTrue 1:15-1:16
      2 in 1 ifElse #1 b isTrue 1:36-1:37
      3 in 1 afterExit #1 not b isTrue 1:36-1:37
      call0 fatalError() body0 under 2 statement 1:40-1:52 name 1:40-1:50
      call1 c() body0 under 3 statement 1:56-1:59 name 1:56-1:57
      """#),
    Snippet(
      "an exit ends with its block",
      "func f() { if a { if b { return }; c() }; d() }",
      #"""
      0 ifElse #0 a isTrue 1:15-1:16
      1 in 0 ifElse #1 b isTrue 1:22-1:23
      2 in 0 afterExit #1 not b isTrue 1:22-1:23
      call0 c() body0 under 2 statement 1:36-1:39 name 1:36-1:37
      call1 d() body0 statement 1:43-1:46 name 1:43-1:44
      """#),
    Snippet(
      "switch",
      #"""
      func f() { switch s.status {
        case .denied, .restricted: a()
        case let .x(v) where v > 1: b()
        case (.y, _), (true, nil): c()
        case "t", 1...5: d()
        case is Foo, let z as Bar, .some?: e()
        @unknown default: g()
      } }
      """#,
      #"""
      0 switchCase #0 s.status oneOf [.denied, .restricted] 2:3-2:29
      1 switchCase #0 s.status oneOf [.x] 3:3-3:30
      2 in 1 switchCase #0 (v > 1) isTrue 3:24-3:29
      3 switchCase #0 s.status oneOf [(.y, _), (true, nil)] 4:3-4:29
      4 switchCase #0 s.status oneOf ["t", (1 ... 5)] 5:3-5:19
      5 switchCase #0 s.status oneOf [(_ is Foo), (_ is Bar), .some] 6:3-6:37
      6 switchCase #0 s.status noneOf [.denied, .restricted, .x, (.y, _), (true, \#
      nil), "t", (1 ... 5), (_ is Foo), (_ is Bar), .some] 7:12-7:20
      call0 a() body0 under 0 statement 2:30-2:33 name 2:30-2:31
      call1 b() body0 under 2 statement 3:31-3:34 name 3:31-3:32
      call2 c() body0 under 3 statement 4:30-4:33 name 4:30-4:31
      call3 d() body0 under 4 statement 5:20-5:23 name 5:20-5:21
      call4 e() body0 under 5 statement 6:38-6:41 name 6:38-6:39
      call5 g() body0 under 6 statement 7:21-7:24 name 7:21-7:22
      """#),
    Snippet(
      "cases under conditional compilation",
      #"""
      func f() { switch s {
        case .a: x()
        #if os(iOS)
        case .b: y()
        #else
        case .c: w()
        #endif
        default: z()
      } }
      """#,
      #"""
      0 switchCase #0 s oneOf [.a] 2:3-2:11
      1 compilation #1 nil text 'os(iOS)' 3:3-3:14
      2 in 1 switchCase #0 s oneOf [.b] 4:3-4:11
      3 compilation #1 not nil text 'os(iOS)' 3:3-3:14
      4 in 3 switchCase #0 s oneOf [.c] 6:3-6:11
      5 switchCase #0 s noneOf [.a, .b, .c] 8:3-8:11
      call0 x() body0 under 0 statement 2:12-2:15 name 2:12-2:13
      call1 y() body0 under 2 statement 4:12-4:15 name 4:12-4:13
      call2 w() body0 under 4 statement 6:12-6:15 name 6:12-6:13
      call3 z() body0 under 5 statement 8:12-8:15 name 8:12-8:13
      """#),
    Snippet(
      "loops",
      #"""
      func f() { for a in b where !c { d() }; while let e = g() { h() }; repeat { i() \#
      } while j() }
      """#,
      #"""
      0 loop #0 b isTrue 1:21-1:22
      1 in 0 loop #0 not c isTrue 1:29-1:31
      2 loop #1 call1 isPresent e 1:47-1:58
      call0 d() body0 under 1 statement 1:34-1:37 name 1:34-1:35
      call1 g() body0 1:55-1:58 name 1:55-1:56
      call2 h() body0 under 2 statement 1:61-1:64 name 1:61-1:62
      call3 i() body0 statement 1:77-1:80 name 1:77-1:78
      call4 j() body0 1:89-1:92 name 1:89-1:90
      """#),
    Snippet(
      "catch",
      #"""
      func f() { do { try a() } catch let e as MyError where e.b, MyError.c { d() } \#
      catch { e() } }
      """#,
      #"""
      0 catchClause #0 error text 'let e as MyError where e.b, MyError.c' 1:27-1:70
      1 catchClause #0 error text '' 1:79-1:84
      call0 a() body0 statement 1:21-1:24 name 1:21-1:22
      call1 d() body0 under 0 statement 1:73-1:76 name 1:73-1:74
      call2 e() body0 under 1 statement 1:87-1:90 name 1:87-1:88
      """#),
    Snippet(
      "conditional compilation",
      #"""
      func f() {
        #if os(iOS) && !DEBUG
        a()
        #elseif X
        b()
        #else
        c()
        #endif
        d()
      }
      """#,
      #"""
      0 compilation #0 nil text 'os(iOS) && !DEBUG' 2:3-2:24
      1 compilation #0 not nil text 'os(iOS) && !DEBUG' 2:3-2:24
      2 in 1 compilation #0 nil text 'X' 4:3-4:12
      3 in 1 compilation #0 not nil text 'X' 4:3-4:12
      call0 a() body0 under 0 statement 3:3-3:6 name 3:3-3:4
      call1 b() body0 under 2 statement 5:3-5:6 name 5:3-5:4
      call2 c() body0 under 3 statement 7:3-7:6 name 7:3-7:4
      call3 d() body0 statement 9:3-9:6 name 9:3-9:4
      """#),
    Snippet(
      "availability",
      #"""
      func f() { if #available(iOS 17, *), a { b() }; guard #unavailable(iOS 16) else \#
      { return }; c() }
      """#,
      #"""
      0 availability #0 nil text 'iOS 17, *' 1:15-1:36
      1 in 0 ifElse #0 a isTrue 1:38-1:39
      2 availability #1 not nil text 'iOS 16' 1:55-1:75
      3 availability #1 nil text 'iOS 16' 1:55-1:75
      call0 b() body0 under 1 statement 1:42-1:45 name 1:42-1:43
      call1 c() body0 under 2 statement 1:93-1:96 name 1:93-1:94
      """#),
    Snippet(
      "ternary and nil coalescing",
      "func f() { if a { b(!c ? d() : e(), g ?? h()) } }",
      #"""
      0 ifElse #0 a isTrue 1:15-1:16
      1 in 0 ternary #1 not c isTrue 1:21-1:23
      2 in 0 ternary #1 c isTrue 1:21-1:23
      3 in 0 coalescing #2 g isTrue 1:37-1:38
      4 in 0 coalescing #2 not g isTrue 1:37-1:38
      call0 b(either(1: call1, 2: call2), either(3: g, 4: call3)) body0 under 0 \#
      statement 1:19-1:46 name 1:19-1:20
      call1 d() body0 under 1 1:26-1:29 name 1:26-1:27
      call2 e() body0 under 2 1:32-1:35 name 1:32-1:33
      call3 h() body0 under 4 1:42-1:45 name 1:42-1:43
      """#),
  ]
}
