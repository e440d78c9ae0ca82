import Auditing
import Testing

@Suite("English labels")
struct EnglishLabelTests {
  private func check(_ labels: [String], _ expected: LabelMeaning) {
    for label in labels {
      let meaning = LabelWords.meaning(of: label, language: "en")
      #expect(meaning == expected, "\(label)")
    }
  }

  @Test("that merely go on are neutral")
  func neutral() {
    check(["Continue", "Next", "Next step", "Proceed", "OK", "Got it", "I understand"], .neutral)
  }

  @Test("with a consent word anywhere consent")
  func consent() {
    check(
      [
        "Continue to allow access", "Turn on", "Turn notifications on", "Turn On Location",
        "Grant Camera Access", "Give us access", "Share my location", "Accept and continue",
        "I agree", "Agree & Continue", "OK, enable", "Let the app use my location",
        "Request permissions", "Ask for permission", "Yes", "Yes, notify me", "Authorize",
        "Permit", "Opt in", "Request Access", "Activate",
      ], .consent)
  }

  @Test("that put the question off are deferrals, with a consent word too")
  func deferral() {
    check(
      [
        "Not now", "Skip for now", "Maybe later", "I'll do it later", "I’ll do this later",
        "No thanks", "No, thank you", "Set up later", "Enable later", "Allow later",
        "Continue without location", "Remind me tomorrow, not now", "Ask me next time",
        "Decide later", "Skip this step",
      ], .deferral)
  }

  @Test("that say no are refusals, with a consent word too")
  func refusal() {
    check(
      [
        "Don't allow", "Don’t Allow", "DON'T ALLOW", "Do not allow", "Not allow", "Never allow",
        "Keep Location Services Off", "Turn off", "No", "Deny", "Don't share", "Disable",
        "I do not agree", "I disagree", "Opt out", "Don't use my location", "Dont enable",
      ], .refusal)
  }

  @Test("that close the screen are leaving")
  func leaving() {
    check(
      ["Close", "Cancel", "Dismiss", "Go back", "Back", "Done", "✕", "X", "Close window"],
      .leaving)
  }

  @Test("that lead to Settings do not consent, whatever else they say")
  func settings() {
    check(
      ["Open Settings", "Settings", "Allow in Settings", "Open Settings to enable camera"],
      .settings)
  }

  @Test("that are merely not neutral are other")
  func other() {
    check(
      [
        "Start Camera", "Save Locations", "Get started", "Let's go", "Set up", "Scan a code",
        "Connect", "Shared albums", "Allowance", "Disallowed words", "Notify me", "Accessories",
      ], .other)
  }

  @Test(
    "give the consent word as they spell it",
    arguments: [
      ("ALLOW CAMERA", "ALLOW"), ("Turn notifications on", "Turn on"), ("Yes", "Yes"),
      ("Continue to allow access", "allow"),
    ])
  func consentVerb(label: String, word: String) {
    #expect(LabelWords.consentVerb(in: label, language: "en") == word)
  }

  @Test(
    "give no consent word where they refuse, defer or only go on",
    arguments: ["Don't allow", "Enable later", "Continue", "Allow in Settings", "Start Camera", ""])
  func noConsentVerb(label: String) {
    #expect(LabelWords.consentVerb(in: label, language: "en") == nil)
  }
}
