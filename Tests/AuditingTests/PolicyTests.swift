import Auditing
import Contract
import Facts
import TestSupport
import Testing

@Suite("Policies have dates") struct PolicyTests {
  private func report(on day: String?) -> Report {
    let project = MiniProject(
      Example(
        """
        import AVFoundation
        func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        --- PrivacyInfo.xcprivacy
        { NSPrivacyTracking = YES; NSPrivacyTrackingDomains = ( "ads.example.com" ); }
        """))
    let subject = project.subject
    return Report(of: subject, with: Rule.all, coverage: Coverage(of: subject), on: day)
  }

  private func tracking(on day: String?) -> Finding? {
    report(on: day).findings.first { $0.rule == "tracking-domains-without-prompt" }
  }

  @Test("each names rules that there are, and a day that there is")
  func table() {
    let known = Set(Rule.all.map(\.id))
    for policy in Policy.all {
      #expect(CalendarDay.isValid(policy.since))
      #expect(policy.rules.subtracting(known) == [])
      #expect(policy.rules.allSatisfy { Policy.of($0)?.since == policy.since })
    }
  }

  @Test("before its day a fault is one step milder, and says when that ends")
  func milder() {
    #expect(tracking(on: "2024-05-01")?.severity == .warning)
    #expect(tracking(on: nil)?.severity == .warning)
    let before = tracking(on: "2024-04-30")
    #expect(before?.severity == .note)
    #expect(before?.help.contains("From 2024-05-01: privacy manifests") == true)
  }

  @Test(
    "a day that there is not is none",
    arguments: [
      "2024-02-30", "2024-2-03", "20 4-01-31", "2024/01/31", "", "2023-02-29", "١٢٣٤-٠١-٠١",
    ])
  func days(_ word: String) {
    #expect(!CalendarDay.isValid(word))
  }
}
