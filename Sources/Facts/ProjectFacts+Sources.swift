extension ProjectFacts {
  /// A folder whose files all belong to a target (Xcode 16 and later).
  package struct SynchronizedFolder: Sendable, Hashable {
    /// Relative to the checked folder; "" for the checked folder.
    package var path: String
    /// Files and folders in it that do not belong to the target, relative to the checked folder.
    package var excluded: [String]

    /// A folder with its exceptions.
    package init(path: String, excluded: [String]) {
      self.path = path
      self.excluded = excluded
    }

    /// Whether a file belongs to the target.
    package func holds(_ file: String) -> Bool {
      Self.isFile(file, in: path) && !excluded.contains { file == $0 || Self.isFile(file, in: $0) }
    }

    private static func isFile(_ file: String, in folder: String) -> Bool {
      folder.isEmpty || file.hasPrefix(folder + "/")
    }
  }
}

extension ProjectFacts.Target {
  /// Whether a file, relative to the checked folder, belongs to the target's source.
  package func compiles(_ file: String) -> Bool {
    sources.contains(file) || synchronizedFolders.contains { $0.holds(file) }
  }
}
