import PermissionModel
import SimulatedSystem
import Testing

/// Inputs to a feature of JustSend, and the whole state after each.
struct Scenario: Sendable, CustomTestStringConvertible {
  var feature: Feature
  var title: String
  var steps: [Step]
  var line: Int

  /// One input and what follows.
  struct Step: Sendable {
    var event: Event
    var state: String
    var line: Int

    init(_ event: Event, _ state: String, line: Int = #line) {
      self.event = event
      self.state = state
      self.line = line
    }
  }

  init(_ feature: Feature, _ title: String, line: Int = #line, _ steps: [Step]) {
    self.feature = feature
    self.title = title
    self.steps = steps
    self.line = line
  }

  var testDescription: String { "\(feature.rawValue): \(title)" }

  static let all = recording + capture + recall + appLock

  /// Runs it, and says which rows of the machine's table have applied.
  @MainActor func run(expecting: Bool = true) async -> [String] {
    let phone = Phone(feature)
    await SimulatedSystem.with(phone.app) {
      for step in steps {
        let place = SourceLocation(
          fileID: "JustSendTests/Scenario+\(feature).swift", filePath: #filePath, line: step.line,
          column: 1)
        await phone.take(step.event, sourceLocation: place)
        if expecting { #expect(phone.state == step.state, "\(step.event)", sourceLocation: place) }
      }
    }
    return phone.fired
  }
}
