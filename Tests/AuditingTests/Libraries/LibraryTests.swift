import Testing

@testable import Auditing

@Suite("Permission libraries of others")
struct LibraryTests {
  @Test("show screens whose faults are told at the app's own call", arguments: cases)
  func marks(_ one: FlowCase) {
    #expect(one.strayFindings(of: [.skippableExplanation, .steeringButton]) == [])
    expectStarters(one)
  }

  @Test("are followed through what their calls give, where they tell", arguments: askOnce)
  func marksAnswers(_ one: FlowCase) {
    #expect(
      one.strayFindings(of: [
        .blockedDeadEnd, .collapsedStatus, .ignoredAnswer, .missingPurposeString,
        .reconsiderAfterDenial, .requestAtLaunch, .requestWhenGranted, .settingsAfterDenial,
        .settingsBeforePrompt, .settingsWithoutTap, .skippableExplanation, .steeringButton,
        .uncheckedRequest,
      ]) == [])
    expectStarters(one)
  }

  private func expectStarters(_ one: FlowCase) {
    if let starters = one.starters { #expect(one.foundStarters == starters) }
  }

  @Test("are all tried, and their resources are rows of the table")
  func table() {
    for library in PermissionLibrary.all {
      #expect(
        (Self.cases + Self.askOnce).contains { $0.sentence.hasPrefix(library.name + ":") },
        "\(library.name)")
      for id in library.resources.values {
        #expect(SymbolIndex.standard.rows[id] != nil, "\(library.name): \(id)")
      }
    }
  }

  static let cases = sheets + alerts + bulletins
}
