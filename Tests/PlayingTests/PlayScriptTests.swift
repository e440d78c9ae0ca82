import Contract
import Facts
import PermissionModel
import Testing

@testable import Playing

@Suite("Scripts of a play")
struct PlayScriptTests {
  /// An app with two features; the second explains, and goes on without.
  private let app: PlayedApp = {
    var contract = AppContract()
    contract.app = "Notes"
    contract.firstRun = .init(screen: "SetUpScreen", finishesWith: "done")
    contract.openSettings = "Open Settings"
    var record = ContractFeature("record", .microphone, at: place)
    record.screen = "RecordScreen"
    record.startsWith = "record.start"
    record.exits = [.openSettings, .cancel]
    var recall = ContractFeature("recall", .calendarFull, at: place)
    recall.explanation = .init(screen: "WhyScreen", continuesWith: "Next")
    recall.exits = [.openSettings, .continueWithout]
    contract.features = [record, recall]
    let texts = ["record.start": "Record", "done": "Get Started"]
    let purposes = [
      "NSMicrophoneUsageDescription": "Records your notes.",
      "NSCalendarsFullAccessUsageDescription": "Shows the meeting of a note.",
    ]
    return PlayedApp(contract, purposeStrings: purposes, texts: texts)
  }()
  private static let place = Place(path: "askonce.yml", line: 1, column: 1)

  private func run(_ script: String, on app: PlayedApp? = nil) throws -> String {
    try PlayScript.run(script, on: app ?? self.app).joined(separator: "\n")
  }

  private func fault(_ script: String) -> PlayScript.Fault? {
    do {
      _ = try PlayScript.run(script, on: app)
      return nil
    } catch { return error as? PlayScript.Fault }
  }

  private static let setUp = "launch\nfinish-first-run\n"

  @Test("no, Settings, back and the next start: owner, phases, state and screen of each step")
  func settings() throws {
    let printed = try run(
      Self.setUp + "start record\ndecline\nstart record # blocked\nopen-settings\n"
        + "switch-on\ncome-back\nstart record\n")
    #expect(printed == Self.wayOverSettings)
  }

  private static let wayOverSettings = """
    Notes: record (Microphone), recall (Calendars (full access))
      The Home Screen; Notes does not run.

    > launch
    record, recall: launch-first by feature screen; notRunning -> firstRun, notDetermined
      The set-up screen SetUpScreen, with 'Get Started'. It asks for nothing.

    > finish-first-run
    record, recall: first-run-finished by feature screen; firstRun -> home, notDetermined
      RecordScreen, with 'Record'.
      recall, with 'Start'.

    > start record
    record: start-asks by feature screen; home -> prompting, notDetermined
    device: Notes microphone: prompt
      The system's alert: Notes asks for Microphone. 'Records your notes.'
      [Allow] [Don't Allow]

    > decline record
    record: prompt-declined by system; prompting -> home, notDetermined -> blocked.denied
      RecordScreen, with 'Record'.
      recall, with 'Start'.

    > start record
    record: start-recovers by feature screen; home -> recovering, blocked.denied
      RecordScreen: Microphone is blocked.denied. It offers 'Open Settings', 'Cancel'.

    > open-settings record
    record: recovery-opens-settings by feature screen; recovering -> inSettings, \
    blocked.denied
      Settings, at 'Settings > Privacy & Security > Microphone': Microphone is blocked.denied.

    > switch-on microphone
    record: switched-on-in-settings by Settings; inSettings, blocked.denied -> granted.full
    recall: app-ended by system; home -> notRunning, notDetermined
    device: Notes: ended, The switch is turned on, by a person who went there alone; the app is \
    ended.
      Settings, at 'Settings > Privacy & Security > Microphone': Microphone is granted.full.

    > come-back
    record: returned by system; inSettings -> home, granted.full
    recall: launch-again by feature screen; notRunning -> home, notDetermined
      RecordScreen, with 'Record'.
      recall, with 'Start'.

    > start record
    record: start-runs by feature screen; home -> running, granted.full
      RecordScreen runs with Microphone (granted.full).

    """

  @Test("an explanation has one way out, and the other way goes on without the resource")
  func explanation() throws {
    let printed = try run(
      Self.setUp + "start recall\nproceed\ndecline\nstart recall\nuse-fallback\nfinish\n")
    #expect(printed.contains("  WhyScreen explains Calendars (full access), with 'Next' alone.\n"))
    #expect(
      printed.contains("is blocked.denied. It offers 'Open Settings', to go on without it.\n"))
    #expect(printed.contains("  recall goes on without Calendars (full access).\n"))
  }

  @Test(
    "each of these ends as it has to",
    arguments: [
      ("open-link record\nfinish-first-run\nallow\n", "RecordScreen runs with Microphone"),
      (setUp + "restrict microphone\nstart record\n", "is blocked.restricted. It offers 'Cancel'."),
      (setUp + "remove-hardware microphone\nstart record\n", "Microphone is not available here."),
      (setUp + "start record\nbackground\ncome-back\n", "[Allow] [Don't Allow]"),
      (setUp + "start record\nend-app\n", "The Home Screen; Notes does not run."),
      (setUp + "start record\nend-prompt\n", "RecordScreen, with 'Record'."),
      ("start-without-screen record\n", "The Home Screen; Notes does not run."),
      (
        setUp + "start record\nallow\nend-app\nstart-without-screen record\n",
        "record runs without a screen."
      ),
      (setUp + "start record\nallow\nfinish\nswitch-off microphone\n", "Notes does not run."),
      (setUp + "start record\nallow\nreinstall\nlaunch\n", "The set-up screen SetUpScreen"),
      (setUp + "start record\nallow\nrestore\nlaunch\nstart record\n", "[Allow] [Don't Allow]"),
      (setUp + "start record\nallow\nreset-privacy\nlaunch\nstart record\n", "[Don't Allow]"),
      (setUp + "start record\nallow\nundo\n", "[Allow] [Don't Allow]"),
      (setUp + "3\n", "Another app; Notes is in the background."),
      ("", "The Home Screen; Notes does not run."),
      ("\n# nothing\r\n", "The Home Screen; Notes does not run."),
    ])
  func ends(script: String, end: String) throws {
    let printed = try run(script)
    let last = printed.split(separator: "\n").suffix(2).joined(separator: "\n")
    #expect(last.contains(end), "\(printed)")
  }

  @Test("a missing purpose string ends the app at the request, as on a device")
  func missingPurpose() throws {
    var app = app
    app.purposeStrings = [:]
    let printed = try run(Self.setUp + "start record\n", on: app)
    #expect(printed.contains("device: Notes: ended, no NSMicrophoneUsageDescription"))
    #expect(printed.hasSuffix("  The Home Screen; Notes does not run.\n"))
  }

  @Test("Allow Once is over when the app was left; tracking ends with the app's activity")
  func once() throws {
    var contract = AppContract()
    contract.features = [ContractFeature("map", .locationWhenInUse, at: Self.place)]
    let map = try run(
      Self.setUp + "start\nallow-once\nbackground\nend-once\ncome-back\nfinish\nstart\n",
      on: PlayedApp(contract))
    #expect(map.contains("granted.whenInUse -> notDetermined"))
    #expect(map.hasSuffix("  [Allow] [Allow Once] [Don't Allow]\n"))
    contract.features = [ContractFeature("ads", .tracking, at: Self.place)]
    let ads = try run(Self.setUp + "start\nbackground\ncome-back\n", on: PlayedApp(contract))
    #expect(ads.contains("ads: prompt-ended-by-background by system; prompting -> home"))
  }

  @Test("two features of one resource share the prompt's answer")
  func shared() throws {
    var contract = AppContract()
    contract.features = ["a", "b"].map { ContractFeature($0, .camera, at: Self.place) }
    let printed = try run(
      Self.setUp + "start a\nallow\nfinish\nstart b\n", on: PlayedApp(contract))
    #expect(printed.contains("b: start-runs by feature screen; home -> running, granted.full"))
  }

  @Test(
    "a line that cannot be done is refused with its number, and what can be",
    arguments: [
      ("allow\n", 1, "'allow' is not possible here; possible are 'launch', 'open-link record', "),
      ("launch\nlanch\n", 2, "unknown command 'lanch'; did you mean 'launch'?; possible are "),
      ("launch\n99\n", 2, "expected a number from 1 to "),
      (setUp + "start\n", 3, "expected one of 'start record', 'start recall'"),
      (setUp + "start camera\n", 3, "'start camera' is not possible here; possible are "),
      (setUp + "s\n", 3, "expected one of 'start record', 'start recall', 'script'"),
      ("undo\n", 1, "nothing was done yet that could be undone"),
    ])
  func refused(script: String, line: Int, start: String) throws {
    let fault = try #require(self.fault(script))
    #expect(fault.line == line)
    #expect(fault.message.hasPrefix(start), "\(fault.message)")
  }

  @Test("log, script, help and quit")
  func words() throws {
    let printed = try run("launch\nscript\nlog\nhelp\nquit\nnever read\n")
    #expect(printed.contains("\nlaunch\n> launch\nrecord, recall: launch-first by feature screen"))
    #expect(printed.hasSuffix("  quit    end"))
    let again = try run("launch\nfinish\nstart record\nundo\nscript\n")
    #expect(again.hasSuffix("launch\nfinish-first-run"))
  }
}
