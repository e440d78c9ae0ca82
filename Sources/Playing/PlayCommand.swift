import Facts
import PermissionModel

/// What was typed, in a play.
package enum PlayCommand: Sendable, Hashable {
  /// Does something.
  case choose(PlayChoice)
  /// Takes the last choice back.
  case undo
  /// Shows what was seen so far.
  case log
  /// Shows the choices so far, as a script.
  case script
  /// Shows what can be typed.
  case help
  /// Ends the play.
  case quit
  /// Nothing was typed, or a comment.
  case nothing

  private static let words: [(word: String, command: PlayCommand)] = [
    ("undo", .undo), ("log", .log), ("script", .script), ("help", .help), ("quit", .quit),
  ]

  /// The line cannot be done, and why.
  package struct Refusal: Error, Hashable {
    /// What was expected.
    package var message: String
  }

  /// What a line means where these choices are possible: a number of the list, a command, or its
  /// beginning where nothing else begins so. What stands behind `#` is a comment.
  ///
  /// - Throws: `Refusal` where it means nothing, or several things.
  package init(_ line: String, among possible: [PlayChoice]) throws {
    let typed = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = typed.first else {
      self = .nothing
      return
    }
    if typed.count == 1, let number = Int(first) {
      let numbered = possible.numbered
      guard numbered.indices.contains(number - 1) else {
        throw Refusal(message: "expected a number from 1 to \(numbered.count), found \(number)")
      }
      self = .choose(numbered[number - 1])
      return
    }
    if typed.count == 1, let found = Self.words.first(where: { $0.word == first }) {
      self = found.command
      return
    }
    self = try Self.find(typed, among: possible)
  }

  private static func find(_ typed: [String], among possible: [PlayChoice]) throws -> PlayCommand {
    let exact = possible.filter { $0.event.command == typed[0] }
    let meant =
      exact.isEmpty ? possible.filter { $0.event.command.hasPrefix(typed[0]) } : exact
    let wanted = typed.dropFirst().joined(separator: " ")
    let fitting = wanted.isEmpty ? meant : meant.filter { $0.target == wanted }
    let begun = fitting.isEmpty ? meant.filter { ($0.target ?? "").hasPrefix(wanted) } : fitting
    let ofPlay =
      typed.count == 1 && exact.isEmpty ? words.filter { $0.word.hasPrefix(typed[0]) } : []
    if begun.count == 1, ofPlay.isEmpty { return .choose(begun[0]) }
    if begun.isEmpty, ofPlay.count == 1 { return ofPlay[0].command }
    let several = begun.map(\.command) + ofPlay.map(\.word)
    if several.count > 1 { throw Refusal(message: "expected one of \(list(several))") }
    throw refusal(of: typed, among: possible)
  }

  private static func refusal(of typed: [String], among possible: [PlayChoice]) -> Refusal {
    let line = typed.joined(separator: " ")
    let known = Event.commands.contains(typed[0])
    let what = known ? "'\(line)' is not possible here" : "unknown command '\(line)'"
    let nearest = known ? nil : NearestWord.of(typed[0], in: Event.commands + words.map(\.word))
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let people = possible.numbered.map(\.command)
    let more = people.count > 8 ? " and \(people.count - 8) more" : ""
    return Refusal(
      message: "\(what)\(hint); possible are \(list(Array(people.prefix(8))))\(more)")
  }

  private static func list(_ commands: [String]) -> String {
    commands.map { "'\($0)'" }.joined(separator: ", ")
  }
}
