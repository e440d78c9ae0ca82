import Auditing
import Facts
import TestSupport
import Testing

/// An Xcode project with one application target.
private func project(_ path: String, _ target: String, _ settings: String = "") -> String {
  """

  --- \(path)/project.pbxproj
  { objects = {
    P = { isa = PBXProject; targets = ( T ); buildConfigurationList = L; };
    T = { isa = PBXNativeTarget; name = \(target); buildConfigurationList = L;
      productType = "com.apple.product-type.application"; };
    L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
  }; rootObject = P; }
  """
}

private let ask =
  "import AVFoundation\nfunc ask() {\n  AVCaptureDevice.requestAccess(for: .video) { _ in }\n}"
private let camera = "INFOPLIST_KEY_NSCameraUsageDescription = \"Scans.\";"
private let other = "INFOPLIST_KEY_NSMicrophoneUsageDescription = \"Records.\";"

@Suite("Several apps in one folder")
struct AppFoldersTests {
  private func subject(_ text: String) -> Subject {
    MiniProject(Example(stringLiteral: "struct Shared {}\n" + text)).subject
  }

  private func apps(_ text: String) -> AppFolders { subject(text).apps }

  /// `path severity app` of what is missing.
  private func missing(_ text: String) -> [String] {
    let report = MiniProject(Example(stringLiteral: "struct Shared {}\n" + text))
      .report([.missingPurposeString])
    return report.findings.filter { $0.rule == "missing-purpose-string" }
      .map { "\($0.place.path) \($0.severity.word) \($0.app ?? "-")" }
  }

  @Test("a file belongs to the innermost app around it, and to none where there is but one")
  func belonging() {
    let two = apps(project("One/One.xcodeproj", "One") + project("One/Sub/Two.xcodeproj", "Two"))
    #expect(two.name(of: "One/A.swift") == "One")
    #expect(two.name(of: "One/Sub/A.swift") == "Two")
    #expect(two.name(of: "Other/A.swift") == nil && two.name(of: "Onemore/A.swift") == nil)
    #expect(apps(project("One/One.xcodeproj", "One")).name(of: "One/A.swift") == nil)
  }

  @Test("apps of one name are told apart by their folders")
  func names() {
    let two = apps(project("a/App.xcodeproj", "App") + project("b/App.xcodeproj", "App"))
    #expect(two.apps.map(\.name) == ["App (a)", "App (b)"])
  }

  @Test("a target leaves out what lies in the folders of other apps")
  func targets() {
    let two = apps(project("a/One.xcodeproj", "One") + project("b/Two.xcodeproj", "Two"))
    #expect(two.targets == ["One", "Two"])
    #expect(two.mayBelong("a/A.swift", to: "One") && two.mayBelong("shared/A.swift", to: "One"))
    #expect(!two.mayBelong("b/A.swift", to: "One"))
  }

  @Test("a purpose string of one app is none of another")
  func purposeStrings() {
    let uses = "--- a/A.swift\n\(ask)\n--- b/B.swift\n\(ask)"
    let both = project("a/One.xcodeproj", "One", camera) + project("b/Two.xcodeproj", "Two", other)
    #expect(missing(uses + both) == ["b/B.swift error Two"])
    let shared = uses + both + "\n--- Shared/Info.plist\n{ NSCameraUsageDescription = \"Scans.\"; }"
    #expect(missing(shared) == [])
    let bare = project("a/One.xcodeproj", "One", camera) + project("b/Two.xcodeproj", "Two")
    #expect(missing(uses + bare) == ["b/B.swift warning Two"])
    let fromShared = "--- c/C.swift\n\(ask)" + both
    #expect(missing(fromShared) == [])
  }

  @Test("what each of two apps lacks is said for each")
  func both() {
    let uses = "--- a/A.swift\n\(ask)\n--- b/B.swift\n\(ask)"
    let none = project("a/One.xcodeproj", "One", other) + project("b/Two.xcodeproj", "Two", other)
    #expect(missing(uses + none) == ["a/A.swift error One", "b/B.swift error Two"])
  }

  /// `path severity languages` of each faulty purpose string.
  private func faulty(_ text: String) -> [String] {
    let rules: [Rule] = [.emptyPurposeString, .placeholderPurposeString, .vaguePurposeString]
    return MiniProject(Example(stringLiteral: "struct Shared {}\n" + text)).report(rules).findings
      .map { "\($0.place.path) \($0.severity.word) \($0.certainty)" }
  }

  @Test(
    "what a purpose string of one app says counts for it alone",
    arguments: [
      ("", "error certain"), ("TODO", "error certain"), ("Needs the camera.", "warning likely"),
    ])
  func faultyStrings(_ string: String, _ verdict: String) {
    let both = project("a/One.xcodeproj", "One") + project("b/Two.xcodeproj", "Two")
    let list = "{ NSCameraUsageDescription = \"\(string)\"; }"
    let lists = "--- a/Info.plist\n\(list)\n--- b/Info.plist\n\(list)"
    #expect(faulty(lists + both) == ["a/Info.plist \(verdict)", "b/Info.plist \(verdict)"])
    let table = "--- a/en.lproj/InfoPlist.strings\n\"NSCameraUsageDescription\" = \"Scans.\";\n"
    #expect(faulty(table + lists + both).last == "b/Info.plist \(verdict)")
  }

  @Test("the coverage of a target is that of its app, and names the others")
  func coverageOfTarget() {
    let subject = subject(
      "--- a/A.swift\n\(ask)\n--- b/B.swift\n\(ask)" + project("a/One.xcodeproj", "One")
        + project("b/Two.xcodeproj", "Two"))
    let whole = Coverage(of: subject)
    let own = Coverage(of: subject, for: "Two")
    #expect(own.apps == ["Two"] && own.otherApps == ["One"] && whole.otherApps == [])
    #expect(own.requests.map(\.place.path) == ["b/B.swift"])
    #expect(own.filesRead == whole.filesRead - 2)
  }

  @Test("coverage and census say whose each request is")
  func saying() {
    let subject = subject(
      "--- a/A.swift\n\(ask)" + project("a/One.xcodeproj", "One", camera)
        + project("b/Two.xcodeproj", "Two", camera.replacing("Scans", with: "Other")))
    #expect(Coverage(of: subject).apps == ["One", "Two"])
    #expect(Coverage(of: subject).requests.map(\.app) == ["One"])
    let row = Census(of: subject).rows[0]
    #expect(
      row.app == "One" && row.purposeStrings.map(\.text) == ["NSCameraUsageDescription: Scans."])
  }
}
