import AskOnce
import AskOnceTesting
import PermissionModel
import SimulatedSystem
import Testing

/// The adapters over stub frameworks, which ask the simulated device.
@Suite("Adapters", .timeLimit(.minutes(10)))
struct AdapterTests {
  private let device = SimulatedDevice()

  /// An app that was allowed what has to be allowed before.
  private func app(for adapter: Adapter, purposeKeys: Set<String>? = nil) async -> SimulatedApp {
    let app = device.app(purposeKeys: purposeKeys)
    if let needs = adapter.needs {
      async let request: Void = app.request(needs)
      await device.prompt().answer(.allow)
      await request
    }
    return app
  }

  /// Starts over a source, and says how it ended.
  private func start(
    _ adapter: Adapter, in app: SimulatedApp, host: HostApp? = nil,
    answer: SimulatedPrompt.Answer? = nil
  ) async -> String {
    await SimulatedSystem.with(app) {
      let core = PermissionProbe(adapter.row, adapter.source(host ?? .simulated(app)))
      async let ending = core.ending()
      if let answer { await device.prompt().answer(answer) }
      return await ending
    }
  }

  @Test("allowed: the feature runs, and the next start asks nothing", arguments: Adapter.prompting)
  func allowed(adapter: Adapter) async {
    let app = await app(for: adapter)
    let host = HostApp.simulated(app)
    let scope = adapter.row.traits.need.rawValue
    #expect(await start(adapter, in: app, host: host, answer: .allow) == "granted.\(scope)")
    #expect(await start(adapter, in: app, host: host) == "granted.\(scope)")
  }

  @Test("not allowed: declined, and blocked at the next start", arguments: Adapter.prompting)
  func declined(adapter: Adapter) async {
    let app = await app(for: adapter)
    let host = HostApp.simulated(app)
    if adapter.row.traits.forgetsRefusal {
      #expect(await start(adapter, in: app, host: host, answer: .decline) == "unanswered")
      #expect(await start(adapter, in: app, host: host, answer: .allow) == "granted.full")
      return
    }
    // What the system does not disclose may be there, and the app goes on.
    let isTold = adapter.row.traits.need != .undisclosed
    let answer = isTold ? "declined" : "granted.undisclosed"
    #expect(await start(adapter, in: app, host: host, answer: .decline) == answer)
    #expect(await start(adapter, in: app, host: host) == (isTold ? "blocked.denied" : answer))
  }

  @Test(
    "the prompt's scene closes: unanswered, and the next start asks again",
    arguments: Adapter.prompting)
  func unanswered(adapter: Adapter) async {
    let app = await app(for: adapter)
    await SimulatedSystem.with(app) {
      let probe = PermissionProbe(adapter.row, adapter.source(.simulated(app)))
      async let ending = probe.ending()
      await device.prompt().end()
      #expect(await ending == "unanswered")
    }
    let scope = adapter.row.traits.need.rawValue
    #expect(await start(adapter, in: app, answer: .allow) == "granted.\(scope)")
  }

  @Test(
    "a restriction is blocked, with the reason where the framework has a word for it",
    arguments: Adapter.all)
  func restricted(adapter: Adapter) async {
    device.send(.restrict, adapter.row)
    let words = adapter.row.statuses
      .filter { ([adapter.status] + adapter.errors).contains($0.type) }.map(\.state)
    let app = await app(for: adapter)
    let ending = await start(adapter, in: app, host: .simulated(app, reading: adapter))
    switch (words.contains(.blocked(.restricted)), words.contains(.blocked(.denied))) {
    case (true, _): #expect(ending == "blocked.restricted")
    case (false, true): #expect(ending == "blocked.denied")
    // It reads like "not asked yet": the app asks, and the system shows nothing.
    case (false, false): #expect(ending == "unanswered")
    }
    #expect(device.promptOnScreen == nil)
  }

  @Test("a status of a future system is blocked, and reported", arguments: Adapter.growing)
  func future(adapter: Adapter) async {
    let app = await app(for: adapter)
    await SimulatedSystem.with(app, isOfTheFuture: true) {
      let host = HostApp.simulated(app, reading: adapter)
      let probe = PermissionProbe(adapter.row, adapter.source(host))
      #expect(await probe.ending() == "blocked.unknown")
      #expect(await probe.state() == "blocked.unknown")
      #expect(probe.reports.contains(.unknownStatus(resource: adapter.row.id)))
    }
  }

  @Test(
    "without its purpose string nothing is asked, and the app goes on",
    arguments: Adapter.prompting.filter { !$0.row.keysMissedByRequest(in: []).isEmpty })
  func missingPurposeString(adapter: Adapter) async {
    let keys = Set((adapter.needs?.purposeKeys ?? []).map(\.key))
    let app = await app(for: adapter, purposeKeys: keys)
    #expect(await start(adapter, in: app) == "unanswered")
    #expect(app.isRunning)
    #expect(!device.log.contains { $0.what == .promptShown && $0.resource == adapter.row.id })
  }

  @Test("every raw status of every type folds as the table says", arguments: Adapter.growing)
  func fold(adapter: Adapter) {
    let statuses = adapter.row.statuses.filter { $0.type == adapter.status }
    #expect(statuses.count >= 2)
    // A status that is a text has no number, and neither have its neighbours.
    let isText = statuses.allSatisfy { $0.rawValue == nil }
    for status in statuses {
      #expect(isText == (status.rawValue == nil), "\(status.name)")
      let standing =
        status.rawValue.map { adapter.row.standing(ofRawValue: $0, type: adapter.status) }
        ?? adapter.row.standing(ofRawStatus: status.name, type: adapter.status)
      #expect(standing.state(for: adapter.row.traits) == status.state, "\(status.name)")
    }
    let unknown = adapter.row.standing(ofRawValue: 999, type: adapter.status)
    #expect(unknown.state(for: adapter.row.traits) == .blocked(.unknown))
  }
}

/// A permission whose resource is known at run time alone.
struct PermissionProbe: Sendable {
  private enum Probed: Resource { static var row: ResourceRow { PermissionProbe.row } }
  @TaskLocal private static var row = ResourceRow.camera
  private let row: ResourceRow
  private let source: PermissionSource
  private let heard = Guarded<[PermissionReport]>([])

  init(_ row: ResourceRow, _ source: PermissionSource) {
    self.row = row
    self.source = source
  }

  var reports: [PermissionReport] { heard.with { $0 } }

  private func permission() -> Permission<Probed> {
    Self.$row.withValue(row) {
      Permission<Probed>(source: source, report: { report in heard.with { $0.append(report) } })
    }
  }

  func state() async -> String { await permission().state().name }

  func ending() async -> String {
    switch await permission().start() {
    case .granted(let access): "granted.\(access.scope.rawValue)"
    case .declined: "declined"
    case .unanswered: "unanswered"
    case .blocked(let recovery): "blocked.\(recovery.reason.rawValue)"
    }
  }
}
