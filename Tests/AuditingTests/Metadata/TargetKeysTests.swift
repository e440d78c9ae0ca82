import Auditing
import Facts
import TestSupport
import Testing

/// An Xcode project in memory; each target has one group of files and its settings.
private struct SmallProject {
  struct Target {
    var name: String
    var kind = "application"
    var sources: [String] = []
    var debug = ""
    var release: String?
    var needs: [String] = []
    var links: [String] = []
  }
  var targets: [Target]

  var text: String {
    let files = Set(targets.flatMap(\.sources)).sorted()
    let names = targets.map { "T\($0.name)" }.joined(separator: ", ")
    var text = """

      --- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( \(names) ); };
        G = { isa = PBXGroup; children = ( \(files.map { "\"\($0)\"" }.joined(separator: ", ")) );
          sourceTree = "<group>"; };

      """
    for file in files {
      text += """
        "\(file)" = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        "B\(file)" = { isa = PBXBuildFile; fileRef = "\(file)"; };

        """
    }
    return text + targets.map(object).joined() + "}; rootObject = P; }"
  }

  private func object(_ target: Target) -> String {
    let name = target.name
    let built = target.sources.map { "\"B\($0)\"" }.joined(separator: ", ")
    let needs = target.needs.map { "D\(name)\($0)" }
    let links = target.links.map { "K\(name)\($0)" }
    return """
      T\(name) = { isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(name);
        buildPhases = ( S\(name) ); productType = "com.apple.product-type.\(target.kind)";
        dependencies = ( \(needs.joined(separator: ", ")) );
        packageProductDependencies = ( \(links.joined(separator: ", ")) ); };
      S\(name) = { isa = PBXSourcesBuildPhase; files = ( \(built) ); };
      L\(name) = { isa = XCConfigurationList; buildConfigurations = ( C\(name), R\(name) ); };
      C\(name) = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { GENERATE_INFOPLIST_FILE = YES; \(target.debug) }; };
      R\(name) = { isa = XCBuildConfiguration; name = Release;
        buildSettings = { GENERATE_INFOPLIST_FILE = YES; \(target.release ?? target.debug) }; };

      """
        + target.needs.map {
          "D\(name)\($0) = { isa = PBXTargetDependency; target = T\($0); };\n"
        }.joined()
        + target.links.map {
          "K\(name)\($0) = { isa = XCSwiftPackageProductDependency; productName = \($0); };\n"
        }.joined()
  }
}

private let ask = """
  import AVFoundation
  func ask() {
    AVCaptureDevice.requestAccess(for: .video) { _ in }
  }
  """
private let camera = "INFOPLIST_KEY_NSCameraUsageDescription = \"Scans codes.\";"

@Suite("Purpose strings of each target")
struct TargetKeysTests {
  /// "severity message" of what is missing in a project whose `A.swift` asks for the camera.
  private func missing(
    _ targets: [SmallProject.Target], _ more: String = "", source: String = ask
  ) -> [String] {
    let text =
      "struct Start {}\n--- A.swift\n\(source)" + more + SmallProject(targets: targets).text
    let report = MiniProject(Example(stringLiteral: text)).report([.missingPurposeString])
    return report.findings.filter { $0.rule == "missing-purpose-string" }
      .map { "\($0.severity.word) \($0.message)" }
  }

  private func message(_ severity: String, _ owner: String, _ end: String) -> String {
    "\(severity) the camera is used here, and the \(owner) NSCameraUsageDescription\(end)"
  }

  private let ends = ", so the system ends the app"

  @Test("the target that compiles the request is the one that lacks the key")
  func byTarget() {
    let other = SmallProject.Target(name: "Other", sources: ["B.swift"], debug: camera)
    let app = SmallProject.Target(name: "App", sources: ["A.swift"])
    #expect(missing([app, other]) == [message("error", "Info.plist of target 'App' has no", ends)])
    var stating = app
    stating.debug = camera
    let bare = SmallProject.Target(name: "Other", sources: ["B.swift"])
    #expect(missing([stating, bare]) == [])
  }

  @Test("all targets that compile a file and lack the key are named at once")
  func several() {
    let targets = ["One", "Two"].map { SmallProject.Target(name: $0, sources: ["A.swift"]) }
    #expect(
      missing(targets) == [
        message("error", "Info.plists of targets 'One' and 'Two' have no", ends)
      ])
  }

  @Test("a configuration that alone lacks the key is named")
  func byConfiguration() {
    let app = SmallProject.Target(name: "App", sources: ["A.swift"], debug: camera, release: "")
    #expect(
      missing([app]) == [message("error", "Info.plist of target 'App' (Release) has no", ends)])
  }

  @Test("settings for a generated list count only where it is generated")
  func generating() {
    let settings = "GENERATE_INFOPLIST_FILE = NO; INFOPLIST_FILE = App.plist; \(camera)"
    let app = SmallProject.Target(name: "App", sources: ["A.swift"], debug: settings)
    let list = "\n--- App.plist\n{ CFBundleIdentifier = a; }"
    #expect(missing([app], list).count == 1)
    let stating = "\n--- App.plist\n{ NSCameraUsageDescription = \"Scans codes.\"; }"
    #expect(missing([app], stating) == [])
  }

  @Test("a property list that was not read may have the key")
  func unread() {
    let settings = "INFOPLIST_FILE = \"$(DERIVED)/App.plist\";"
    let app = SmallProject.Target(name: "App", sources: ["A.swift"], debug: settings)
    let other = SmallProject.Target(name: "Other", sources: ["B.swift"], debug: camera)
    #expect(missing([app, other]) == [])
  }

  @Test("what only tests and tools compile needs no key", arguments: ["bundle.unit-test", "tool"])
  func tests(_ kind: String) {
    let app = SmallProject.Target(name: "App", sources: ["B.swift"])
    let tests = SmallProject.Target(name: "T", kind: kind, sources: ["A.swift"])
    #expect(missing([app, tests]) == [])
  }

  @Test("what an app leaves out of its sources is no error")
  func leftOut() {
    let app = SmallProject.Target(name: "App", sources: ["B.swift"])
    #expect(missing([app]).map { $0.prefix(7) } == ["warning"])
  }

  @Test("a framework's code is that of the apps that are built with it")
  func frameworks() {
    let core = SmallProject.Target(name: "Core", kind: "framework", sources: ["A.swift"])
    let app = SmallProject.Target(name: "App", sources: ["B.swift"], needs: ["Core"])
    let other = SmallProject.Target(name: "Other", sources: ["C.swift"])
    #expect(
      missing([app, other, core]) == [message("error", "Info.plist of target 'App' has no", ends)])
    var stating = app
    stating.debug = camera
    #expect(missing([stating, other, core]) == [])
    let user = SmallProject.Target(name: "User", sources: ["C.swift"], needs: ["Core"])
    #expect(missing([stating, user, core]).map { $0.prefix(7) } == ["warning"])
  }

  @Test("a package's code is that of the apps that link its product, through other targets too")
  func packages() {
    let app = SmallProject.Target(name: "App", sources: ["B.swift"], links: ["Kit"])
    let other = SmallProject.Target(name: "Other", sources: ["C.swift"], debug: camera)
    let manifest = """

      --- Kit/Package.swift
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Screens"])],
        targets: [
          .target(name: "Screens", dependencies: ["Scan", .product(name: "X", package: "x")]),
          .target(name: "Scan", path: "Code/Scan"),
        ])
      --- Kit/Code/Scan/S.swift
      \(ask)
      """
    #expect(
      missing([app, other], manifest, source: "struct A {}") == [
        message("error", "Info.plist of target 'App' has no", ends)
      ])
  }

  @Test("an extension whose app has the key may do with it")
  func extensions() {
    let share = SmallProject.Target(name: "Share", kind: "app-extension", sources: ["A.swift"])
    let app = SmallProject.Target(name: "App", sources: [], debug: camera, needs: ["Share"])
    #expect(
      missing([app, share]) == [
        message("note", "Info.plist of target 'Share' has no", "; that of its app has it")
      ])
    var bare = app
    bare.debug = ""
    #expect(
      missing([bare, share]) == [message("error", "Info.plist of target 'Share' has no", ends)])
  }

  @Test("what reaches an extension in a package of its app's is told of the app alone")
  func extensionsOfPackages() {
    let core = SmallProject.Target(name: "Core", kind: "framework", sources: ["A.swift"])
    let share = SmallProject.Target(name: "Share", kind: "app-extension", needs: ["Core"])
    let app = SmallProject.Target(name: "App", debug: camera, needs: ["Share", "Core"])
    #expect(missing([app, share, core]) == [])
  }

  @Test("an App Clip needs its own key")
  func clips() {
    let clip = SmallProject.Target(
      name: "Clip", kind: "application.on-demand-install-capable", sources: ["A.swift"])
    let app = SmallProject.Target(
      name: "App", sources: ["A.swift"], debug: camera, needs: ["Clip"])
    #expect(missing([app, clip]) == [message("error", "Info.plist of target 'Clip' has no", ends)])
  }

  @Test("a use that is not compiled for a target is none of it")
  func conditions() {
    let guarded = "#if !SHARE && os(iOS)\n\(ask)\n#endif"
    let app = SmallProject.Target(
      name: "App", sources: ["A.swift"], debug: "SDKROOT = iphoneos; \(camera)")
    let share = SmallProject.Target(
      name: "Share", kind: "app-extension", sources: ["A.swift"],
      debug: "SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"SHARE\";")
    let watch = SmallProject.Target(
      name: "Watch", sources: ["A.swift"], debug: "SDKROOT = watchos;")
    #expect(missing([app, share, watch], source: guarded) == [])
    // A watch has no camera, whatever is compiled for it.
    #expect(missing([app, watch]) == [])
    #expect(missing([app, share], source: ask).count == 1)
  }

  @Test("of Objective-C it is not known what is compiled for which of several targets")
  func objectiveC() {
    let app = SmallProject.Target(name: "App", sources: ["A.m"], debug: camera)
    let other = SmallProject.Target(name: "TV", sources: ["A.m"])
    let use = """

      --- A.m
      void ask(void) {
        [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(BOOL a){}];
      }
      """
    let found = missing([app, other], use, source: "struct A {}")
    #expect(found.map { $0.prefix(7) } == ["warning"])
  }
}
