@testable import Auditing
import Facts
import TestSupport
import Testing

private let ask = """
  import AVFoundation
  func ask() {
    AVCaptureDevice.requestAccess(for: .video) { _ in }
  }
  """

@Suite("Projects that XcodeGen and Tuist would generate")
struct DescribedProjectTests {
  private func project(_ files: String) -> MiniProject {
    MiniProject(Example(stringLiteral: "struct Start {}\n" + files))
  }

  private func missing(_ files: String) -> [String] {
    project(files).report([.missingPurposeString]).findings
      .filter { $0.rule == "missing-purpose-string" }
      .map { "\($0.severity.word) \($0.place.path) \($0.message)" }
  }

  private func lacks(_ owner: String, at path: String) -> String {
    "error \(path) the camera is used here, and the Info.plist of target \(owner) has no "
      + "NSCameraUsageDescription, so the system ends the app"
  }

  private let xcodeGen = """
    --- App/A.swift
    \(ask)
    --- Share/S.swift
    \(ask)
    --- project.yml
    name: Trails
    include: [Parts/share.yml]
    settingGroups:
      camera: {INFOPLIST_KEY_NSCameraUsageDescription: Scans codes.}
    targetTemplates:
      Base:
        platform: iOS
        settings: {base: {GENERATE_INFOPLIST_FILE: YES}, groups: [camera]}
        sources: ["${target_name}"]
    targets:
      App:
        templates: [Base]
        type: application
        dependencies: [{target: Share}, {package: Ads, product: AdsCore}, {sdk: UIKit.framework}]
    --- Parts/share.yml
    targets:
      Share:
        type: app-extension
        platform: iOS
        sources: [{path: ../Share, excludes: ["Old/**", "**/*.md"]}, ../Extra/E.swift]
        configFiles: {Release: Release.xcconfig}
        info: {path: Info.plist, properties: {NSExtension: 1}}
    """

  @Test("an XcodeGen target has its templates, groups, inclusions and dependencies")
  func xcodeGenFacts() throws {
    let facts = project(xcodeGen).subject.facts
    let described = try #require(facts.projects.first)
    #expect(described.name == "Trails" && described.folder == "")
    #expect(described.targets.map(\.name) == ["Share", "App"])
    let app = described.targets[1]
    #expect(app.isApplication && app.dependencies == ["Share", "AdsCore", "UIKit"])
    #expect(app.compiles("App/A.swift") && !app.compiles("Share/S.swift"))
    #expect(app.configurations.map(\.name) == ["Debug", "Release"])
    #expect(
      app.configurations[0].settings.map { "\($0.key)=\($0.value)" } == [
        "SUPPORTED_PLATFORMS=iphoneos", "INFOPLIST_KEY_NSCameraUsageDescription=Scans codes.",
        "GENERATE_INFOPLIST_FILE=YES",
      ])
    let share = described.targets[0]
    #expect(share.isExtension && share.statedKeys == ["NSExtension"])
    #expect(share.compiles("Share/S.swift") && !share.compiles("Share/Old/S.swift"))
    #expect(share.sources == ["Extra/E.swift"])
    #expect(share.configurations.map(\.baseFile) == [nil, "Parts/Release.xcconfig"])
    #expect(
      BuildContext.all(facts).first { $0.owner == "Share, Debug" }?.propertyLists == [
        "Parts/Info.plist"
      ])
  }

  @Test("rules judge the targets of an XcodeGen project")
  func xcodeGenFindings() {
    let message = missing(xcodeGen)
    #expect(message.count == 1)
    #expect(message.first?.hasPrefix("note Share/S.swift") == true)
    #expect(
      missing(xcodeGen.replacing(", groups: [camera]", with: "")) == [
        lacks("'App'", at: "App/A.swift"), lacks("'Share'", at: "Share/S.swift"),
      ])
    let stating = xcodeGen.replacing("{NSExtension: 1}", with: "{NSCameraUsageDescription: Scans.}")
    #expect(missing(stating) == [])
  }

  @Test("a configuration's own settings hold in it alone")
  func configurations() {
    let only = xcodeGen.replacing(
      "groups: [camera]}",
      with: "configs: {release: {INFOPLIST_KEY_NSCameraUsageDescription: Scans.}}}")
    #expect(missing(only).contains(lacks("'App' (Debug)", at: "App/A.swift")))
  }

  @Test("files that include each other end")
  func circles() {
    let circle = """
      --- a.yml
      include: [b.yml]
      targets: {App: {type: application, platform: iOS, templates: [T]}}
      targetTemplates: {T: {templates: [T]}}
      --- b.yml
      include: [{path: a.yml}]
      targets: {B: {type: tool, platform: macOS}}
      """
    #expect(project(circle).subject.facts.projects == [])
  }

  @Test("a description that is used from a folder above it is seen from there")
  func copied() {
    let moved = xcodeGen.replacing("--- project.yml", with: "--- Specs/a/project.yml")
    #expect(project(moved).subject.facts.projects.map(\.root) == [""])
    #expect(missing(moved).map { $0.prefix(21) } == missing(xcodeGen).map { $0.prefix(21) })
  }

  @Test("where an inclusion is not there, nothing is said of any part")
  func lost() {
    let lost = xcodeGen.replacing("--- Parts/share.yml", with: "--- Elsewhere/share.yml")
    #expect(project(lost).subject.facts.projects == [])
  }

  private let tuist = """
    --- App/Project.swift
    import ProjectDescription
    let keys: [String: Plist.Value] = ["NSCameraUsageDescription": "Scans codes."]
    let project = Project(
      name: "Trails",
      targets: [
        .target(
          name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: "a.b",
          infoPlist: .extendingDefault(with: keys), sources: ["Sources/**"],
          dependencies: [.target(name: "Share"), .external(name: "Ads"), .feature(.home)]),
        .target(
          name: "Share", destinations: .iOS, product: .appExtension, bundleId: "a.b.c",
          infoPlist: .file(path: "Share/Info.plist"), sources: "Share/**/*.swift",
          settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["SHARE", "X"]])),
      ])
    --- App/Sources/A.swift
    \(ask)
    --- App/Share/S.swift
    \(ask)
    --- App/Share/Info.plist
    { CFBundleIdentifier = a; }
    """

  @Test("a Tuist target has what literals and constants say")
  func tuistFacts() throws {
    let facts = project(tuist).subject.facts
    let described = try #require(facts.projects.first)
    #expect(described.name == "Trails" && described.folder == "App")
    let app = described.targets[0]
    #expect(app.isApplication && app.statedKeys == ["NSCameraUsageDescription"])
    #expect(app.dependencies == ["Share", "Ads"] && app.compiles("App/Sources/x/B.swift"))
    let share = described.targets[1]
    #expect(share.isExtension && share.statedKeys == nil && share.compiles("App/Share/S.swift"))
    let context = BuildContext.all(facts).first { $0.owner == "Share, Debug" }
    #expect(context?.propertyLists == ["App/Share/Info.plist"] && context?.platforms == ["iOS"])
    #expect(
      context?.settings.values(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")?.first?.text == "SHARE X")
  }

  @Test("rules judge the targets of a Tuist project")
  func tuistFindings() {
    #expect(missing(tuist).map { $0.prefix(18) } == ["note App/Share/S.s"])
    let bare = tuist.replacing(
      "\"NSCameraUsageDescription\": \"Scans codes.\"", with: "\"A\": \"b\"")
    #expect(
      missing(bare) == [
        lacks("'Share'", at: "App/Share/S.swift"), lacks("'App'", at: "App/Sources/A.swift"),
      ])
  }

  @Test(
    "what is no literal is not known, and no error comes of it",
    arguments: [".extendingDefault(with: keys(for: .app))", "InfoPlists.app", ".file(path: list)"])
  func unresolved(_ value: String) throws {
    let files = tuist.replacing(".extendingDefault(with: keys)", with: value)
      .replacing("--- App/Share/S.swift\n\(ask)", with: "")
    let app = try #require(project(files).subject.facts.projects.first?.targets[0])
    #expect(app.statedKeys == nil && !missing(files).contains { $0.hasPrefix("error") })
  }

  @Test("a project that is generated already is read instead")
  func generated() {
    let real = """

      --- Trails.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T, S ); };
        T = { isa = PBXNativeTarget; name = App;
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.tool"; };
      }; rootObject = P; }
      """
    #expect(project(tuist + real).subject.facts.projects.map(\.name) == ["Trails"])
    #expect(project(tuist + real).subject.facts.projects[0].targets.count == 2)
  }
}
