import Facts

/// Which files of other languages are part of an app for Apple's platforms.
///
/// A script is counted only below a `package.json` that names a framework for apps, else every web
/// page in the tree would be; Dart below a `pubspec.yaml`; Kotlin in the source sets that are
/// compiled for iOS; C# below a project file that names iOS.
struct ForeignLanguages {
  /// Words in a manifest that make its language part of an app; none needed: its name is enough.
  private static let signs: [FileFact.Kind: [String]] = [
    .javaScript: ["react-native", "@capacitor/", "cordova", "\"expo\"", "nativescript"],
    .dart: [],
    .cSharp: ["-ios", "Xamarin", "UseMaui", "-maccatalyst"],
  ]
  /// Source sets of Kotlin Multiplatform that reach iOS.
  private static let kotlinSets = [
    "iosMain", "commonMain", "appleMain", "nativeMain", "mobileMain",
  ]

  private let found: [FileWalk.Found]
  private let folders: [FileFact.Kind: Set<String>]

  init(_ manifests: [FileWalk.Found], _ found: [FileWalk.Found], _ tree: any FileTree) {
    self.found = found
    var folders: [FileFact.Kind: Set<String>] = [:]
    for manifest in manifests where Self.names(manifest, tree) {
      folders[manifest.kind, default: []].insert(manifest.path.folder)
    }
    folders[.kotlin] = Set(found.filter { $0.kind == .kotlin }.compactMap { Self.module($0.path) })
    self.folders = folders
  }

  /// The language that a manifest speaks for; nil for other files.
  static func language(ofManifest path: String) -> FileFact.Kind? {
    switch path.split(separator: "/").last ?? "" {
    case "package.json": .javaScript
    case "pubspec.yaml": .dart
    case let name where name.hasSuffix(".csproj"): .cSharp
    default: nil
    }
  }

  /// The files that belong to an app; all of Apple's own formats do.
  var belonging: [FileWalk.Found] {
    found.filter { file in
      switch file.kind {
      case .dart, .javaScript, .cSharp: folders[file.kind]?.containsAncestor(of: file.path) ?? false
      case .kotlin: belongs(kotlin: file.path)
      default: true
      }
    }
  }

  private static func names(_ manifest: FileWalk.Found, _ tree: any FileTree) -> Bool {
    guard let signs = signs[manifest.kind], !signs.isEmpty else { return true }
    guard manifest.size <= FileWalk.sizeLimit else { return false }
    let text = tree.read(manifest.location).bytes.text
    return signs.contains(where: text.contains)
  }

  /// The folder that holds the source set `iosMain` in which a Kotlin file stands.
  private static func module(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.firstIndex(of: "iosMain").map { parts[..<$0].joined(separator: "/") }
  }

  private func belongs(kotlin path: String) -> Bool {
    let modules = folders[.kotlin] ?? []
    return Self.kotlinSets.contains { set in
      modules.contains { path.hasPrefix($0.isEmpty ? set + "/" : "\($0)/\(set)/") }
    }
  }
}

extension String {
  /// Without the last component.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}

extension Set<String> {
  /// Whether one of the folders holds the file, at any depth.
  fileprivate func containsAncestor(of path: String) -> Bool {
    var folder = path.folder
    while !folder.isEmpty {
      if contains(folder) { return true }
      folder = folder.folder
    }
    return contains("")
  }
}
