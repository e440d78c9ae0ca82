import Facts
import Reading
import Testing

@Suite("Skimming Swift files")
struct SkimmerTests {
  private func index(_ text: String) -> SourceIndex {
    Skimmer.read(Array(text.utf8), path: "A.swift", schemes: ["prefs:"])
  }

  private func names(_ text: String, _ words: [String]) -> [String] {
    let used = Set(index(text).uses.map(\.name))
    return words.filter { used.contains(SourceIndex.Name($0)) }
  }

  @Test("declarations have their kind, their name and the type around them")
  func declarations() {
    let text = """
      import Declared.Nowhere
      final class Outer: Base {
        static let shared = Outer()
        enum Step: String { case first, second(Int), third = "3" }
        init(a: Int = { let b = 1; return b }()) { let local = 2 }
        var body: some View { switch x { case .y: z } }
        func run(_ done: () -> Void = {}) { func inner() {} }
      }
      extension Outer { func more() {} }
      func global() {}
      """
    let declarations = index(text).declarations
    let expected: [(String, SourceIndex.Declaration.Kind, Int32)] = [
      ("Outer", .type, -1), ("shared", .variable, 0), ("Step", .type, 0), ("first", .enumCase, 2),
      ("second", .enumCase, 2), ("third", .enumCase, 2), ("init", .initializer, 0),
      ("body", .variable, 0), ("run", .function, 0), ("Outer", .extensionOf, -1),
      ("more", .function, 9), ("global", .function, -1),
    ]
    #expect(declarations.map(\.name) == expected.map { SourceIndex.Name($0.0) })
    #expect(declarations.map(\.kind) == expected.map(\.1))
    #expect(declarations.map(\.parent) == expected.map(\.2))
  }

  @Test("a name belongs to the innermost declaration, also behind the closures of a value")
  func uses() {
    let text = """
      struct A: B {
        var list = values.map { $0.first }.filter(check)
        func run(_ a: Argument = { inner() }()) -> Returned { called() }
      }
      """
    let index = index(text)
    func owner(_ name: String) -> Int32? {
      index.uses.first { $0.name == SourceIndex.Name(name) }?.declaration
    }
    #expect(["B"].map(owner) == [0])
    #expect(["values", "first", "filter", "check"].map(owner) == [1, 1, 1, 1])
    #expect(["Argument", "inner", "Returned", "called"].map(owner) == [2, 2, 2, 2])
  }

  @Test("what stands in comments and texts is no name, what is interpolated is one")
  func texts() {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    let text = ##"""
      // one
      /* two /* two */ two */ let a = "three \(four + "three \(five)")"
      let b = #"three \(three) \#(six)"#
      let c = """
        three " three \(seven)
        """
      let d = "three
      eight()
      """##
    #expect(names(text, words) == ["four", "five", "six", "seven", "eight"])
  }

  @Test("a whole text is kept apart from the name of the same letters")
  func quoted() {
    let index = index(#"let a = "settings_key""#)
    #expect(index.uses.map(\.name) == [SourceIndex.Name(quoted: "settings_key")])
    #expect(SourceIndex.Name(quoted: "a").isQuoted && !SourceIndex.Name("a").isQuoted)
  }

  @Test("comments to this tool and wanted addresses are noted")
  func marks() {
    #expect(index("let a = 1 // askonce:disable:next x").isAddressed)
    #expect(index("/** askonce:x */").isAddressed)
    #expect(!index(#"let a = "askonce:x""#).isAddressed)
    #expect(index(#"let a = "App-Prefs:root""#).holdsScheme)
    #expect(!index(#"let a = "app-refs:root" // prefs:root"#).holdsScheme)
  }

  @Test("imports are noted by their modules")
  func imports() {
    let text = "@testable import One\nimport struct Two.Three\nimport Four; import Five"
    #expect(index(text).imports == ["One", "Two", "Four", "Five"])
  }

  @Test(
    "broken files end the scan, not the tool", arguments: ["\"", "/*", "#\"", "\"\\", "}}", "#"])
  func broken(_ text: String) {
    #expect(index(text).declarations.isEmpty)
    #expect(index("func a() { " + text).declarations.count == 1)
  }
}

@Suite("Parsing a file in part")
struct SourceBlankingTests {
  private let text = """
    enum L10n {
      /// Kept.
      static let one = tr("one")
      static var two: String {
        tr("two")
      }
      #if DEBUG
      static let three = tr("three")
      #endif
      static let four = tr(
        "four")
    }

    """

  @Test("what is left out becomes spaces, what stays keeps its place")
  func blanking() {
    let bytes = Array(text.utf8)
    let index = Skimmer.read(bytes, path: "A.swift", schemes: [])
    let left = SourceBlanking.blanked(bytes, index, without: [2, 3, 4])
    #expect(left.count == bytes.count)
    let facts = SwiftReader.read(left, path: "A.swift")
    #expect(facts.problems.isEmpty)
    let whole = SwiftReader.read(bytes, path: "A.swift").facts?.properties ?? []
    // Between lines that begin with a sign nothing is left out.
    let kept = whole.filter { $0.name != "four" }
    #expect(facts.facts?.properties == kept)
  }
}
