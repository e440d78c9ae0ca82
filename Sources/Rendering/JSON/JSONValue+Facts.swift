import Auditing
import Facts

extension JSONValue {
  /// A place; lines and columns count from 1, columns in UTF-8 bytes; 0 where not known.
  static func place(_ place: Place) -> JSONValue {
    [
      "path": .string(place.path), "line": .integer(place.line), "column": .integer(place.column),
      "endLine": .integer(place.endLine), "endColumn": .integer(place.endColumn),
    ]
  }

  /// A place with what stands there.
  static func related(_ related: RelatedPlace) -> JSONValue {
    ["text": .string(related.text), "place": .place(related.place)]
  }

  /// One finding with everything that it says.
  static func finding(_ finding: Finding) -> JSONValue { .object(members(of: finding)) }

  /// A silenced finding: as a finding, with the reason and who gives it.
  static func suppressed(_ suppressed: SuppressedFinding) -> JSONValue {
    var members = members(of: suppressed.finding)
    members["reason"] = .string(suppressed.reason)
    members["origin"] = .string(suppressed.origin.rawValue)
    return .object(members)
  }

  private static func members(of finding: Finding) -> [String: JSONValue] {
    [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.word),
      "fullSeverity": .string(finding.fullSeverity.word),
      "certainty": .string(finding.certainty.word),
      "message": .string(finding.message),
      "help": .string(finding.help),
      "about": .string(finding.about),
      "app": .optional(finding.app),
      "fingerprint": .string(Fingerprint(finding).text),
      "fix": finding.fix.map(fix) ?? .null,
      "place": .place(finding.place),
      "related": .array(finding.related.map(related)),
      "trace": .array(
        finding.trace.map {
          ["text": .string($0.text), "place": $0.place.map(place) ?? .null]
        }),
    ]
  }

  /// How a machine can repair a finding.
  static func fix(_ fix: Fix) -> JSONValue {
    [
      "summary": .string(fix.summary),
      "edits": .array(fix.edits.map { ["place": place($0.place), "text": .string($0.text)] }),
    ]
  }

  /// What was covered, and what was not.
  static func coverage(_ coverage: Coverage) -> JSONValue {
    [
      "filesRead": .integer(coverage.filesRead), "filesParsed": .integer(coverage.filesParsed),
      "bytesParsed": .integer(coverage.bytesParsed), "controls": .integer(coverage.controls),
      "requests": .array(
        coverage.requests.map {
          [
            "resources": .strings($0.resources), "place": .place($0.place),
            "startedBy": .optional($0.startedBy), "app": .optional($0.app),
          ]
        }),
      "unfollowed": .array(
        coverage.unfollowed.map {
          [
            "kind": .string($0.kind.rawValue), "count": .integer($0.count),
            "examples": .strings($0.examples),
          ]
        }),
      "cut": .array(coverage.cut.map(place)),
      "selectionCut": .bool(coverage.isSelectionCut),
      "apps": .strings(coverage.apps), "otherApps": .strings(coverage.otherApps),
      "skipped": .array(
        coverage.skipped.map {
          [
            "reason": .string($0.reason.rawValue), "count": .integer($0.count),
            "examples": .strings($0.examples),
          ]
        }),
      "problems": .array(
        coverage.problems.map {
          [
            "kind": .string($0.kind.rawValue), "place": .place($0.place),
            "message": .string($0.message), "help": .string($0.help),
          ]
        }),
    ]
  }
}
