import Auditing
import Facts

/// One finding as a result of SARIF.
struct SARIFResult {
  private let finding: Finding
  private let places: SARIFPlaces
  private let rules: SARIFRules

  init(_ finding: Finding, _ places: SARIFPlaces, _ rules: SARIFRules) {
    self.finding = finding
    self.places = places
    self.rules = rules
  }

  /// A finding that is shown; the empty list tells it from those that are not.
  var shown: JSONValue { result(suppressions: []) }

  /// A finding that a comment, the configuration or a baseline keeps from being shown.
  func suppressed(by suppression: SuppressedFinding) -> JSONValue {
    let kind = suppression.origin == .comment ? "inSource" : "external"
    return result(suppressions: [
      ["kind": .string(kind), "justification": .string(suppression.reason.printable)]
    ])
  }

  private func result(suppressions: JSONValue) -> JSONValue {
    var members: [String: JSONValue] = [
      "ruleId": .string(finding.rule), "level": .string(finding.severity.word),
      "message": .message(text), "locations": [places.location(finding.place)],
      "partialFingerprints": ["askonce/v1": .string(Fingerprint(finding).text)],
      "rank": .integer(finding.certainty.rank), "suppressions": suppressions,
      "properties": [
        "certainty": .string(finding.certainty.word), "about": .string(finding.about),
        "fullSeverity": .string(finding.fullSeverity.word),
      ],
    ]
    members["ruleIndex"] = rules.index(of: finding.rule).map { .integer($0) }
    if !finding.related.isEmpty {
      members["relatedLocations"] = .array(
        finding.related.map { places.location($0.place, $0.text.printable) })
    }
    if !finding.trace.isEmpty { members["codeFlows"] = [codeFlow] }
    members["fixes"] = finding.fix.flatMap { places.fix($0) }.map { [$0] }
    return .object(members)
  }

  private var text: String {
    Words.headline(finding) + (finding.help.isEmpty ? "" : ". \(finding.help.printable)")
  }

  /// Viewers, and code scanning first of all, want a place for each step: where only the system or
  /// a finger moves, it is the place of the step before.
  private var codeFlow: JSONValue {
    var place = finding.trace.lazy.compactMap(\.place).first ?? finding.place
    let steps = finding.trace.map { step -> JSONValue in
      place = step.place ?? place
      return ["location": places.location(place, step.text.printable)]
    }
    return ["threadFlows": [["locations": .array(steps)]]]
  }
}

extension Certainty {
  /// How far up a viewer shows it, from 0 to 100.
  fileprivate var rank: Int {
    switch self {
    case .possible: 50
    case .likely: 75
    case .certain: 100
    }
  }
}
