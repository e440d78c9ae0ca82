extension ResourceRow {
  /// macOS File provider presence.
  public static let fileProviderPresence = ResourceRow(
    id: "file-provider-presence",
    name: "macOS File provider presence",
    family: "fileProviderPresence",
    access: nil,
    group: .macOS,
    modules: ["Foundation"],
    platforms: [.init("macOS", "10.15")],
    symbols: [],
    statuses: [],
    words: ["file provider presence", "know when files are used"],
    purposeKeys: [
      .init(
        "NSFileProviderPresenceUsageDescription", .conditional,
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
    asksAgain: .no("only after tccutil reset FileProviderPresence"),
    boundaries: "",
    testNames: [
      .tcc: "kTCCServiceFileProviderPresence"
    ],
    wrappers: [:],
    notes: [
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
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsfileproviderpresenceusagedescription
      """,
      """
      objc2-generated@fff28a8e:XCUIAutomation + \
      https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource
      """,
    ],
    inferred: [
      "endsAppWhenSwitched",
      "missingPurposeKey",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
