import Contract
import Facts
import PermissionModel
import Testing

@testable import Playing

/// All that can be done, done in many orders.
@Suite("Walks of a play")
struct PlayWalkTests {
  private static let place = Place(path: "askonce.yml", line: 1, column: 1)

  private func app(_ rows: [ResourceRow]) -> PlayedApp {
    var contract = AppContract()
    contract.features = rows.enumerated().map { index, row in
      var feature = ContractFeature("\(row.id)-\(index)", row, at: Self.place)
      if index == 0 { feature.explanation = .init() }
      feature.exits = [.openSettings, .cancel, .continueWithout]
      return feature
    }
    return PlayedApp(contract)
  }

  /// Numbers that look like chance, the same each time.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  private static let apps: [[ResourceRow]] = [
    [.camera, .microphone], [.photosReadWrite, .photosReadWrite],
    [.locationAlways, .locationWhenInUse], [.calendarFull, .calendarWriteOnly], [.tracking],
    [.notifications, .notificationsProvisional], [.contacts, .faceId], [.bluetooth, .healthShare],
  ]

  /// The ids of the rows that applied in walks of an app.
  private func walk(_ rows: [ResourceRow], seed: Int) -> Set<String> {
    var dice = Dice(state: UInt64(seed))
    var play = Play(app(rows))
    for _ in 0..<60 {
      // Mostly what a person does; what the device's owner does starts over too often.
      let all = play.possible
      let possible = dice.roll(8) == 0 || all.numbered.isEmpty ? all : all.numbered
      let choice = possible[dice.roll(possible.count)]
      _ = play.perform(choice)
      #expect(!play.screen.isEmpty)
      check(play, after: choice)
    }
    return play.rows
  }

  /// The device and the flows tell the same story.
  private func check(_ play: Play, after choice: PlayChoice) {
    let phases = play.flows.map(\.state.phase)
    for (index, flow) in play.flows.enumerated() {
      let row = play.app.contract.features[index].row
      #expect(flow.state.standing == play.simulated.standing(row), "\(play.script)")
      if flow.state.phase == .prompting { #expect(play.hasPrompt(index), "\(play.script)") }
      if flow.state.phase == .running, !flow.state.hasFinishedFirstRun {
        #expect(play.screenless.contains(index), "\(play.script)")
      }
    }
    let runs = phases.contains { $0 != .notRunning && $0 != .inSettings }
    let runsOnScreen = play.simulated.isRunning || !play.screenless.isEmpty
    #expect(!runs || runsOnScreen, "\(play.script)")
    #expect(play.choices.last == choice)
  }

  /// Where walks by chance seldom come.
  private static let journeys: [(rows: [ResourceRow], script: String)] = [
    ([.calendarFull], "start proceed decline start open-settings switch-to-less"),
    ([.photosReadWrite], "start proceed decline start open-settings switch-to-part"),
    ([.camera], "start remove-hardware proceed finish add-hardware"),
    ([.camera], "start restrict proceed unrestrict start proceed remove-hardware"),
    (
      [.notifications, .notificationsProvisional],
      "start notifications-provisional-1; finish; start notifications-0; proceed; decline"
    ),
    (
      [.locationAlways, .locationWhenInUse],
      "start location-when-in-use-1; allow; finish; start location-always-0; proceed; decline"
    ),
    (
      [.locationAlways, .locationWhenInUse],
      "start location-when-in-use-1; allow; finish; start location-always-0; "
        + "switch-on location-always; come-back; proceed; reduce-always location-always"
    ),
    ([.locationWhenInUse], "start proceed allow-once background end-once"),
    ([.locationWhenInUse], "start proceed switch-system-off switch-system-on"),
    ([.locationAlways], "start proceed allow switch-to-less"),
    ([.microphone], "start proceed restrict"),
  ]

  private func go(_ journey: (rows: [ResourceRow], script: String)) throws -> Set<String> {
    var play = Play(app(journey.rows))
    let isShort = !journey.script.contains(";")
    let lines = journey.script.split(separator: isShort ? " " : ";")
    for line in ["launch", "finish-first-run"] + lines {
      guard case .choose(let choice) = try PlayCommand(String(line), among: play.possible) else {
        continue
      }
      _ = play.perform(choice)
      check(play, after: choice)
    }
    return play.rows
  }

  /// What a play does not show: the app's own reading, and answers given in other scenes.
  private static let unseen: Set<String> = [
    "read", "allowed-elsewhere", "declined-elsewhere", "less-allowed-elsewhere",
  ]

  @Test("the device and the flows agree, and every other row of the machine's table is walked")
  func everyRow() throws {
    var ids: Set<String> = []
    for journey in Self.journeys { ids.formUnion(try go(journey)) }
    for rows in Self.apps {
      for seed in 1...3 { ids.formUnion(walk(rows, seed: seed)) }
    }
    let missing = Set(Transition.table.map(\.id)).subtracting(ids).subtracting(Self.unseen)
    #expect(missing == [])
  }

  @Test("a script of all choices gives the same play again, and undo takes one back")
  func replays() throws {
    var play = Play(app([.camera, .locationAlways]))
    var dice = Dice(state: 7)
    for _ in 0..<60 {
      let possible = play.possible
      _ = play.perform(possible[dice.roll(possible.count)])
    }
    var again = Play(play.app)
    for line in play.script.split(separator: "\n") {
      guard case .choose(let choice) = try PlayCommand(String(line), among: again.possible) else {
        Issue.record("not a choice: \(line)")
        return
      }
      _ = again.perform(choice)
    }
    #expect(again.log == play.log && again.screen == play.screen)
    let undone = try #require(play.undone)
    #expect(undone.choices == play.choices.dropLast() && undone.log == play.log.dropLast())
    #expect(Play(play.app).undone == nil)
  }
}
