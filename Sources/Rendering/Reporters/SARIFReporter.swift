import Auditing
import Facts

extension Reporter {
  /// For code scanning and for viewers: SARIF 2.1.0.
  package static let sarif = Reporter(
    id: "sarif", summary: "for code scanning and viewers: SARIF 2.1.0"
  ) { report, context in
    let places = SARIFPlaces(report, context)
    let rules = SARIFRules(context.rules)
    let results =
      report.findings.map { SARIFResult($0, places, rules).shown }
      + report.suppressed.map { SARIFResult($0.finding, places, rules).suppressed(by: $0) }
    let invocation: JSONValue = [
      "executionSuccessful": true,
      "toolExecutionNotifications": .array(report.coverage.problems.map(places.notification)),
    ]
    let run: JSONValue = [
      "tool": ["driver": rules.driver],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": places.bases,
      "artifacts": places.artifacts,
      "invocations": [invocation],
      "results": .array(results),
      "properties": ["coverage": .coverage(report.coverage)],
    ]
    let log: JSONValue = [
      "$schema": .string(schema), "version": "2.1.0", "runs": [run],
    ]
    return log.document
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}

extension JSONValue {
  /// A `message` object; what looks like a link in it is none.
  static func message(_ text: String) -> JSONValue {
    let isLinkLike = text.contains("](")
    let plain = isLinkLike ? text.replacing("[", with: "\\[").replacing("]", with: "\\]") : text
    return ["text": .string(plain)]
  }
}
