extension ResourceRow {
  /// macOS Removable volumes.
  public static let filesRemovableVolumes = ResourceRow(
    id: "files-removable-volumes",
    name: "macOS Removable volumes",
    family: "files",
    access: "removableVolumes",
    group: .macOS,
    modules: ["Foundation", "AppKit", "SwiftUI"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(.picker, "NSOpenPanel", .initializer, [], objectiveC: "+[NSOpenPanel openPanel]"),
      Symbol(.picker, "NSSavePanel", .initializer, [], objectiveC: "+[NSSavePanel savePanel]"),
      Symbol(.picker, "View", .instanceMember("fileImporter"), since: "iOS 14, macOS 11"),
    ],
    statuses: [],
    words: ["removable volumes", "usb drive", "external disk"],
    purposeKeys: [
      .init(
        "NSRemovableVolumesUsageDescription", .conditional,
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
    asksAgain: .no("only after tccutil reset SystemPolicyRemovableVolumes"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceSystemPolicyRemovableVolumes",
      .xcuitest: "removableVolumes",
    ],
    wrappers: [:],
    notes: [
      "Test tools: xcuitest removableVolumes: macOS.",
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
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsremovablevolumesusagedescription
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
