import TestSupport
import Testing

@testable import Auditing

@Suite("Deployment targets")
struct DeploymentTargetsTests {
  /// The oldest systems; a question mark where they are only likely.
  private func oldest(_ text: String) -> String? {
    let subject = MiniProject(MarkedText("struct Home {}\n" + text).files).subject
    return DeploymentTargets(subject.facts).oldest(of: nil, in: subject.apps).map {
      $0.versions.spoken + ($0.isCertain ? "" : " ?")
    }
  }

  private func oldest(setting: String, _ more: String = "") -> String? {
    oldest(RequestWeight.project(setting) + more)
  }

  @Test("a target's own setting says the oldest system, zeros at the end left out")
  func settings() {
    #expect(oldest(setting: "IPHONEOS_DEPLOYMENT_TARGET = 16.0;") == "iOS 16")
    #expect(oldest(setting: "IPHONEOS_DEPLOYMENT_TARGET = 16.4.1;") == "iOS 16.4.1")
    #expect(
      oldest(setting: "OLDEST = 15; IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST).2\";") == "iOS 15.2")
    #expect(oldest(setting: "IPHONEOS_DEPLOYMENT_TARGET = \"$(ELSEWHERE)\";") == nil)
    #expect(oldest(setting: "") == nil)
  }

  @Test("of the platforms that are named, those count that the target is built for")
  func platforms() {
    let both = "IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 12.0; "
    #expect(oldest(setting: both) == "iOS 17 and macOS 12")
    #expect(oldest(setting: both + "SDKROOT = auto;") == "iOS 17 and macOS 12")
    #expect(oldest(setting: both + "SDKROOT = iphoneos;") == "iOS 17")
    let supported = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphonesimulator iphoneos\";"
    #expect(oldest(setting: both + supported) == "iOS 17")
  }

  @Test("the oldest of several configurations counts, those of tests and frameworks do not")
  func configurations() {
    let text = """
      --- A.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T, U ); buildConfigurationList = L0; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        U = { isa = PBXNativeTarget; name = AppTests; buildConfigurationList = L1;
          productType = "com.apple.product-type.bundle.unit-test"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C1, C2 ); };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C3 ); };
        L0 = { isa = XCConfigurationList; buildConfigurations = ( C4, C5 ); };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
        C4 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
        C5 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
      }; rootObject = P; }
      """
    #expect(oldest(text) == "iOS 16")
  }

  @Test("without an Xcode project a property list says it, or the newest of the packages")
  func files() {
    let list = "--- Info.plist\n{ MinimumOSVersion = \"15.0\"; LSMinimumSystemVersion = \"$(X)\"; }"
    func manifest(_ folder: String, _ platforms: String) -> String {
      "--- \(folder)/Package.swift\nlet package = Package(platforms: [\(platforms)])\n"
    }
    let packages =
      manifest("A", ".iOS(.v13), .macOS(\"10.15.4\")") + manifest("B", ".iOS(.v16_4)")
    #expect(oldest(list) == "iOS 15 ?")
    #expect(oldest(packages) == "iOS 16.4 and macOS 10.15.4 ?")
    #expect(oldest(packages + list) == "iOS 15 ?")
    #expect(oldest(setting: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "\n" + packages) == "iOS 17")
  }
}
