import AskOnce
import AskOnceTesting
import Foundation
import PermissionModel
import Testing

/// What a running app can write of its flows. The trace is the process's, so one test at a time.
@Suite("Traces", .serialized)
struct TraceTests {
  private let device = SimulatedDevice()
  private let labels: [Event: String] = [
    .start: "capture.open", .proceed: "Continue", .openSettings: "Open Settings",
  ]

  @Test("each step is reported, with its feature and the label that was tapped")
  func steps() async throws {
    let reports = Reports()
    let permission = Permission<Camera>.simulated(device.app()) { reports.add($0) }
      .feature("capture", labels: labels)
    async let outcome = permission.start {}
    await device.prompt().answer(.decline)
    _ = await outcome
    guard case .blocked(let recovery) = await permission.start() else {
      Issue.record("not blocked")
      return
    }
    await recovery.settings?.open()
    let steps = reports.all.compactMap { report in
      if case .step(let step) = report { step } else { nil }
    }
    #expect(
      steps.map { "\($0.transition) \($0.label ?? "-")" } == [
        "start-explains capture.open", "proceed-asks Continue", "prompt-declined -",
        "start-recovers capture.open", "recovery-opens-settings Open Settings",
      ])
    #expect(
      steps[2].jsonLine == """
        {"event":"decline","feature":"capture","owner":"system","phaseAfter":"home",\
        "phaseBefore":"prompting","resource":"camera","stateAfter":"blocked.denied",\
        "stateBefore":"notDetermined","transition":"prompt-declined"}
        """)
    for step in steps {
      let line = Data(step.jsonLine.utf8)
      #expect(try JSONDecoder().decode(PermissionStep.self, from: line) == step)
    }
  }

  @Test("a state that was read counts, whatever the table expects")
  func restricted() async {
    let reports = Reports()
    let permission = Permission<Camera>.simulated(device.app()) { reports.add($0) }
    async let outcome = permission.ending()
    _ = await device.prompt()
    device.send(.restrict, .camera)
    #expect(await outcome == .unanswered)
    guard case .step(let last) = reports.all.last else {
      Issue.record("no step")
      return
    }
    #expect(last.transition == "prompt-ended")
    #expect(last.stateAfter == .blocked(.restricted))
  }

  @Test("is off until it is started, and appends to its file")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("trace-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let permission = Permission<Camera>.denied.feature("trace \"file\"")
    for _ in 1...2 {
      try PermissionTrace.start(appendingTo: file)
      _ = await permission.start()
      PermissionTrace.stop()
      _ = await permission.start()
    }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let steps = try lines.map { line in
      try JSONDecoder().decode(PermissionStep.self, from: Data(line.utf8))
    }
    #expect(steps.filter { $0.feature == "trace \"file\"" }.map(\.event) == [.start, .start])
    #expect(throws: (any Error).self) {
      try PermissionTrace.start(appendingTo: URL(fileURLWithPath: "/nowhere/trace.jsonl"))
    }
  }
}
