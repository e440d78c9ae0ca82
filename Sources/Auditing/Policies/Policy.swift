import Facts

/// A demand of Apple's that holds from a day on, and the rules that rest on it.
///
/// **Invariant:** only demands whose day Apple has published stand in the table.
package struct Policy: Sendable {
  /// What it is called, inside a sentence.
  package var name: String
  /// `2021-04-26`, the first day on which it is enforced.
  package var enforcedFrom: String
  /// Where Apple says so.
  package var url: String
  /// Ids of the rules that rest on it.
  var rules: Set<String>

  /// The table.
  package static let all: [Policy] = [
    Policy(
      name: "AppTrackingTransparency", enforcedFrom: "2021-04-26",
      url: "https://developer.apple.com/news/?id=ecvrtzt2",
      rules: [
        "tracking-domains-without-prompt", "tracking-prompt-lost", "consent-form-around-tracking",
      ])
  ]

  /// The policy on which a rule rests; nil: none, it holds since the systems do.
  package static func behind(_ rule: String) -> Policy? { all.first { $0.rules.contains(rule) } }
}

extension Finding {
  /// As it weighs on a day: what is not enforced by then weighs less, and says from when it is.
  func weighed(on day: String?) -> Finding {
    guard let day, let policy = Policy.behind(rule), day < policy.enforcedFrom else {
      return self
    }
    var finding = self
    finding.fullSeverity = fullSeverity.milder
    finding.help += " \(policy.name) is enforced from \(policy.enforcedFrom)."
    return finding
  }
}
