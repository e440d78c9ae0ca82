import Contract
import Facts
import PermissionModel
import Testing

@testable import Reading

@Suite("The contract in askonce.yml")
struct AppContractTests {
  private func read(_ text: String) -> ReadFile<Configuration> {
    ConfigurationReader.read(Array("version: 1\n\(text)".utf8), path: "askonce.yml", rules: [])
  }

  /// `line:column message help` of everything that is wrong.
  private func problems(_ text: String) -> [String] {
    read(text).problems.map { "\($0.place.line):\($0.place.column) \($0.message) \($0.help)" }
  }

  private static let whole = """
    app: JustSend
    first_run: {screen: SetupScreen, finishes_with: setup.done}
    labels: {open_settings: recovery.settings, cancel: recovery.cancel}
    features:
      recording:
        resource: microphone
        screen: RecordingScreen
        reach: [tab.record]
        starts_with: recording.start
        explanation: {screen: WhyScreen, continues_with: why.continue}
        blocked: [open_settings, cancel]
      recall:
        resource: calendar
        access: full
        blocked: [open_settings, continue_without]
        boundaries: [restricted, lesser]
      app_lock: {resource: face-id, blocked: [alternative_authentication, cancel]}
    pickers: [photos_picker]
    review_notes: notes.txt
    """

  @Test("every key is read")
  func everything() throws {
    let contract = try #require(read(Self.whole).facts)
    #expect(contract.reviewNotes.map(\.path.text) == ["notes.txt"])
    let app = contract.contract
    #expect(app.app == "JustSend" && app.pickers == ["photos_picker"])
    #expect(app.firstRun == .init(screen: "SetupScreen", finishesWith: "setup.done"))
    #expect(app.openSettings == "recovery.settings" && app.cancel == "recovery.cancel")
    #expect(app.features.map(\.name) == ["recording", "recall", "app_lock"])
    #expect(app.features.map(\.row.id) == ["microphone", "calendar-full", "face-id"])
    let recording = app.features[0]
    #expect(recording.screen == "RecordingScreen" && recording.reach == ["tab.record"])
    #expect(recording.startsWith == "recording.start")
    #expect(recording.explanation == .init(screen: "WhyScreen", continuesWith: "why.continue"))
    #expect(recording.exits == [.openSettings, .cancel] && recording.place.line == 6)
    #expect(recording.feature == Feature(ResourceRow.microphone.traits, explains: true))
    #expect(app.features[1].boundaries == [.restricted, .lesser])
    #expect(app.features.map(\.feature.hasFallback) == [false, true, true])
  }

  private static let mistakes: [(text: String, start: String, end: String)] = [
    (
      "features: {a: {resource: microphon}}", "2:26 expected one of ",
      " Did you mean 'microphone'?"
    ),
    (
      "features: {a: {}}", "2:15 expected 'resource' in 'a', found none",
      " The resource that it needs: the id of its row, or the row's family."
    ),
    (
      "features: {a: {resource: calendar}}",
      "2:12 expected 'access' in 'a': 'calendar' may be 'full', 'write_only'",
      " Write which one the feature needs."
    ),
    (
      "features: {a: {resource: calendar, access: always}}",
      "2:44 expected 'full', 'write_only' as 'access' of 'calendar', found 'always'",
      " Write one of them."
    ),
    (
      "features: {a: {resource: camera, access: full}}",
      "2:42 expected no 'access', for 'camera' has but one; found 'full'", " Remove the key."
    ),
    (
      "features: {a: {resource: camera, boundaries: [limited]}}",
      "2:47 expected 'unavailable', 'restricted', 'switched_off' as a boundary of 'camera', "
        + "found 'limited'",
      " Remove it: Camera has no such case."
    ),
    (
      "features: {a: {resource: camera, blocked: [settings]}}", "2:44 expected one of ",
      ""
    ),
    (
      "features: {two words: {resource: camera}}",
      "2:12 expected a name of letters, digits, '_' and '-', found 'two words'",
      " Call the feature so: app_lock."
    ),
    ("features: {ü: {resource: camera}}", "2:12 expected a name of letters, digits, ", ""),
    ("features: {\"\": {resource: camera}}", "2:12 expected a name of letters, digits, ", ""),
    ("features: [camera]", "2:11 expected names under 'features', found a list", ""),
    (
      "features: {a: {resource: camera, blocked: []}}",
      "2:43 expected at least one member of 'blocked', found none", ""
    ),
    ("labels: {open_setings: x}", "2:10 unknown key 'open_setings'", ""),
    ("first_run: yes", "2:12 expected keys in 'first_run', found 'yes'", ""),
  ]

  @Test(
    "what is wrong is said with its place",
    arguments: mistakes)
  func wrong(text: String, start: String, end: String) {
    let found = problems(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(start) == true, "\(found)")
    #expect(found.first?.hasSuffix(end) == true, "\(found)")
    #expect(read(text).facts == nil)
  }

  @Test("each row of the table can be named by its id, and by its family with its access")
  func words() {
    for row in ResourceRow.all {
      #expect(ResourceWord.row(row.id, access: nil) == row)
      #expect(ResourceWord.all.contains(row.id))
    }
    #expect(ResourceWord.row("location", access: "when_in_use") == .locationWhenInUse)
    #expect(ResourceWord.row("media_library", access: nil) == .mediaLibrary)
    #expect(ResourceWord.row("notifications", access: nil) == .notifications)
    #expect(ResourceWord.row("location", access: nil) == nil)
    #expect(ResourceWord.row("location-always", access: "when_in_use") == nil)
  }
}
