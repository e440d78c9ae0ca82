import PermissionModel

/// A play with what is printed: line by line in, lines out.
package struct PlaySession {
  private var play: Play
  private let showsChoices: Bool
  /// Whether it was ended.
  package private(set) var isOver = false

  /// A session; a script's shows no list of what can be done.
  package init(_ app: PlayedApp, showsChoices: Bool) {
    play = Play(app)
    self.showsChoices = showsChoices
  }

  /// What is shown at the beginning.
  package var beginning: [String] {
    let features = play.app.contract.features.map { "\($0.name) (\($0.row.name))" }
    let head = "\(play.app.name): \(features.joined(separator: ", "))"
    return [head] + present
  }

  /// Takes a line in, and says what became of it.
  ///
  /// - Throws: `PlayCommand.Refusal` where the line cannot be done.
  package mutating func take(_ line: String) throws -> [String] {
    switch try PlayCommand(line, among: play.possible) {
    case .choose(let choice):
      let seen = play.perform(choice)
      return ["> \(choice.command)"] + seen + present
    case .undo:
      guard let before = play.undone else {
        throw PlayCommand.Refusal(message: "nothing was done yet that could be undone")
      }
      play = before
      return ["> undo"] + present
    case .log: return zip(play.choices, play.log).flatMap { ["> \($0.command)"] + $1 }
    case .script: return play.choices.map(\.command)
    case .help: return Self.help
    case .quit:
      isOver = true
      return []
    case .nothing: return []
    }
  }

  /// What the person sees, and what can be done.
  private var present: [String] {
    let screen = play.screen.map { "  \($0)" }
    guard showsChoices else { return screen + [""] }
    let possible = play.possible
    let numbered = possible.numbered
    let digits = String(numbered.count).count
    let list = numbered.enumerated().map { index, choice in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: digits - number.count)
      return "  \(indent)\(number)  \(choice.command)  (\(choice.owner.words))"
    }
    return screen + [""] + list + others(possible.filter { $0.owner == .deviceOwner }) + [""]
  }

  /// What the device's owner can do, in one line for each event.
  private func others(_ choices: [PlayChoice]) -> [String] {
    var lines: [(event: Event, targets: [String])] = []
    for choice in choices {
      if lines.last?.event == choice.event {
        lines[lines.count - 1].targets += [choice.target].compactMap { $0 }
      } else {
        lines.append((choice.event, [choice.target].compactMap { $0 }))
      }
    }
    let words = lines.map { line in
      line.targets.isEmpty
        ? line.event.command : "\(line.event.command) \(line.targets.joined(separator: "|"))"
    }
    return ["  and the device's owner: \(words.joined(separator: ", "))"]
  }

  private static let help = [
    "Type a number of the list, a command or its beginning, or:",
    "  undo    take the last one back",
    "  log     what was seen so far",
    "  script  what was done so far, for --script",
    "  help    this text",
    "  quit    end",
  ]
}

extension Event {
  /// Every command that is an event.
  static let commands: [String] = allCases.filter { $0.subject != nil }.map(\.command)
}
