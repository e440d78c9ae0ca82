import Facts
import Foundation
import Reading
import TestSupport
import Testing

@Suite("Broken Swift files")
struct BrokenSwiftTests {
  @Test("the rest of a broken file is read, and one problem says where it breaks", arguments: cases)
  func breaking(_ source: String, _ problem: String, _ calls: [String]) {
    let (facts, problems) = readSwift(Array(source.utf8), path: "App.swift")
    let written = problems.map { "\($0.kind) \($0.place.written) \($0.message)" }
    #expect(written == [problem])
    #expect(facts.calls.map(\.name) == calls)
    #expect(facts.strayIndices == [])
  }

  private static let cases: [(String, String, [String])] = [
    (
      "func f() { a(; b() }\nfunc g() { c() }", "partlyRead 1:14-1:14 expected a name",
      ["a", "b", "c"]
    ),
    ("struct A {\n  func f() { a() }\n", "partlyRead 2:19-2:19 expected '}'", ["a"]),
    ("func f() { a() }\n)\nfunc g() { b() }", "partlyRead 2:1-2:2 unexpected ')'", ["a", "b"]),
    (
      "func f() { let = a() }\nfunc g() { if { b() } }", "partlyRead 1:16-1:16 expected a name",
      ["a", "b"]
    ),
    (
      "func f() { a(\"x) }\nfunc g() { b() }", "partlyRead 1:19-1:19 expected '\"'", ["a", "b"]
    ),
    ("class { func f() { a() } }", "partlyRead 1:7-1:7 expected a name", ["a"]),
    (
      "<<<<<<< HEAD\nfunc f() { a() }\n=======\nfunc g() { b() }\n>>>>>>> x",
      "partlyRead 5:10-5:10 code that is not understood", []
    ),
  ]

  @Test(
    "whatever stands in an initial value stands in a body that is there",
    arguments: [
      "let a = b = 1", "let=x=", "let a = b += c", "y[z = 2]\nlet a = \"\\(a = b)\"",
      "struct S { let f = (g = 1) }", "struct S { let h = do { let y = 1\n y } }",
      "@A(b = c) struct S { @B(d = e) var f: Int }", "let (a, b) = c = d",
    ])
  func initialValues(_ source: String) {
    #expect(readSwift(Array(source.utf8), path: "App.swift").0.strayIndices == [])
  }

  @Test("comparisons are no brackets, however many")
  func comparisons() {
    let list = (0..<40).map { "a\($0) < b\($0)" }.joined(separator: ", ")
    let source = "func f() { guard \(list) else { return }\n g() }"
    let (facts, problems) = readSwift(Array(source.utf8), path: "App.swift")
    #expect(problems == [])
    #expect(facts.calls.map(\.name) == ["g"])
  }

  @Test("bytes that are not UTF-8 are a problem, and what stands around them is read")
  func invalidBytes() {
    let bytes = Array("func f() { a() } // ".utf8) + [0xFF, 0xC3] + Array("\nlet b = c()".utf8)
    let (facts, problems) = readSwift(bytes, path: "App.swift")
    #expect(facts.calls.map(\.name) == ["a", "c"])
    #expect(problems.map(\.message) == ["a byte that is not UTF-8"])
    #expect(problems.map(\.place.written) == ["1:21-1:22"])
  }

  @Test("an empty file, a byte order mark and a NUL byte stop nothing")
  func oddBytes() {
    #expect(readSwift([], path: "A.swift").0 == SwiftFacts(path: "A.swift"))
    #expect(readSwift([], path: "A.swift").1 == [])
    let marked = [0xEF, 0xBB, 0xBF] + Array("a()".utf8)
    #expect(readSwift(marked, path: "A.swift").0.calls.map(\.name) == ["a"])
    let (facts, _) = readSwift(Array("a()\0\nb()".utf8), path: "A.swift")
    #expect(facts.calls.map(\.name) == ["a", "b"])
  }

  @Test("code nested thousands of times is read as far as it goes", arguments: nested)
  func nesting(_ prefix: String, _ middle: String, _ suffix: String) {
    let count = 5000
    let source =
      "let x = " + String(repeating: prefix, count: count) + middle
      + String(repeating: suffix, count: count) + "\nfunc f() { g() }"
    let (facts, _) = readSwift(Array(source.utf8), path: "App.swift")
    #expect(facts.strayIndices == [])
  }

  private static let nested = [
    ("(", "1", ")"), ("[", "1", "]"), ("{ ", "a()", " }"), ("f(", "1", ")"), ("a + ", "b", ""),
    ("\"t\" + ", "b", ""), ("a && ", "b", ""), ("a ?? ", "b", ""), ("a ? b : ", "c", ""),
    ("", "a", ".b"), ("", "a", ".b()"), ("", "a", "[0]"), ("", "a", "()"), ("", "a", "?.b"),
    ("!", "a", ""), ("- ", "a", ""), ("if a { 1 } else ", "{ 2 }", ""), ("", "a", " { }"),
    ("await ", "a", ""), ("", "a", "!"), ("A<", "B", ">"), ("[A<", "B", ">]"), ("([(", "b", ")])"),
    ("a = ", "b", ""), ("\\", "a", ".b"), ("a < b, ", "c", ""),
  ]

  @Test("no cut and no lost stretch of a file stops reading", arguments: 0..<200)
  func cuts(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var bytes = Array(sampleSource.utf8)
    if seed.isMultiple(of: 2) {
      bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...)
    } else {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1..<80, using: &random)))
    }
    if seed.isMultiple(of: 5), !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }
    let (facts, problems) = readSwift(bytes, path: "App.swift")
    #expect(facts.strayIndices == [])
    #expect(problems.count <= 1)
  }

  @Test("this package's own sources are read without problems")
  func ownSources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var calls = 0
    for folder in ["Sources", "Tests"] {
      let path = root.appendingPathComponent(folder).path
      for case let name as String in try #require(FileManager.default.enumerator(atPath: path))
      where name.hasSuffix(".swift") {
        let bytes = try #require(FileManager.default.contents(atPath: path + "/" + name))
        let (facts, problems) = readSwift(Array(bytes), path: name)
        #expect(problems == [])
        #expect(facts.strayIndices == [])
        calls += facts.calls.count
      }
    }
    #expect(calls > 1000)
  }
}
