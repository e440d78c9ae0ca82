import Facts

/// Where the compiled programs of a bundle lie: `App.app/App`, `X.framework/Versions/A/X`.
package enum CompiledCode {
  /// Ends of the names of folders that hold compiled code, and of archives of them.
  package static let endings = [".app", ".appex", ".framework", ".xcframework", ".xcarchive"]
  /// An archive that holds an app.
  package static let archiveEnding = ".ipa"
  /// A program of 512 MB is read, no larger one.
  package static let sizeLimit = 512_000_000

  /// Whether a name is that of a bundle.
  package static func isBundle(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains(where: name.hasSuffix)
  }

  /// Whether a name is that of an archive.
  package static func isArchive(_ name: String) -> Bool {
    name.lowercased().hasSuffix(archiveEnding)
  }

  /// What a file in a bundle is; nil for files that say nothing about permissions.
  ///
  /// A program has the name of its bundle or another, but no ending; whether a file without an
  /// ending is one, its first bytes tell.
  package static func kind(of path: String) -> FileFact.Kind? {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    if name.hasSuffix(".dylib") || name.hasSuffix(".a") || name.hasSuffix(".o") { return .binary }
    if !name.contains("."), isCodeFolder(parts.dropLast()) { return .binary }
    guard let kind = FileFact.Kind(path: path), metadata.contains(kind) else { return nil }
    return kind
  }

  private static let metadata: Set<FileFact.Kind> = [.propertyList, .strings, .stringCatalog]

  private static func isCodeFolder(_ parts: ArraySlice<Substring>) -> Bool {
    guard let folder = parts.last else { return true }
    if folder == "MacOS" || parts.dropLast().last == "Versions" { return true }
    return isBundle(String(folder)) || otherBundles.contains(where: folder.hasSuffix)
  }

  private static let otherBundles = [".xpc", ".bundle", ".dext", ".systemextension", ".plugin"]
}
