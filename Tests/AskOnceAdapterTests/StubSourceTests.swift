import Foundation
import Testing

@Suite("Sources of the stubs")
struct StubSourceTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Stubs")

  /// Every stub, by the path below the folder; not the system that they share.
  static let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().filter {
    $0.hasSuffix(".swift") && !$0.hasPrefix("SimulatedSystem/")
  }

  @Test("a stub cites a page of Apple's and the bindings, or says why none has it")
  func cites() throws {
    #expect(Self.paths.count >= 45)
    for path in Self.paths {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      #expect(missing(in: text) == [], "\(path)")
    }
  }

  @Test("a stub without a page, without bindings and without a reason is found")
  func finds() {
    let page = "/// https://developer.apple.com/documentation/contacts/cncontactstore\n"
    #expect(missing(in: "// Bindings: objc2 Contacts/CNContactStore.rs\n\n" + page) == [])
    #expect(missing(in: "// Bindings: none; Swift alone\n\n" + page) == [])
    #expect(missing(in: page) == ["bindings"])
    #expect(missing(in: "// Bindings: none\n\n" + page) == ["bindings"])
    #expect(missing(in: "// Bindings: objc2 Contacts/CNContactStore.rs\n") == ["page"])
  }

  private func missing(in text: String) -> [String] {
    let cited = text.wholeMatch(of: /\/\/ Bindings: (?:none; \w|(?:objc2|macios) \S+)(?s:.*)/)
    let page = text.firstMatch(
      of: /(?:^|\n) *\/\/\/ https:\/\/(?:developer|opensource)\.apple\.com\/\S+/)
    return (cited == nil ? ["bindings"] : []) + (page == nil ? ["page"] : [])
  }
}
