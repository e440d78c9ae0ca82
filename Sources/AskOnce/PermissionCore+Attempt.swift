import PermissionModel

extension PermissionCore {
  /// One walk through the machine, from the start to the feature's own screen; nil: abandoned while
  /// it explained.
  func attempt(as named: TracedFeature?, _ explain: Explanation?) async -> Ending? {
    let feature = Feature(row.traits, explains: explain != nil)
    var flow = Flow(feature, FlowState(.home, await source.read()))
    take(.start, in: &flow, named)
    if flow.state.phase == .explaining, let explain {
      guard await explained(explain) else { return nil }
      flow.state.standing = await source.read()
      take(.proceed, in: &flow, named)
    }
    switch flow.state.phase {
    case .prompting: return await prompt(&flow, named)
    case .running, .recovering, .unavailable: return ending(of: flow.state.permission(of: feature))
    default: return .unanswered
    }
  }

  /// Asks, reads what the system has stored, and takes that for the answer.
  private func prompt(_ flow: inout Flow, _ named: TracedFeature?) async -> Ending {
    guard mayAsk() else {
      take(.endPrompt, in: &flow, named)
      return .unanswered
    }
    let askedForMore = flow.state.standing.record.scope != nil
    await requestUntilDecided()
    let standing = await source.read()
    let answer = answer(standing)
    if row.traits.upgradesFrom != nil { source.rememberUpgrade(askedForMore && answer == .decline) }
    take(answer, in: &flow, named, reading: standing)
    switch answer {
    case .decline: return .declined
    case .endPrompt: return .unanswered
    default: return ending(of: standing.state(for: row.traits))
    }
  }

  /// Asks, and waits for the answer or, where no callback comes, until the state says it.
  private func requestUntilDecided() async {
    let observation = Guarded<StatusObservation?>(nil)
    await finishOnce { finish in
      let observed = source.observe {
        Task {
          if await self.source.read().state(for: self.row.traits) != .notDetermined { finish() }
        }
      }
      observation.with { $0 = observed }
      Task {
        await source.request()
        finish()
      }
    }
    observation.with { $0 }?.cancel()
  }

  /// What was answered, by what is stored now.
  private func answer(_ standing: Standing) -> Event {
    switch standing.state(for: row.traits) {
    case .granted(let scope): scope == row.traits.part ? .allowPart : .allow
    // Who was led to Settings may be on the way there: nobody has said no.
    case .blocked(.denied): row.traits.promptLeadsToSettings ? .endPrompt : .decline
    case .notDetermined: standing.record.scope == nil ? .endPrompt : .decline
    case .blocked: .endPrompt
    }
  }

  private func ending(of state: PermissionState) -> Ending {
    switch state {
    case .granted(let scope): .granted(scope)
    case .blocked(let reason): .blocked(reason)
    case .notDetermined: .unanswered
    }
  }

  /// The way to Settings, as a step of the flow that was blocked.
  func reportSettings(_ reason: Reason, _ named: TracedFeature?) {
    let blocked = FlowState(.recovering, Standing(reading: .blocked(reason)))
    var flow = Flow(Feature(row.traits), blocked)
    take(.openSettings, in: &flow, named)
  }

  /// Takes an event; where the app has read the standing, that counts, not what the table expects.
  private func take(
    _ event: Event, in flow: inout Flow, _ named: TracedFeature?, reading standing: Standing? = nil
  ) {
    let before = flow
    guard let transition = flow.receive(event) else { return }
    flow.state.standing = standing ?? flow.state.standing
    report(
      PermissionStep(
        transition, event, from: before, to: flow,
        PermissionStep.Subject(row: row, feature: named)))
  }
}
