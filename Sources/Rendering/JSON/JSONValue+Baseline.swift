import Auditing
import Contract
import Facts

extension JSONValue {
  /// The file that `--write-baseline` writes: one line for each finding, so that lines can be
  /// merged and compared.
  package static func document(of baseline: Baseline) -> String {
    let lines = baseline.entries.map { "    " + JSONValue.entry($0).line }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
  }

  /// What a baseline hides, and what of it is left.
  static func hiding(_ hiding: Report.Hiding) -> JSONValue {
    var members: [String: JSONValue] = [
      "hidden": .integer(hiding.count), "gone": .array(hiding.gone.map(entry)),
      "unknown": .array(hiding.unknown.map(entry)),
    ]
    switch hiding.source {
    case .file(let path): members["file"] = .string(path)
    case .revision(let name): members["revision"] = .string(name)
    }
    return .object(members)
  }

  private static func entry(_ entry: Baseline.Entry) -> JSONValue {
    [
      "about": .string(entry.about), "line": .integer(entry.line),
      "message": .string(entry.message), "path": .string(entry.path), "rule": .string(entry.rule),
    ]
  }
}
