import Facts
import Reading
import Testing

@Suite("Conditions of Objective-C files")
struct ObjectiveCConditionsTests {
  @Test("a condition is linked to the one around it", arguments: conditions)
  func reading(_ snippet: ObjectiveCSnippet) { snippet.check(\.guardLines) }

  @Test("a call stands under its condition", arguments: calls)
  func standing(_ snippet: ObjectiveCSnippet) {
    snippet.check { facts in facts.callLines.filter { !$0.contains("status()") } }
  }

  private static let conditions: [ObjectiveCSnippet] = [
    .body(
      "a comparison with a status",
      """
      if (status == AVAuthorizationStatusNotDetermined) { go(); }
      else if (status != kCLAuthorizationStatusDenied) go();
      else { go(); }
      """,
      """
      0 ifElse #0 (status == .notDetermined) isTrue
      1 ifElse #0 not (status == .notDetermined) isTrue
      2 in 1 ifElse #1 (status != .denied) isTrue
      3 in 1 ifElse #1 not (status != .denied) isTrue
      """),
    .body(
      "an early exit",
      """
      if (!granted) return;
      if (self.isReady == NO) { return; }
      go();
      """,
      """
      0 ifElse #0 not granted isTrue
      1 afterExit #0 granted isTrue
      2 in 1 ifElse #1 not self.isReady isTrue
      3 in 1 afterExit #1 self.isReady isTrue
      """),
    .body(
      "a switch, with sections that fall through",
      """
      switch ([self status]) {
        case PHAuthorizationStatusDenied:
        case PHAuthorizationStatusRestricted: { go(); break; }
        case PHAuthorizationStatusLimited: more();
        case MyOwnCase: go(); break;
        default: break;
      }
      """,
      """
      0 switchCase #0 call0 oneOf [.denied, .restricted]
      1 switchCase #0 call0 oneOf [.limited]
      2 switchCase #0 call0 oneOf [.limited, .MyOwnCase]
      3 switchCase #0 call0 noneOf [.denied, .restricted, .limited, .MyOwnCase]
      """),
    .body(
      "a ternary, loops and versions",
      """
      x = a ? b : c;
      for (Page *page in pages) { go(); }
      for (int i = 0; i < 3; i++) { go(); }
      while (more) go();
      if (@available(iOS 14, *)) { go(); } else { go(); }
      """,
      """
      0 ternary #0 a isTrue
      1 ternary #0 not a isTrue
      2 loop #1 pages isTrue
      3 loop #2 (i < 3) isTrue
      4 loop #3 more isTrue
      5 availability #4 nil text 'iOS 14, *'
      6 availability #4 not nil text 'iOS 14, *'
      """),
    .body(
      "branches of the preprocessor",
      """
      #if DEBUG
        go();
      #else
        stop();
      #endif
      #if 0
        never();
      #endif
      #ifdef A
        if (a) {
      #else
        if (b) {
      #endif
          go();
        }
      """,
      """
      0 compilation #0 nil text 'DEBUG'
      1 compilation #0 not nil text 'DEBUG'
      2 ifElse #1 a isTrue
      """),
  ]

  private static let calls: [ObjectiveCSnippet] = [
    .body(
      "behind an exit and inside of branches",
      """
      if (a) { one(); return; }
      two();
      if (b) three();
      four();
      """,
      """
      call0 one() body0 under 0 statement
      call1 two() body0 under 1 statement
      call2 three() body0 under 2 statement
      call3 four() body0 under 1 statement
      """)
  ]
}
