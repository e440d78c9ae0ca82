import Rendering
import Testing

@Suite("A patch") struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String, _ path: String = "a") -> String {
    UnifiedDiff.text(of: path, from: Array(before.utf8), to: Array(after.utf8))
  }

  @Test("lines around a change are shown, changes that are near are one hunk")
  func hunks() {
    let lines = (1...20).map { "\($0)\n" }
    var after = lines
    after[4] = "five\n"
    after[9] = "ten\n"
    after.insert("new\n", at: 19)
    #expect(
      diff(lines.joined(), after.joined())
        == """
        --- a/a
        +++ b/a
        @@ -2,12 +2,12 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
        -10
        +ten
         11
         12
         13
        @@ -17,4 +17,5 @@
         17
         18
         19
        +new
         20

        """)
  }

  @Test("nothing changes where nothing changes, and an end without a line break is said")
  func ends() {
    #expect(diff("a\n", "a\n") == "")
    #expect(
      diff("a", "a\n")
        == "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(diff("", "a\n") == "--- a/a\n+++ b/a\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\r\n", "b\r\n") == "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\r\n+b\r\n")
  }

  @Test("odd names are in quotes, as git writes them")
  func names() {
    #expect(diff("a\n", "b\n", "x y").hasPrefix("--- a/x y\t\n"))
    #expect(diff("a\n", "b\n", "é\"").hasPrefix("--- \"a/\\303\\251\\\"\"\n"))
  }
}
