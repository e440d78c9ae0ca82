import Facts

/// The files and folders that a target of an XcodeGen project is made of.
struct XcodeGenSources {
  private(set) var files: [String] = []
  private(set) var folders: [ProjectFacts.SynchronizedFolder] = []

  /// From `- App`, `- path: App`, `excludes: [...]`, relative to a folder.
  init(_ members: [DescriptionTree], in folder: String) {
    for member in members {
      guard let name = member.text ?? member["path"]?.text,
        let path = RelativePath.join(folder, name), member["buildPhase"]?.text != "none"
      else { continue }
      if Self.isFile(name) {
        files.append(path)
        continue
      }
      let excluded = (member["excludes"]?.members ?? []).compactMap(\.text)
      let included = (member["includes"]?.members ?? []).compactMap(\.text)
      let isPlain = !included.isEmpty && included.allSatisfy { !$0.contains("*") }
      for part in isPlain ? included : [""] {
        let whole = RelativePath.join(path, part) ?? path
        if Self.isFile(part) {
          files.append(whole)
        } else {
          folders.append(
            .init(path: whole, excluded: excluded.compactMap { Self.path(of: $0, in: path) }))
        }
      }
    }
  }

  /// What a pattern leaves out, where it is a file or a whole folder; other patterns leave out some
  /// files, which then count as the target's.
  private static func path(of pattern: String, in folder: String) -> String? {
    var plain = pattern[...]
    while plain.hasSuffix("/*") || plain.hasSuffix("/**") {
      plain = plain.dropLast(plain.hasSuffix("/**") ? 3 : 2)
    }
    return plain.contains("*") || plain.isEmpty ? nil : RelativePath.join(folder, String(plain))
  }

  private static func isFile(_ name: String) -> Bool {
    let last = name.split(separator: "/").last ?? ""
    return ["swift", "m", "mm", "c", "cpp"].contains(last.split(separator: ".").last ?? "")
      && last.contains(".")
  }
}

/// Apple's platforms and what their SDKs are called.
enum ApplePlatform {
  /// By the names that XcodeGen and Tuist use.
  static let sdks = [
    "iOS": "iphoneos", "macOS": "macosx", "watchOS": "watchos", "tvOS": "appletvos",
    "visionOS": "xros", "iPhone": "iphoneos", "iPad": "iphoneos", "mac": "macosx",
    "macCatalyst": "iphoneos", "appleWatch": "watchos", "appleTv": "appletvos",
    "appleVision": "xros",
  ]
}
