import Auditing
import Facts
import Foundation
import Rendering
import TestSupport
import Testing

/// What the specification asks for beyond the schema, against which `.ci/sarif` checks.
@Suite("SARIF")
struct SARIFTests {
  private let run: [String: Any]

  init() throws {
    let text = Reporter.sarif.render(Sample.report, Sample.context)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    run = try #require((log?["runs"] as? [[String: Any]])?.first)
    #expect(log?["version"] as? String == "2.1.0")
  }

  /// Every object of the run that stands under a key, at any depth.
  private func all(_ key: String) -> [[String: Any]] {
    func gather(_ value: Any) -> [[String: Any]] {
      if let list = value as? [Any] { return list.flatMap(gather) }
      guard let object = value as? [String: Any] else { return [] }
      let own = object[key].map { $0 as? [[String: Any]] ?? [$0 as? [String: Any] ?? [:]] } ?? []
      return own + object.values.flatMap(gather)
    }
    return gather(run)
  }

  @Test("a result points to its rule")
  func rules() throws {
    let driver = try #require(all("driver").first)
    let ids = (driver["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
    #expect(ids == ["skippable-explanation"])
    for result in all("results") {
      let index = result["ruleIndex"] as? Int
      let id = result["ruleId"] as? String
      #expect(index.map { ids[$0] == id } ?? !ids.contains(id))
    }
  }

  @Test("a file is named by a relative URI, and by its place in the list")
  func artifacts() throws {
    let files = all("artifacts").compactMap { $0["location"] as? [String: Any] }
    #expect(files.count == 5)
    for location in all("artifactLocation") {
      let uri = try #require(location["uri"] as? String)
      let index = try #require(location["index"] as? Int)
      #expect(uri.wholeMatch(of: /One%20%231\/[A-Za-z0-9\/._~%-]+/) != nil)
      #expect(files[index]["uri"] as? String == uri)
      #expect(location["uriBaseId"] as? String == "%SRCROOT%")
    }
    #expect(files.contains { $0["uri"] as? String == "One%20%231/Odd%0Aname%2C%20100%25.plist" })
    let base = all("originalUriBaseIds").first?["%SRCROOT%"] as? [String: Any]
    #expect(base?["uri"] as? String == "file:///src/My%20Apps/")
  }

  @Test("columns count UTF-16 code units, and are left out where they cannot be counted")
  func columns() {
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let regions = all("results").map { result -> [String: Int] in
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      return (place as? [String: Any])?["region"] as? [String: Int] ?? [:]
    }
    // `\tButton("건너뛰기 🎙️")`: four letters of three bytes, a microphone of four and of two units.
    #expect(regions[0] == ["startLine": 2, "startColumn": 2, "endColumn": 19])
    #expect(regions[2] == [:])
    #expect(regions[3] == ["startLine": 99])
  }

  @Test("either every result says whether it is suppressed, or none")
  func suppressions() {
    let lists = all("results").map { $0["suppressions"] as? [[String: String]] }
    #expect(lists.map { $0?.first?["kind"] } == [nil, nil, nil, nil, "inSource", "external"])
    #expect(lists.allSatisfy { $0 != nil })
    #expect(lists[4]?.first?["justification"] == "only in the demo")
  }

  @Test("every step has a place, and a repair its ranges")
  func flows() {
    let steps = all("threadFlows").flatMap { $0["locations"] as? [[String: Any]] ?? [] }
    #expect(steps.count == 3)
    for step in steps {
      #expect((step["location"] as? [String: Any])?["physicalLocation"] != nil)
    }
    let regions = all("replacements").compactMap { $0["deletedRegion"] as? [String: Int] }
    #expect(regions.map { $0["startColumn"] } == [2, 3])
    #expect(regions.map { $0["endColumn"] } == [31, 3])
  }

  @Test("a repair whose ranges cannot be counted is left out")
  func uncountedFix() {
    let text = Reporter.sarif.render(Sample.report, RenderContext())
    #expect(!text.contains("\"fixes\""))
    #expect(!text.contains("\"startColumn\": 2"))
    #expect(text.contains("\"startLine\": 2"))
  }

  @Test("what could not be read is said by the invocation")
  func notifications() {
    let levels = all("toolExecutionNotifications").map { $0["level"] as? String }
    #expect(levels == ["warning", "note"])
    #expect(all("invocations").first?["executionSuccessful"] as? Bool == true)
  }

  @Test("what looks like a link in a message is none")
  func links() {
    var report = Sample.report
    report.findings[0].message = "'[Skip](https://example.com)' leaves"
    let text = Reporter.sarif.render(report, Sample.context)
    #expect(text.contains("'\\\\[Skip\\\\](https://example.com)' leaves"))
  }
}
