@testable import Auditing
import Facts
import TestSupport
import Testing

@Suite("Libraries of others by their names")
struct LinkedLibraryTests {
  private func report(_ files: String, _ rule: Rule) -> [String] {
    MiniProject(Example(stringLiteral: files)).report([rule]).findings
      .filter { $0.rule == rule.id }.map { "\($0.place.path): \($0.message)" }
  }

  private let list = "\n--- Info.plist\n{ CFBundleIdentifier = \"com.example.app\"; }\n"

  @Test("names are in lower case, and stand for one library each")
  func table() {
    let names = LinkedLibrary.Known.all.flatMap { $0.names }
    #expect(names.allSatisfy { $0 == $0.lowercased() } && Set(names).count == names.count)
    let families = Set(LinkedLibrary.Known.all.flatMap(\.families))
    let known = Set(SymbolIndex.standard.rows.values.map(\.family))
    #expect(families.isSubset(of: known))
  }

  @Test(
    "an advertising library is found wherever it is named",
    arguments: [
      ("--- ios/Podfile.lock\n  - Google-Mobile-Ads-SDK (12.0)\n", "ios/Podfile.lock"),
      (
        """
        --- Kit/Package.swift
        let package = Package(name: "Kit", dependencies: [
          .package(url: "https://x.com/swift-package-manager-google-mobile-ads.git", from: "1.0.0"),
        ])
        """, "Kit/Package.swift"
      ),
      (
        """
        --- A.xcodeproj/project.pbxproj
        { objects = { P = { isa = PBXProject; packageReferences = ( R ); };
          R = { isa = XCRemoteSwiftPackageReference;
            repositoryURL = "https://x.com/swift-package-manager-google-mobile-ads"; };
        }; rootObject = P; }
        """, "A.xcodeproj/project.pbxproj"
      ), ("--- B.swift\nimport GoogleMobileAds", "B.swift"),
    ])
  func naming(_ files: String, _ path: String) {
    #expect(
      report("struct A {}" + list + files, .advertisingWithoutPrompt) == [
        "\(path): Google Mobile Ads is linked, and nothing asks for tracking"
      ])
  }

  @Test("several libraries are told at once; one that only may track is none")
  func several() {
    let imports = "import AppsFlyerLib\nimport GoogleMobileAds\nimport GoogleMaps"
    #expect(
      report(imports + list, .advertisingWithoutPrompt) == [
        "App.swift: AppsFlyer and Google Mobile Ads are linked, and nothing asks for tracking"
      ])
    #expect(report("import FBSDKCoreKit" + list, .advertisingWithoutPrompt) == [])
  }

  @Test("a text that nothing read needs may be a linked library's")
  func unproven() {
    let files = """
      import AVFoundation
      func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      --- Info.plist
      { NSCameraUsageDescription = "Scans the codes of tickets.";
        NSMicrophoneUsageDescription = "Records what you say to the support."; }
      --- Podfile
      pod 'Intercom'
      """
    #expect(
      report(files.replacing("import AVFoundation", with: "import AVKit"), .unprovenPurposeString)
        .count <= 1)
    let contacts = files.replacing("NSMicrophone", with: "NSPhotoLibrary")
    #expect(
      report(contacts, .unprovenPurposeString) == [
        "Info.plist: nothing that was read uses what NSPhotoLibraryUsageDescription is for; "
          + "Intercom is linked, and may need it"
      ])
  }
}
