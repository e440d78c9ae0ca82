import Auditing
import Contract
import Facts
import Foundation
import PermissionModel
import Playing
import Rendering

extension Command {
  /// Walks the flows of a contract by hand.
  static let play = Command(
    name: "play", summary: "walk an app's flows by hand, on the simulated device",
    operand: .init(placeholder: "PATH", isRequired: false),
    options: [
      Option(
        name: "script", value: .text("FILE"),
        summary: "replay the commands of a file and print what is seen"),
      Option(
        name: "resource", value: .text("ID"),
        summary: "play one resource, such as camera or location-always, without a contract"),
      .config, .noIgnore, .output, .noCache, .threads, .help,
    ],
    details: """
      PATH is the folder of an app with a contract in its askonce.yml (default: the current
      folder). Each step shows the row of the machine that applied, who owns it, the state before
      and after, and what the person sees; then what can be done next. Tap, answer prompts, flip
      switches, end the app and come back. 'help' lists what else can be typed.

      A script has one command on each line; what stands behind # is a comment.
      """
  ) { arguments, console in
    let output = try AtomicFile(arguments.value("output"))
    let app = try PlayedApp(arguments, console)
    guard let script = arguments.value("script") else {
      guard arguments.value("output") == nil else {
        throw UsageError("'--output' needs '--script'", see: "askonce play --help")
      }
      return try playByHand(app, on: console)
    }
    let bytes = try SettingFile.bytes(script, of: "'--script'")
    do {
      let lines = try PlayScript.run(String(decoding: bytes, as: UTF8.self), on: app)
      try output.write(lines.shown, on: console)
      return .clean
    } catch let fault as PlayScript.Fault {
      throw UsageError("\(script.printable):\(fault.line): \(fault.message.printable)")
    }
  }

  /// Reads a line, shows what became of it, until the end of the input.
  private static func playByHand(_ app: PlayedApp, on console: Console) throws -> AskOnce.ExitCode {
    var session = PlaySession(app, showsChoices: true)
    try console.print(session.beginning.shown)
    while !session.isOver {
      if console.outputIsTerminal { try console.print("> ") }
      guard let line = readLine() else { break }
      do {
        try console.print(session.take(line).shown)
      } catch let refusal as PlayCommand.Refusal {
        try console.print(["\(refusal.message.printable)", ""].shown)
      }
    }
    return .clean
  }
}

extension PlayedApp {
  /// The app that the command line names: of a contract, or with a single feature.
  fileprivate init(_ arguments: Arguments, _ console: Console) throws {
    if let word = arguments.value("resource") {
      guard arguments.operand == nil else {
        throw UsageError(
          "'--resource' plays without an app; expected no PATH", see: "askonce play --help")
      }
      self.init(try AppContract(ofResource: word))
      return
    }
    let settings = try Settings(arguments)
    let contract = settings.configuration.contract
    guard !contract.features.isEmpty else {
      throw UsageError(
        settings.file.map { "'\($0.printable)' declares no 'features'" }
          ?? "no 'askonce.yml' in '\(settings.folder.printable)' declares 'features'; write one, "
          + "or play one resource with '--resource camera'", see: "Documentation/Configuration.md")
    }
    let subject = try Pipeline(
      arguments.operand ?? ".", selection: settings.selection, how: arguments.run(console),
      progress: Progress(on: console)
    ).subject
    self.init(contract, purposeStrings: subject.purposeTexts, texts: subject.ownTexts)
  }
}

extension AppContract {
  /// A feature with the usual ways out, and no app around it.
  fileprivate init(ofResource word: String) throws {
    guard let row = ResourceWord.row(word, access: nil) else {
      let ids = ResourceWord.rows(word).map(\.id)
      throw UsageError(
        ids.isEmpty
          ? "no resource is called '\(word.printable)'"
          : "'\(word.printable)' may be \(ids.alternatives)",
        nearest: ids.isEmpty ? NearestWord.of(word, in: ResourceRow.all.map(\.id)) : nil,
        see: "Sources/AskOnce/AskOnce.docc/Resources.md")
    }
    self.init()
    var feature = ContractFeature(
      "feature", row, at: Place(path: Configuration.fileName, line: 1, column: 1))
    feature.exits = [.openSettings, .cancel]
    features = [feature]
  }
}

extension [String] {
  /// Lines as they are printed, with nothing that a terminal would obey.
  fileprivate var shown: String { map { $0.printable + "\n" }.joined() }
}
