import Contract
import Testing

@Suite("Globs")
struct GlobTests {
  private func matches(_ pattern: String, _ path: String) -> Bool {
    Glob(pattern).matches(Array(path.utf8).split(separator: UInt8(ascii: "/")))
  }

  @Test(
    "what matches",
    arguments: [
      ("App", "App"), ("*.swift", "A.swift"), ("App/*.swift", "App/A.swift"),
      ("**/A.swift", "A.swift"), ("**/A.swift", "x/y/A.swift"), ("a/**", "a/b"), ("a/**", "a/b/c"),
      ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("**", "a/b"), ("a?c", "abc"), ("[a-c]x", "bx"),
      ("[!a-c]x", "dx"), ("[]]", "]"), ("[[:digit:]]*", "7up"), ("\\*", "*"), ("a**b", "axxb"),
      ("**/x/**/y", "x/x/z/x/y"), ("[\\]]", "]"), ("a*b*c", "aXbXbXc"), ("[a-]", "-"),
    ])
  func found(_ pattern: String, _ path: String) { #expect(matches(pattern, path)) }

  @Test(
    "what does not",
    arguments: [
      ("App", "App/A"), ("*.swift", "App/A.swift"), ("a/**", "a"), ("a/*", "a/b/c"),
      ("a?c", "a/c"), ("[a-c]x", "dx"), ("[!a]x", "ax"), ("**/A", "xA"), ("a**b", "a/b"),
      ("\\*", "x"), ("[a", "a"), ("a\\", "a"), ("", "a"), ("*", ""), ("[[:none:]]", "a"),
    ])
  func missed(_ pattern: String, _ path: String) { #expect(!matches(pattern, path)) }

  @Test("a folder covers what is in it")
  func covers() {
    #expect(Glob("App").covers("App/Sub/A.swift") && Glob("App/").covers("App/A.swift"))
    #expect(Glob("*/Sub").covers("App/Sub/A.swift") && !Glob("Sub").covers("App/Sub/A.swift"))
  }

  @Test("many stars take no time")
  func stars() {
    let pattern = String(repeating: "*a", count: 40) + "b"
    #expect(!matches(pattern, String(repeating: "a", count: 400)))
    let deep = String(repeating: "**/a/", count: 30) + "b"
    #expect(!matches(deep, String(repeating: "a/", count: 200)))
  }
}
