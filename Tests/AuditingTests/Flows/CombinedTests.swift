import Testing

@testable import Auditing

/// A fault, and the same app without it.
struct Twin: Sendable, CustomTestStringConvertible {
  let name: String
  let faulty: FlowCase
  let fixed: FlowCase

  init(_ name: String, faulty: String, finds rules: [String], fixed: String) {
    self.name = name
    self.faulty = FlowCase(name, faulty, finds: rules)
    self.fixed = FlowCase(name, fixed)
  }

  var testDescription: String { name }
}

@Suite("A fault in a small app")
struct CombinedTests {
  @Test(
    "is found where several habits meet, and is gone once it is repaired",
    arguments: labels + stores + pages + listening + changes + several)
  func combined(_ twin: Twin) { check(twin) }

  @Test(
    "that App Review has rejected is found, and its repair is accepted",
    arguments: wording + exits + answers + purposes)
  func rejected(_ twin: Twin) { check(twin) }

  private func check(_ twin: Twin) {
    #expect(twin.faulty.strayFindings(of: Self.rules) == [])
    #expect(twin.fixed.strayFindings(of: Self.rules) == [])
  }

  /// The rules of real rejections.
  static let rules: [Rule] = [
    .skippableExplanation, .steeringButton, .explanationWithoutPrompt, .settingsAfterDenial,
    .settingsWithoutTap, .reconsiderAfterDenial, .settingsBeforePrompt, .requestAtLaunch,
    .requestInFirstRun, .batchedRequests, .vaguePurposeString, .emptyPurposeString,
    .missingPurposeString, .placeholderPurposeString,
  ]
}
