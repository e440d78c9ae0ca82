extension ResourceRow {
  /// macOS Desktop folder.
  public static let filesDesktop = ResourceRow(
    id: "files-desktop",
    name: "macOS Desktop folder",
    family: "files",
    access: "desktop",
    group: .macOS,
    modules: ["Foundation", "AppKit", "SwiftUI"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(.picker, "NSOpenPanel", .initializer, [], objectiveC: "+[NSOpenPanel openPanel]"),
      Symbol(.picker, "NSSavePanel", .initializer, [], objectiveC: "+[NSSavePanel savePanel]"),
      Symbol(.picker, "View", .instanceMember("fileImporter"), since: "iOS 14, macOS 11"),
    ],
    statuses: [],
    words: ["desktop folder"],
    purposeKeys: [
      .init(
        "NSDesktopFolderUsageDescription", .conditional,
        condition: "optional but recommended: default text otherwise", since: "macOS 10.15")
    ],
    missingPurposeKey: .genericText(""),
    entitlements: [
      "sandboxed apps use com.apple.security.files.* instead"
    ],
    settings: .init(
      "Privacy & Security > Files & Folders",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_FilesAndFolders"),
    endsAppWhenSwitched: .no(""),
    asksAgain: .no("only after tccutil reset SystemPolicyDesktopFolder"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceSystemPolicyDesktopFolder",
      .xcuitest: "userDesktopDirectory",
    ],
    wrappers: [:],
    notes: [
      "Test tools: xcuitest userDesktopDirectory: macOS.",
      "Fold: no request/status API: EPERM/NSFileReadNoPermissionError",
      """
      Implicit: any open()/FileManager/FileHandle/directory enumeration below the location by a \
      non-sandboxed process: prompt
      """,
      """
      Instead: NSOpenPanel / NSSavePanel / fileImporter / drag and drop: user-selected items are \
      exempt
      """,
    ],
    sources: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsdesktopfolderusagedescription
      """,
      """
      objc2-generated@fff28a8e:XCUIAutomation + \
      https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource
      """,
    ],
    inferred: [
      "endsAppWhenSwitched",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
