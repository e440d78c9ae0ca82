/// Which folders are not looked into: data, and the reason of each.
enum LeftOut {
  /// Folders of other people's code and of build products, by name without regard to case.
  static let names: Set<String> = [
    // Dependencies: what they ask for is theirs; a purpose string owed to them is `unproven`.
    "pods", "carthage", "node_modules", "vendor", "third_party", "thirdparty", "third-party",
    "sourcepackages", "checkouts",
    // Build products.
    "deriveddata", "build",
    // Never part of the shipped app.
    "preview content", "previews", "mocks", "__tests__", "xcuserdata", "androidtest",
  ]

  /// Bundles of pictures, models, binaries and workspaces, by the end of their names.
  static let endings: [String] = [
    ".xcassets", ".xcdatamodeld", ".framework", ".xcframework", ".app", ".appiconset",
    ".xcworkspace", ".playground", ".docc", ".xcresult", ".xctemplate",
  ]

  /// Folders in compiled bundles that hold neither programs nor texts.
  static let inBundles: Set<String> = [
    "_CodeSignature", "SC_Info", "dSYMs", "DWARF", "Headers", "Modules", "PrivateHeaders",
    "BCSymbolMaps",
  ]

  /// Folders of tests; targets are named so too.
  static let testEndings: [String] = ["Tests", "UITests", "Test"]

  /// Whether a folder of this name is left out.
  static func contains(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return name.hasPrefix(".") || names.contains(lowercased)
      || endings.contains(where: lowercased.hasSuffix)
      || testEndings.contains(where: name.hasSuffix) || lowercased == "tests"
      || lowercased == "test"
  }
}
