import Foundation
import TestSupport
import Testing

@Suite("Pages")
struct MarkdownTests {
  @Test("every link leads somewhere", arguments: Repository.markdown)
  func links(_ file: TextFile) {
    #expect(deadLinks(in: file, among: Set(Repository.files.map(\.path))) == [])
  }

  @Test(
    "a page is short enough to be read",
    arguments: [("README.md", 240), ("ARCHITECTURE.md", 200), ("CONTRIBUTING.md", 120)])
  func lengths(_ name: String, _ limit: Int) throws {
    #expect(
      try Repository.text(name).split(separator: "\n", omittingEmptySubsequences: false).count
        <= limit + 1)
  }

  @Test("the changelog starts with what is not released, under known headings")
  func changelog() throws {
    #expect(faults(ofChangelog: try Repository.text("CHANGELOG.md")) == [])
  }

  @Test("dead links and unknown headings are found")
  func finds() {
    let text = """
      # Home of it
      [a](B.md) [b](../C.md#some-words) [c](#home-of-it) [d](https://example.com/x)
      [e](D.md) [f](#nowhere) `[g](x)`
      ```
      [h](y)
      ```
      """
    let file = TextFile(path: "Documentation/A.md", text: text)
    #expect(deadLinks(in: file, among: ["Documentation/B.md", "C.md"]) == ["D.md", "#nowhere"])
    #expect(faults(ofChangelog: "# Changelog\n\n## Unreleased\n\n### New\n") == [])
    #expect(faults(ofChangelog: "# Changelog\n\n## 1.0\n\n### Added\n") == ["1.0", "Added"])
  }

  private func deadLinks(in file: TextFile, among paths: Set<String>) -> [String] {
    let prose = file.text.replacing(/(?s)```.*?```|`[^`\n]*`/, with: "")
    let headings = file.lines.filter { $0.hasPrefix("#") }.map { anchor(String($0)) }
    let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }.filter { link in
      if link.hasPrefix("https://") || link.hasPrefix("mailto:") { return false }
      if link.hasPrefix("#") { return !headings.contains(String(link.dropFirst())) }
      let target = String(link.split(separator: "#")[0])
      let folder = (file.path as NSString).deletingLastPathComponent
      let path = ("/" + folder as NSString).appendingPathComponent(target)
      let plain = String((path as NSString).standardizingPath.dropFirst())
      return !paths.contains(plain) && !folders.contains(plain)
    }
  }

  /// As pages of a repository name their headings.
  private func anchor(_ heading: String) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased()
      .filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
      .replacingOccurrences(of: " ", with: "-")
  }

  private func faults(ofChangelog text: String) -> [String] {
    let lines = text.split(separator: "\n")
    let releases = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let headings = lines.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    return releases.prefix(1).filter { $0 != "Unreleased" }
      + headings.filter { !["Breaking", "New", "Changed", "Fixed"].contains($0) }
  }
}
