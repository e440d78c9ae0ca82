import Facts

extension Rule {
  /// A consent form asks beside the prompt for tracking.
  package static let consentFormAroundTracking = Rule(
    id: "consent-form-around-tracking", group: .flow, severity: .warning,
    summary: "A consent form for ads is shown right before or after the prompt for tracking.",
    why: """
      Who has answered the system's prompt has answered. A form that asks for the same again, or \
      first, is taken by App Review for a way around the answer, unless it plainly asks for \
      something else.
      """,
    fix: """
      After "Ask App Not to Track", show no form that asks to track; let the form ask only for \
      what the law of the country wants beyond the prompt.
      """,
    sources: [.trackingRequest, .noCondition],
    triggers: [
      """
      import AppTrackingTransparency
      import UIKit
      import UserMessagingPlatform

      final class HomeController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          ATTrackingManager.requestTrackingAuthorization { _ in
            ↓ConsentForm.loadAndPresentIfRequired(from: self)
          }
        }
      }
      """
    ],
    passes: [
      """
      import AppTrackingTransparency
      import UIKit

      final class HomeController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          ATTrackingManager.requestTrackingAuthorization { _ in }
        }
      }
      """
    ],
    check: { subject in
      let flows = subject.asBuilt
      return flows.findings { start, form in
        guard case .callsOutside(let name) = form.kind, forms.contains(name),
          let ask = flows.prompts(of: start.effects).first(where: { $0.families == ["tracking"] })
        else { return nil }
        return Finding(
          rule: "consent-form-around-tracking", severity: .warning, certainty: .possible,
          message: "'\(name)' asks for consent beside the prompt for tracking",
          help: "After a no to tracking, show no form that asks for it.",
          place: form.call.map { flows.app.program.call($0).place } ?? form.place,
          related: [RelatedPlace("asks for tracking", at: ask.effect.place)],
          trace: [start.step] + flows.steps(to: ask.effect) + flows.steps(to: form),
          about: name)
      }
    })

  /// What shows the forms of well-known consent platforms.
  private static let forms: Set<String> = [
    "loadAndPresentIfRequired", "presentPrivacyOptionsForm", "showConsentForm",
  ]
}
