extension SwiftConditionsTests {
  /// Conditions around closures and results of builders.
  static let nested: [Snippet] = [
    Snippet(
      "closures start anew",
      "func f() { if a { b { if c { d() } } } }",
      #"""
      0 ifElse #0 a isTrue 1:15-1:16
      1 ifElse #1 c isTrue 1:26-1:27
      call0 b(closure1 trailing) body0 under 0 statement 1:19-1:37 name 1:19-1:20
      call1 d() body1 under 1 statement 1:30-1:33 name 1:30-1:31
      """#),
    Snippet(
      "results of a builder",
      "var body: some View { if a { B() } else { C() } }",
      #"""
      0 ifElse #0 a isTrue 1:26-1:27
      1 ifElse #0 not a isTrue 1:26-1:27
      call0 B() body0 under 0 statement 1:30-1:33 name 1:30-1:31
      call1 C() body0 under 1 statement 1:43-1:46 name 1:43-1:44
      """#),
  ]
}
