import Facts
import TestSupport
import Testing

@testable import Auditing

@Suite("Purpose strings")
struct PurposeStringsTests {
  /// A project with one target, whose two configurations are based on `Config/<name>.xcconfig`.
  private static let project = """
    --- ios/A.xcodeproj/project.pbxproj
    { objects = {
      P = { isa = PBXProject; targets = ( T ); mainGroup = G; buildConfigurationList = L0; };
      G = { isa = PBXGroup; children = (D, R, S); path = Config; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = Release.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = ( C1, C2 ); };
      C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = D;
        buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; }; };
      C2 = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = R;
        buildSettings = { INFOPLIST_FILE = "App/Info.plist"; }; };
      L0 = { isa = XCConfigurationList; buildConfigurations = ( C3 ); };
      C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_KEY_NSCameraUsageDescription = ""; }; };
    }; rootObject = P; }

    """

  private func lines(_ text: String) -> [String] {
    MiniProject(MarkedText(Self.project + text).files).subject.purposes.statements.map {
      "\($0.key) '\($0.text)' @ \($0.place.path):\($0.place.line)\($0.isResolved ? "" : " ?")"
    }
  }

  private func findings(_ text: String) -> [String] {
    MiniProject(MarkedText(Self.project + text).files)
      .report([.emptyPurposeString, .missingPurposeString]).findings
      .map { "\($0.rule) \($0.place.path):\($0.place.line)" }
  }

  @Test("a key that a settings file states is stated, and replaces that of the project")
  func settingsFile() {
    let text = """
      --- ios/Config/Debug.xcconfig
      #include "Base.xcconfig"
      --- ios/Config/Release.xcconfig
      #include "Base.xcconfig"
      INFOPLIST_KEY_NSCameraUsageDescription = Scans.
      --- ios/Config/Base.xcconfig
      INFOPLIST_KEY_NSCameraUsageDescription = Takes photos.
      --- App.swift
      import AVFoundation
      func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      """
    #expect(
      lines(text) == [
        "NSCameraUsageDescription 'Takes photos.' @ ios/Config/Base.xcconfig:1",
        "NSCameraUsageDescription 'Scans.' @ ios/Config/Release.xcconfig:2",
      ])
    #expect(findings(text) == [])
  }

  @Test("what an app and its tests inherit is the app's")
  func owner() {
    let text = Self.project.replacing("targets = ( T )", with: "targets = ( U, T )").replacing(
      "T = { isa",
      with: "U = { isa = PBXNativeTarget; name = AppTests; buildConfigurationList = L; "
        + "productType = \"com.apple.product-type.bundle.unit-test\"; };\n  T = { isa")
    let file = "--- ios/Config/Debug.xcconfig\nINFOPLIST_KEY_NSCameraUsageDescription = Scans."
    let statements = MiniProject(MarkedText(text + file).files).subject.purposes.statements
    #expect(statements.map(\.owner) == ["App, Debug"])
  }

  @Test("the project's own setting holds, unless a file that is not there may replace it")
  func project() {
    #expect(
      findings("--- ios/Config/Debug.xcconfig\nA = 1\n") == [
        "empty-purpose-string ios/A.xcodeproj/project.pbxproj:15"
      ])
    #expect(findings("") == [])
  }

  @Test("a variable of a property list is what the settings of each configuration say")
  func variables() {
    let text = """
      --- ios/App/Info.plist
      { NSCameraUsageDescription = "$(CAMERA)"; NSMicrophoneUsageDescription = "$(NAME) hears."; }
      --- ios/Config/Debug.xcconfig
      CAMERA = Scans.
      NAME = Debug
      INFOPLIST_KEY_NSCameraUsageDescription = Scans.
      --- ios/Config/Release.xcconfig
      CAMERA =
      """
    #expect(
      lines(text) == [
        "NSMicrophoneUsageDescription '$(NAME) hears.' @ ios/App/Info.plist:1 ?",
        "NSMicrophoneUsageDescription 'Debug hears.' @ ios/App/Info.plist:1",
        "NSCameraUsageDescription 'Scans.' @ ios/Config/Debug.xcconfig:1",
        "NSCameraUsageDescription 'Scans.' @ ios/Config/Debug.xcconfig:3",
        "NSCameraUsageDescription '' @ ios/Config/Release.xcconfig:1",
      ])
    #expect(findings(text) == ["empty-purpose-string ios/Config/Release.xcconfig:1"])
  }

  @Test("an empty text that a file outside may say is not known to be empty")
  func absentInclude() {
    let text = """
      --- ios/App/Info.plist
      { NSCameraUsageDescription = "$(CAMERA)"; }
      --- ios/Config/Debug.xcconfig
      CAMERA =
      INFOPLIST_KEY_NSCameraUsageDescription =
      #include? "Local.xcconfig"
      --- ios/Config/Release.xcconfig
      CAMERA =
      #include "../../../etc/passwd"
      #include "Release.xcconfig"
      """
    #expect(findings(text) == [])
  }

  @Test("a settings file that no project names states its keys too")
  func unused() {
    let text = """
      --- Tuist/App.xcconfig
      #include "Base.xcconfig"
      NAME = Notes
      --- Tuist/Base.xcconfig
      INFOPLIST_KEY_NSMicrophoneUsageDescription = $(NAME) records.
      --- ios/Config/Debug.xcconfig
      INFOPLIST_KEY_NSCameraUsageDescription = Scans.
      """
    #expect(
      lines(text).filter { !$0.hasPrefix("NSCamera") } == [
        "NSMicrophoneUsageDescription '$(NAME) records.' @ Tuist/Base.xcconfig:1 ?",
        "NSMicrophoneUsageDescription 'Notes records.' @ Tuist/Base.xcconfig:1",
      ])
  }

  @Test("files that include each other twice end")
  func bomb() {
    let files = (0..<60).map {
      let include = "#include \"\($0 + 1).xcconfig\"\n"
      return "--- ios/Config/\($0).xcconfig\n\(include)\(include)"
    }
    #expect(lines(files.joined() + "--- ios/Config/60.xcconfig\nA = 1").count == 1)
  }

  @Test("entitlements state no purpose")
  func entitlements() {
    let text =
      "--- App.entitlements\n{ NSCameraUsageDescription = \"\"; }\n"
      + "--- ios/Config/Debug.xcconfig\nINFOPLIST_KEY_NSCameraUsageDescription = Scans."
    #expect(findings(text) == [])
  }

  @Test("of a text that varies by device or number every form is read")
  func forms() {
    let text = """
      --- ios/App/InfoPlist.xcstrings
      { "sourceLanguage": "en", "strings": { "NSCameraUsageDescription": { "localizations": {
        "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "state": "translated", "value": "Scans." } },
          "other": { "stringUnit": { "state": "translated", "value": "" } } } } } } } } }
      --- ios/App/de.lproj/InfoPlist.stringsdict
      <plist version="1.0"><dict><key>NSMicrophoneUsageDescription</key><dict>
        <key>NSStringDeviceSpecificRuleType</key><dict>
          <key>iphone</key><string>Hört.</string>
          <key>mac</key><string></string>
        </dict>
      </dict></dict></plist>
      """
    #expect(
      lines(text) == [
        "NSCameraUsageDescription '…' @ ios/A.xcodeproj/project.pbxproj:15 ?",
        "NSCameraUsageDescription 'Scans.' @ ios/App/InfoPlist.xcstrings:3",
        "NSCameraUsageDescription '' @ ios/App/InfoPlist.xcstrings:4",
        "NSMicrophoneUsageDescription 'Hört.' @ ios/App/de.lproj/InfoPlist.stringsdict:3",
        "NSMicrophoneUsageDescription '' @ ios/App/de.lproj/InfoPlist.stringsdict:4",
      ])
  }

  @Test("a variable is filled in in a property list, and shown as it is written in a table")
  func variableInTable() {
    let told = { (text: String) in
      MiniProject(MarkedText("struct Home {}\n--- Info.plist\n" + text).files)
        .report([.placeholderPurposeString, .vaguePurposeString]).findings
        .map { "\($0.rule) \($0.certainty) \($0.place.path)" }
    }
    let text = "\"$(PRODUCT_NAME) scans the codes of tickets.\""
    let list = told("{ NSCameraUsageDescription = \(text); }")
    let sound = "{ NSCameraUsageDescription = \"Scans the codes of tickets.\"; }\n"
    let table = told(sound + "--- fr.lproj/InfoPlist.strings\nNSCameraUsageDescription = \(text);")
    let price = told(
      sound + "--- fr.lproj/InfoPlist.strings\nNSCameraUsageDescription = \"Scanne ($5).\";")
    #expect(list == [])
    #expect(table == ["placeholder-purpose-string possible fr.lproj/InfoPlist.strings"])
    #expect(price == [])
  }
}
