/// From when Apple enforces what rules look for.
///
/// Before that day the same fault is told one step milder, and with the day. Rules without a policy
/// look for what was always refused, or for what no day is known of.
package struct Policy: Sendable {
  /// The first day: `2024-05-01`.
  package var since: String
  /// What is enforced from then on, as a clause.
  package var what: String
  /// Where the day is from.
  package var url: String
  /// Ids of the rules that rest on it.
  package var rules: Set<String>

  /// The policy on which a rule rests.
  package static func of(_ rule: String) -> Policy? { byRule[rule] }

  private static let byRule: [String: Policy] = Dictionary(
    all.flatMap { policy in policy.rules.map { ($0, policy) } },
    uniquingKeysWith: { first, _ in first })

  /// Every policy of which the day is known.
  package static let all: [Policy] = [
    Policy(
      since: "2016-09-13",
      what: "iOS 10 ends an app that uses most resources without a purpose string",
      url: "https://developer.apple.com/videos/play/wwdc2016/709/",
      rules: ["missing-purpose-string", "empty-purpose-string", "misspelled-purpose-key"]),
    Policy(
      since: "2021-04-26",
      what: "an app that tracks has to ask through App Tracking Transparency",
      url: "https://developer.apple.com/app-store/user-privacy-and-data-use/",
      rules: ["tracking-prompt-lost", "consent-form-around-tracking"]),
    Policy(
      since: "2023-09-12",
      what: "App Review refuses explanations with an exit or a steering button for every "
        + "resource, as developers report since then",
      url: "https://developer.apple.com/design/human-interface-guidelines/privacy",
      rules: ["skippable-explanation", "steering-button", "explanation-without-prompt"]),
    Policy(
      since: "2023-09-18",
      what: "iOS 17 reads keys of their own for full and write-only access to events",
      url: "https://developer.apple.com/documentation/technotes/"
        + "tn3152-migrating-to-the-latest-calendar-access-levels",
      rules: ["retired-request"]),
    Policy(
      since: "2024-05-01", what: "privacy manifests are checked at upload",
      url: "https://developer.apple.com/support/third-party-SDK-requirements/",
      rules: ["tracking-domains-without-prompt"]),
  ]
}
