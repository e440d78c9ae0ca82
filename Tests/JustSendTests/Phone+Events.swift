import AskOnceTesting
import Foundation
import PermissionModel
import Testing

@testable import JustSendFlows

extension Phone {
  /// Does what the event says to the app and the device, and compares them with the machine.
  func take(_ event: Event, sourceLocation: SourceLocation) async {
    let before = machine.state.phase
    let transition = machine.receive(event)
    if let transition { fired.append("\(before.rawValue) \(transition.id)") }
    await perform(event, sourceLocation)
    guard transition != nil else { return }
    compare(event, sourceLocation)
  }

  /// Behind Settings the process may be gone; the machine tells the scene, not the process.
  private func compare(_ event: Event, _ sourceLocation: SourceLocation) {
    if running != nil || machine.state.phase != .inSettings {
      #expect(
        phase == machine.state.phase, "\(event): \(state)", sourceLocation: sourceLocation)
    }
    #expect(
      truth == machine.state.permission(of: machine.feature), "\(event): \(state)",
      sourceLocation: sourceLocation)
    guard let running, let read = machine.state.lastRead else { return }
    // That Face ID was granted is known from what the app remembers; the rest is the status.
    #expect(running.status == read, "\(event): \(state)", sourceLocation: sourceLocation)
  }

  func perform(_ event: Event, _ place: SourceLocation) async {
    switch event {
    case .launch, .openLink, .comeBack: await open(event)
    case .finishFirstRun: isFirstRunFinished = true
    case .start: await start(place)
    case .startWithoutScreen: await startWithoutScreen(place)
    case .proceed:
      running?.proceed()
      await settle("the way on", sourceLocation: place) { phase != .explaining }
      await settle("the prompt", sourceLocation: place) { isSettled }
    case .finish:
      await settle("the end", sourceLocation: place) {
        hold.release()
        return starts.pending == 0
      }
      await running?.end()
    case .openSettings: await running?.openSettings()
    case .cancel: running?.cancel()
    case .useFallback: await fallBack(place)
    case .read: await running?.comeBack()
    case .allow, .allowPart, .allowOnce, .decline, .endPrompt: await answer(event, place)
    case .allowElsewhere: await answerElsewhere(.allow, row)
    case .declineElsewhere: await answerElsewhere(.decline, row)
    case .allowLessElsewhere: await answerElsewhere(.allow, .calendarWriteOnly)
    default: await change(event, place)
    }
  }

  /// What happens without the feature's screen: in Settings, on the device, to the process.
  private func change(_ event: Event, _ place: SourceLocation) async {
    switch event {
    case .background: app.leave()
    case .endApp:
      app.end()
      isWithoutScreen = false
    case .switchOn: app.switchOn(row)
    case .switchOff: app.switchOff(row)
    case .switchToLess: app.switchToLess(row)
    case .resetPrivacy: device.resetPrivacy()
    case .reinstall:
      app.reinstall()
      isFirstRunFinished = false
      memory.with { $0 = [] }
    case .restore: app.restore()
    default: device.send(event, row)
    }
    if !app.isRunning, !isWithoutScreen { running = nil }
    await settle("what follows", sourceLocation: place) { isSettled }
  }

  private func open(_ event: Event) async {
    app.open()
    if let running { await running.comeBack() } else { await launch() }
    guard event == .openLink, let tab = feature.tab else { return }
    URL(string: "justsend://\(tab.rawValue)").map { appFlow.open($0) }
  }

  /// The person's tap, or the link that has waited for the home screen.
  private func start(_ place: SourceLocation) async {
    guard screen == .home, let running else { return }
    if appFlow.linked != nil {
      #expect(appFlow.takeStart(on: screen) == feature.tab, sourceLocation: place)
    }
    follow { await running.begin() }
    for _ in 0..<20 { await Task.yield() }
    await settle("the start", sourceLocation: place) { isSettled }
  }

  private func startWithoutScreen(_ place: SourceLocation) async {
    await launch()
    isWithoutScreen = true
    follow { [self] in if await running?.beginWithoutScreen() == false { running = nil } }
    await settle("the start", sourceLocation: place) {
      running == nil || running?.phase == .running
    }
  }

  private func fallBack(_ place: SourceLocation) async {
    follow { [running] in await running?.useFallback() }
    await settle("the other way", sourceLocation: place) { phase == .fallback }
  }

  /// Does what may last, and goes on meanwhile.
  private func follow(_ start: @escaping @MainActor () async -> Void) {
    let starts = starts
    starts.pending += 1
    Task {
      await start()
      starts.pending -= 1
    }
  }

  private func answer(_ event: Event, _ place: SourceLocation) async {
    let prompt = device.promptOnScreen
    if event == .endPrompt { prompt?.end() }
    if let answer = SimulatedPrompt.Answer(rawValue: event.rawValue) { prompt?.answer(answer) }
    await settle("the answer", sourceLocation: place) { isSettled }
  }

  private func answerElsewhere(_ answer: SimulatedPrompt.Answer, _ row: ResourceRow) async {
    async let request: Void = app.request(row)
    await device.prompt().answer(answer)
    await request
  }

  /// Whether nothing more happens until the next input.
  private var isSettled: Bool {
    guard let running else { return true }
    if device.promptOnScreen != nil { return true }
    switch running.phase {
    case .prompting: return !app.isActive
    case .home: return starts.pending == 0
    default: return true
    }
  }
}
