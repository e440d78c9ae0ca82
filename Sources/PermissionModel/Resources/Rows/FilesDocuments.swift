extension ResourceRow {
  /// macOS Documents folder.
  public static let filesDocuments = ResourceRow(
    id: "files-documents",
    name: "macOS Documents folder",
    family: "files",
    access: "documents",
    group: .macOS,
    modules: ["Foundation", "AppKit", "SwiftUI", "UIKit"],
    platforms: [.init("macOS", "10.15")],
    symbols: [
      Symbol(.picker, "NSOpenPanel", .initializer, [], objectiveC: "+[NSOpenPanel openPanel]"),
      Symbol(.picker, "NSSavePanel", .initializer, [], objectiveC: "+[NSSavePanel savePanel]"),
      Symbol(.picker, "View", .instanceMember("fileImporter"), since: "iOS 14, macOS 11"),
      Symbol(
        .picker, "UIDocumentPickerViewController", .initializer, ["forOpeningContentTypes"],
        objectiveC: "-[UIDocumentPickerViewController initForOpeningContentTypes:]", since: "iOS 14"
      ),
      Symbol(
        .picker, "UIDocumentPickerViewController", .initializer,
        ["forOpeningContentTypes", "asCopy"],
        objectiveC: "-[UIDocumentPickerViewController initForOpeningContentTypes:asCopy:]",
        since: "iOS 14"),
      Symbol(
        .picker, "UIDocumentPickerViewController", .initializer, ["documentTypes", "in"],
        objectiveC: "-[UIDocumentPickerViewController initWithDocumentTypes:inMode:]",
        since: "iOS 8", retired: "iOS 14"),
    ],
    statuses: [],
    words: ["documents folder"],
    purposeKeys: [
      .init(
        "NSDocumentsFolderUsageDescription", .conditional,
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
    asksAgain: .no("only after tccutil reset SystemPolicyDocumentsFolder"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceSystemPolicyDocumentsFolder",
      .xcuitest: "userDocumentsDirectory",
    ],
    wrappers: [:],
    notes: [
      "Test tools: xcuitest userDocumentsDirectory: macOS.",
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
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsdocumentsfolderusagedescription
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
