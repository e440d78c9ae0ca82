import Auditing
import Facts
import Rendering

/// One run of `fix`: the files that change, and what became of them.
final class FixRun {
  private let plan: FixPlan
  private let replacements: [Replacement]
  /// The files that could not be edited or written, by path, with the reason.
  private var refused: [String: String] = [:]

  /// What tells of each found file whether it is still as it was.
  static func stamps(of walk: FileWalk) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for file in walk.found { stamps[file.path] = FileStamp(of: file.location) }
    return stamps
  }

  /// Edits every file of a plan in memory.
  init(
    _ plan: FixPlan, _ pipeline: Pipeline, _ stamps: [String: FileStamp], in folder: String
  ) throws {
    self.plan = plan
    guard let root = Disk.resolved(Disk.typed(folder)) else {
      throw UsageError("'\(folder.printable)' does not exist any more")
    }
    let found = Dictionary(pipeline.found.map { ($0.path, $0) }) { first, _ in first }
    var replacements: [Replacement] = []
    for (path, edits) in plan.edits.sorted(by: { $0.key < $1.key }) {
      guard let file = found[path] else {
        refused[path] = "it is not in the folder"
        continue
      }
      do {
        replacements.append(
          try Replacement(file, edits, stamp: stamps[path], root: root))
      } catch let refusal as Replacement.Refusal {
        refused[path] = refusal.reason
      }
    }
    self.replacements = replacements
  }

  /// All changes as one patch.
  var patch: String { replacements.map(\.diff).joined() }

  /// Writes the files, each by itself.
  func write() {
    for replacement in replacements {
      do {
        try replacement.write()
      } catch let refusal as Replacement.Refusal {
        refused[replacement.path] = refusal.reason
      } catch {
        refused[replacement.path] = "\(error)"
      }
    }
  }

  /// What could not be written, a line each.
  var refusals: [String] {
    refused.sorted { $0.key < $1.key }.map {
      "askonce: '\($0.key.printable)' is left as it is: \($0.value.printable)"
    }
  }

  /// What was repaired, and what is left.
  func summary(isDry: Bool) -> String {
    FixText.text(of: plan, refused: Set(refused.keys), isDry: isDry)
  }
}
