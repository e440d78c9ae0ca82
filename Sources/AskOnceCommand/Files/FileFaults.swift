import Facts
import Rendering

/// Everything that is wrong with a file that the tool was told to read: exit code 2.
struct FileFaults: Error {
  /// In file order.
  var problems: [ReadingProblem]

  /// One line for each problem, as editors know them.
  var lines: [String] {
    problems.map { problem in
      let place = problem.place
      return "\(place.path.printable):\(place.line):\(place.column): error: "
        + "\(problem.message.printable). \(problem.help.printable)"
    }
  }
}

/// A small file that the tool was told to read.
enum SettingFile {
  /// Its bytes; an error that names the file and the reason where there are none.
  static func bytes(_ path: String, of option: String) throws -> [UInt8] {
    let location = Disk.typed(path)
    switch Disk.kind(of: location, followingLinks: true) {
    case .folder: throw UsageError("\(option) expects a file, and '\(path.printable)' is a folder")
    case nil: throw UsageError("\(option) expects a file; '\(path.printable)' does not exist")
    case .file, .link, .other: break
    }
    let (bytes, fault) = Disk.read(location)
    if let fault { throw UsageError("'\(path.printable)' cannot be opened: \(fault)") }
    if bytes.count > FileWalk.sizeLimit {
      throw UsageError("'\(path.printable)' is too large: more than 20 MB")
    }
    return bytes
  }
}
