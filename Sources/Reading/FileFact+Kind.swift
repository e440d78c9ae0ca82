import Facts

extension FileFact.Kind {
  /// The kind that a path's name tells; nil for files that say nothing about permissions.
  package init?(path: String) {
    if ReviewNotesReader.isNotes(path) {
      self = .reviewNotes
      return
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if let kind = Self.kindsByName[name] {
      self = kind
      return
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = String(name[name.index(after: dot)...]).lowercased()
    if let kind = Self.kindsByEnding[ending] {
      self = kind
    } else {
      return nil
    }
  }

  /// Files that are known by their whole name.
  private static let kindsByName: [String: Self] = [
    "project.pbxproj": .xcodeProject, "Podfile": .dependencyList, "Podfile.lock": .dependencyList,
    "Cartfile": .dependencyList, "Cartfile.resolved": .dependencyList,
    "Package.resolved": .dependencyList,
  ]

  /// Files that are known by what follows the last dot, in lower case.
  private static let kindsByEnding: [String: Self] = [
    "swift": .swift,
    "m": .objectiveC, "mm": .objectiveC, "h": .objectiveC,
    "plist": .propertyList, "xcprivacy": .propertyList, "entitlements": .propertyList,
    "yml": .projectManifest, "yaml": .projectManifest,
    "strings": .strings, "stringsdict": .strings, "xcstrings": .stringCatalog,
    "xcconfig": .settingsFile,
    "storyboard": .interfaceBuilder, "xib": .interfaceBuilder,
    "dart": .dart,
    "js": .javaScript, "jsx": .javaScript, "ts": .javaScript, "tsx": .javaScript,
    "kt": .kotlin,
    "cs": .cSharp,
  ]
}
