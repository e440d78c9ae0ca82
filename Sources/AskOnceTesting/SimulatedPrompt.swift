import PermissionModel

/// The system's own alert, while it waits for an answer.
public struct SimulatedPrompt: Sendable {
  let device: SimulatedDevice
  let shown: DeviceMemory.ShownPrompt

  /// The app that asks.
  public var app: String { shown.app }
  /// What it asks for.
  public var resource: ResourceRow { shown.row }
  /// Whether it asks for more than was allowed before.
  public var asksForMore: Bool { shown.asksForMore }

  /// The answers that the alert offers.
  public var answers: [Answer] {
    let traits = shown.row.traits
    return Answer.allCases.filter { answer in
      switch answer {
      case .allow: !traits.promptLeadsToSettings
      case .decline: true
      case .allowPart: traits.part != nil
      case .allowOnce: traits.offersOnce && !shown.asksForMore
      }
    }
  }

  /// What a person can answer.
  public enum Answer: String, Sendable, Hashable, CaseIterable {
    /// "Allow".
    case allow
    /// "Limit Access", "Select Contacts".
    case allowPart
    /// "Allow Once".
    case allowOnce
    /// "Don't Allow".
    case decline

    var event: Event {
      switch self {
      case .allow: .allow
      case .allowPart: .allowPart
      case .allowOnce: .allowOnce
      case .decline: .decline
      }
    }
  }

  /// The person answers; nothing happens where the prompt is gone or does not offer the answer.
  public func answer(_ answer: Answer) {
    device.perform { memory in
      guard memory.visiblePrompt?.id == shown.id, answers.contains(answer) else { return }
      memory.answer(answer.event, shown.app, shown.row)
    }
  }

  /// The prompt's scene is closed without an answer.
  public func end() {
    device.perform { memory in
      guard memory.prompts.contains(where: { $0.id == shown.id }) else { return }
      memory.send(.endPrompt, to: shown.app, shown.row)
    }
  }
}
