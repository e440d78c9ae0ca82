/// Where the checked folder lies, for forms that other programs read.
///
/// Paths of a report are relative to the checked folder; continuous integration reads them relative
/// to the folder in which the tool runs, and Xcode wants them whole.
package struct SourceRoot: Sendable, Hashable {
  /// The folder to which `relative` refers: absolute, without a slash at its end.
  package var base: String
  /// From there to the checked folder: empty, or with a slash at its end.
  package var prefix: String

  /// The base, and the way from there.
  package init(base: String, prefix: String) {
    self.base = base
    self.prefix = prefix
  }

  /// Two absolute paths: the working folder is the base where the checked one lies in it.
  package init(checked: String, working: String) {
    let folder = working.hasSuffix("/") ? working : working + "/"
    if checked == working {
      self.init(base: working, prefix: "")
    } else if checked.hasPrefix(folder) {
      self.init(base: working, prefix: checked.dropFirst(folder.count) + "/")
    } else {
      self.init(base: checked, prefix: "")
    }
    if base == "/" { base = "" }
  }

  /// A path of the report as the base sees it.
  package func relative(_ path: String) -> String { prefix + path }
  /// A path of the report, whole.
  package func absolute(_ path: String) -> String { "\(base)/\(prefix)\(path)" }
}
