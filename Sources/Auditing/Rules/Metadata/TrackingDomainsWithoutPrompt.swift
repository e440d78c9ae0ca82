import Facts

extension Rule {
  /// The privacy manifest says that the app tracks, and nothing asks for tracking.
  package static let trackingDomainsWithoutPrompt = Rule(
    id: "tracking-domains-without-prompt", group: .metadata, severity: .warning,
    summary: "A privacy manifest declares tracking, and the app never asks for it.",
    why: """
      Without the person's yes the system blocks the domains that a manifest names, and App Review \
      rejects an app that declares tracking and does not ask (5.1.2(i)).
      """,
    fix: "Ask with ATTrackingManager before anything is tracked, or declare no tracking.",
    sources: [.noCondition],
    triggers: [
      """
      struct Home {}
      --- PrivacyInfo.xcprivacy
      { ↓NSPrivacyTracking = YES; NSPrivacyTrackingDomains = ( "ads.example.com" ); }
      """
    ],
    passes: [
      """
      import AppTrackingTransparency
      func ask() { ATTrackingManager.requestTrackingAuthorization { _ in } }
      --- PrivacyInfo.xcprivacy
      { NSPrivacyTracking = YES; NSPrivacyTrackingDomains = ( "ads.example.com" ); }
      """,
      """
      struct Home {}
      --- PrivacyInfo.xcprivacy
      { NSPrivacyTracking = NO; NSPrivacyTrackingDomains = (); }
      """,
    ],
    check: { subject in
      guard !subject.asksForTracking else { return [] }
      return subject.facts.propertyLists.filter { $0.use == .privacyManifest }.compactMap { list in
        let entry = list.entries.first { entry in
          entry.keyPath == ["NSPrivacyTracking"] && entry.value.isYes
            || entry.keyPath.count == 2 && entry.keyPath[0] == "NSPrivacyTrackingDomains"
        }
        guard let entry else { return nil }
        return Finding(
          rule: "tracking-domains-without-prompt", severity: .warning,
          certainty: subject.isWhollyParsed ? .likely : .possible,
          message: "the privacy manifest declares tracking, and nothing asks for it",
          help: "Ask before anything is tracked, or declare no tracking.", place: entry.place,
          about: entry.keyPath[0])
      }
    })
}

extension Subject {
  /// Whether the source or a compiled program asks for tracking, or imports what asks.
  var asksForTracking: Bool {
    asBuilt.requests.contains { $0.match.resources.contains("tracking") }
      || binaryUses.all.contains { $0.row.id == "tracking" }
      || facts.swift.contains { $0.imports.contains("AppTrackingTransparency") }
  }
}

extension PropertyListFacts.Scalar {
  /// Whether it is true, also as OpenStep writes it.
  fileprivate var isYes: Bool {
    switch self {
    case .bool(let value): value
    case .string(let text): ["YES", "true", "1"].contains(text)
    default: false
    }
  }
}
