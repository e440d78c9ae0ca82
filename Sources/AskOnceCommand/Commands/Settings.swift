import Auditing
import Contract
import Facts
import Foundation
import Reading
import Rendering

/// What the configuration file and the command line want together; the command line wins.
struct Settings {
  private(set) var configuration = Configuration()
  /// The configuration file, where there is one.
  private(set) var file: String?
  /// As findings name it.
  private(set) var shownFile = Configuration.fileName
  private let arguments: Arguments
  private let path: String

  /// Reads the configuration that is named, or the one at the root of the checked folder.
  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    path = arguments.operand ?? "."
    if let named = arguments.value("config") {
      file = named
      shownFile = named
    } else {
      file = try Self.fileAtRoot(of: folder)
    }
    guard let file else { return }
    let option = arguments.has("config") ? "'--config'" : "askonce"
    configuration = try read(try SettingFile.bytes(file, of: option))
  }

  /// What the bytes of a configuration say, or everything that is wrong with them.
  func read(_ bytes: [UInt8]) throws -> Configuration {
    let known = Rule.all.map(\.id)
    let result = ConfigurationReader.read(bytes, path: shownFile, rules: known)
    guard let facts = result.facts else { throw FileFaults(problems: result.problems) }
    return facts
  }

  /// Whether the configuration is the one at the root of the checked folder.
  var isAtRoot: Bool { file != nil && !arguments.has("config") }

  /// The checked folder; of a single file, the one that it is in.
  var folder: String {
    if case .folder = Disk.kind(of: Disk.typed(path), followingLinks: true) { return path }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// The single file that is checked.
  var onlyFile: String? {
    guard case .file = Disk.kind(of: Disk.typed(path), followingLinks: true) else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  /// The mildest finding that fails the run.
  var failOn: Configuration.Threshold {
    arguments.value("fail-on").flatMap(Configuration.Threshold.init) ?? configuration.failOn
      ?? .error
  }

  /// Whether a request that was not traced fails the run.
  var requiresTraced: Bool { arguments.has("require-traced") || configuration.requiresTraced }

  /// The baseline to read, as it is shown and opened: beside the configuration that names it.
  var baseline: String? {
    if let typed = arguments.value("baseline") { return typed }
    guard let named = configuration.baseline, let file else { return nil }
    if named.hasPrefix("/") { return named }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [named[...]]).joined(separator: "/")
  }

  /// Holds that the file is there which the configuration names.
  func requireBaseline() throws {
    guard !arguments.has("baseline"), let path = baseline, let place = configuration.baselinePlace,
      Disk.kind(of: Disk.typed(path), followingLinks: true) == nil
    else { return }
    let problem = ReadingProblem(
      .unread, at: place, "the baseline '\(path)' does not exist",
      help: "Write it with '--write-baseline \(path)', or remove the key.")
    throw FileFaults(problems: [problem])
  }

  /// Holds that each pattern of `review_notes` means a file that was found.
  func requireNotes(among found: [FileWalk.Found]) throws {
    guard onlyFile == nil else { return }
    let notes = found.filter { $0.kind == .reviewNotes }.map(\.path)
    let problems = configuration.reviewNotes.filter { named in
      !notes.contains { named.path.covers($0) }
    }.map { named in
      ReadingProblem(
        .unread, at: named.place,
        "'\(named.path.text)' means no text or Markdown file that is read",
        help: "Name the files that hold the Review Notes, from the checked folder on.")
    }
    if !problems.isEmpty { throw FileFaults(problems: problems) }
  }

  /// Which files are wanted.
  var selection: FileSelection {
    let ignoring = arguments.has("no-ignore") ? nil : IgnoreRules(above: folder)
    return FileSelection(configuration: configuration, ignoring: ignoring)
  }

  /// What audits the run: of a single file, only what is said about it.
  var auditing: Configuration {
    guard let onlyFile else { return configuration }
    var own = configuration
    own.suppressions = own.suppressions.filter { $0.path.covers(onlyFile) }
    return own
  }

  /// The configuration file of a folder.
  ///
  /// A link that leads out of it is not followed: what stands at its end is nobody's configuration,
  /// and errors would quote it.
  private static func fileAtRoot(of folder: String) throws -> String? {
    let path = folder == "." ? Configuration.fileName : folder + "/" + Configuration.fileName
    for name in ["askonce.yaml", ".askonce.yml", ".askonce.yaml"]
    where Disk.kind(of: Disk.typed(folder + "/" + name)) != nil
      && Disk.kind(of: Disk.typed(path)) == nil
    {
      throw UsageError("the configuration is called 'askonce.yml', not '\(name)'")
    }
    switch Disk.kind(of: Disk.typed(path)) {
    case nil: return nil
    case .link:
      let inside = (Disk.resolved(Disk.typed(folder)) ?? []) + Array("/".utf8)
      guard let target = Disk.resolved(Disk.typed(path)), target.starts(with: inside) else {
        throw UsageError(
          "'\(path.printable)' is a link that leads out of the folder; name its target with "
            + "'--config'")
      }
      return path
    case .other: throw UsageError("'\(path.printable)' is no file")
    case .folder, .file: return path
    }
  }
}

extension Settings {
  /// The day by which the run judges.
  var day: String {
    get throws {
      guard let word = arguments.value("as-of") else { return Self.today }
      guard CalendarDay.isValid(word) else {
        throw UsageError("'--as-of' expects a day such as 2027-01-31, not '\(word.printable)'")
      }
      return word
    }
  }

  /// Today, as suppressions write it, in UTC.
  static var today: String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withFullDate]
    return formatter.string(from: Date())
  }
}
