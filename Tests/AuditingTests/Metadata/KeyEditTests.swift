import Facts
import TestSupport
import Testing

@testable import Auditing

@Suite("Repairs of keys") struct KeyEditTests {
  private func fix(_ list: String) -> Fix? {
    MiniProject(Example("struct Home {}\n--- Info.plist\n" + list)).report(Rule.all).findings
      .first { $0.rule == "misspelled-purpose-key" }?.fix
  }

  @Test("a misspelled key is renamed; one that stands twice in a list is left to a person")
  func twice() {
    let pair = "NSCameraUsageDescripton = \"Scans the codes of tickets.\"; "
    #expect(fix("{ CFBundleIdentifier = a; \(pair)}")?.edits.count == 1)
    #expect(fix("{ CFBundleIdentifier = a; \(pair)\(pair)}") == nil)
    #expect(fix("{ \(pair)NSCameraUsageDescription = \"Scans codes.\"; }") == nil)
  }
}
