extension ProgramTests {
  private static func inView(_ body: String, members: String = "@State var a = false") -> String {
    """
    import SwiftUI
    struct Home: View {
      \(members)
      @State var b = false
      var body: some View { \(body) }
    }
    """
  }

  static let excluding: [ProgramCase<Bool>] = [
    ProgramCase("if and else exclude", inView("if a { first() } else { second() }"), true),
    ProgramCase(
      "the else of several conditions excludes their branch",
      inView("if a, b { first() } else { second() }"), true),
    ProgramCase(
      "the else of several conditions joined by && excludes their branch",
      inView("if a && b { first() } else { second() }"), true),
    ProgramCase(
      "else if excludes what stands before", inView("if a { first() } else if b { second() }"), true
    ),
    ProgramCase("two ifs do not exclude", inView("if a { first() }; if b { second() }"), false),
    ProgramCase("one if does not exclude itself", inView("if a { first(); second() }"), false),
    ProgramCase(
      "two tests that contradict exclude", inView("if a { first() }; if !a { second() }"), true),
    ProgramCase(
      "comparisons with different values exclude",
      inView("if step == 1 { first() }; if step == 2 { second() }", members: "@State var step = 0"),
      true),
    ProgramCase(
      "a comparison and its opposite exclude",
      inView("if step == 1 { first() }; if step != 1 { second() }", members: "@State var step = 0"),
      true),
    ProgramCase(
      "comparisons that both can hold do not exclude",
      inView("if step == 1 { first() }; if step != 2 { second() }", members: "@State var step = 0"),
      false),
    ProgramCase(
      "cases of one switch exclude",
      inView(
        "switch step { case .a: first(); case .b: second(); default: third() }",
        members: "@State var step = Step.a"), true),
    ProgramCase(
      "a case and the default exclude",
      inView(
        "switch step { case .a: first(); default: second() }",
        members: "@State var step = Step.a"), true),
    ProgramCase(
      "what stands after an exit excludes what exits",
      inView("if a { return first() }; return second()"), true),
    ProgramCase(
      "presence and absence exclude",
      inView(
        "if let name { first(name) }; if name == nil { second() }",
        members: "@State var name: String?"), true),
    ProgramCase(
      "a test and another of the same text on another object do not exclude",
      """
      import SwiftUI
      struct Home: View { @State var a = false; var body: some View { if a { first() } } }
      struct Other: View { @State var a = false; var body: some View { if !a { second() } } }
      """, false),
  ]

  static let named: [ProgramCase<[[String]]>] = [
    ProgramCase(
      "a member is its name", "func g() { probe(.video); probe(AVMediaType.audio) }",
      [["video"], ["audio"]]),
    ProgramCase(
      "a set of options is each of them", "func g() { probe([.alert, .sound]) }",
      [["alert", "sound"]]),
    ProgramCase("an empty set is told", "func g() { probe([]) }", [["[]"]]),
    ProgramCase(
      "a constant of the type is what it holds",
      """
      struct Scan {
        static let mediaType = AVMediaType.video
        func g() { probe(Self.mediaType); probe(Scan.mediaType) }
      }
      """, [["video"], ["video"]]),
    ProgramCase(
      "a local and a constant of the file are what they hold",
      """
      let kind = AVMediaType.audio
      func g() {
        let other: AVMediaType = .video
        probe(kind)
        probe(other)
      }
      """,
      [["audio"], ["video"]]),
    ProgramCase(
      "either side of a choice counts",
      "func g(_ a: Bool) { probe(a ? .audio : .video) }", [["audio", "video"]]),
    ProgramCase("a parameter is unknown", "func g(_ kind: AVMediaType) { probe(kind) }", [[]]),
  ]
}
