/// Paths below the checked folder, as texts with `/`.
package enum RelativePath {
  /// A path seen from a folder; nil where it leads out of the checked folder or is absolute.
  package static func join(_ folder: String, _ path: String) -> String? {
    guard path.utf8.first != UInt8(ascii: "/") else { return nil }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder that holds a file; "" for the checked folder.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
