import Facts
import Foundation
import Reading
import Testing

@Suite struct DamagedFiles {
  private static var content: [String: Any] {
    [
      "A": ["x", 1, 2.5, true, Data([1]), Date(timeIntervalSince1970: 0)] as [Any],
      "NSCameraUsageDescription": "Scans é codes.",
      "B": ["C": [String: Any]()],
    ]
  }

  private static func serialized(_ format: PropertyListSerialization.PropertyListFormat) -> [UInt8]
  {
    try! [UInt8](
      PropertyListSerialization.data(fromPropertyList: content, format: format, options: 0))
  }

  /// Every problem must stand inside the file.
  private func check<R: Reader>(_ reader: R.Type, _ sample: [UInt8]) {
    for seed in 0..<300 {
      var mutations = Mutations(seed: seed)
      let bytes = mutations.damage(sample)
      let file = reader.read(bytes, path: "en.lproj/a.x")
      #expect(file.facts != nil || !file.problems.isEmpty, "seed \(seed) is silent")
      #expect(file.problems.count <= 40, "seed \(seed)")
      #expect(file.problems.allSatisfy { $0.place.line <= bytes.count + 1 }, "seed \(seed)")
    }
  }

  @Test("a damaged XML property list ends no process")
  func xml() { check(PropertyListReader.self, Self.serialized(.xml)) }

  @Test("a damaged binary property list ends no process")
  func binary() { check(PropertyListReader.self, Self.serialized(.binary)) }

  @Test("a damaged OpenStep property list ends no process")
  func openStep() {
    check(PropertyListReader.self, Array("{ A = (x, <0f>, \"é\\U00e9\"); B = { C = {}; }; }".utf8))
  }

  @Test("a damaged table ends no process")
  func strings() {
    check(StringsReader.self, Array("/* c */ \"a\" = \"b\\n\"; // d\nkey;\nk = \"é\";\n".utf8))
    let wide = "\"key\" = \"é\";\n".utf16Bytes(bigEndian: false, mark: true)
    check(StringsReader.self, wide)
  }

  @Test("a damaged catalogue ends no process")
  func catalogue() { check(StringCatalogReader.self, Array(StringCatalogs.sample.utf8)) }

  @Test("a damaged project ends no process")
  func project() { check(XcodeProjectReader.self, Array(XcodeProjects.sample.utf8)) }

  @Test("a damaged project description ends no process")
  func description() {
    let sample = "a: &x {NSCameraUsageDescription: \"é\", b: [1, ~, true]}\nc: |\n  text\nd: *x\n"
    check(ProjectDescriptionReader.self, Array(sample.utf8))
  }

  @Test("a damaged storyboard ends no process")
  func interface() { check(InterfaceReader.self, Array(Interfaces.sample.utf8)) }

  @Test("a damaged settings file ends no process")
  func settings() { check(SettingsFileReader.self, Array(SettingsFiles.sample.utf8)) }

  @Test("a damaged table of plural forms ends no process")
  func plurals() { check(StringsReader.self, Array(PluralFormsOfTables.sample.utf8)) }

  @Test("a damaged project with files ends no process")
  func files() { check(XcodeProjectReader.self, Array(XcodeProjectFiles.sample.utf8)) }
}
