import PermissionModel

extension PermissionCore {
  /// One walk through the machine, from the start to the feature's own screen; nil: abandoned while
  /// it explained.
  func attempt(_ explain: Explanation?) async -> Ending? {
    let feature = Feature(row.traits, explains: explain != nil)
    var flow = Flow(feature, FlowState(.home, await source.read()))
    take(.start, in: &flow)
    if flow.state.phase == .explaining, let explain {
      guard await explained(explain) else { return nil }
      flow.state.standing = await source.read()
      take(.proceed, in: &flow)
    }
    switch flow.state.phase {
    case .prompting: return await prompt(&flow)
    case .running, .recovering, .unavailable: return ending(of: flow.state.permission(of: feature))
    default: return .unanswered
    }
  }

  /// Asks, reads what the system has stored, and takes that for the answer.
  private func prompt(_ flow: inout Flow) async -> Ending {
    guard mayAsk() else {
      take(.endPrompt, in: &flow)
      return .unanswered
    }
    let askedForMore = flow.state.standing.record.scope != nil
    await requestUntilDecided()
    let standing = await source.read()
    let answer = answer(standing)
    if row.traits.upgradesFrom != nil { source.rememberUpgrade(askedForMore && answer == .decline) }
    take(answer, in: &flow)
    switch answer {
    case .decline: return .declined
    case .endPrompt: return .unanswered
    default: return ending(of: standing.state(for: row.traits))
    }
  }

  /// Asks, and waits for the answer or, where no callback comes, until the state says it.
  private func requestUntilDecided() async {
    let observation = Guarded<Observation?>(nil)
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
    case .blocked(.denied): .decline
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

  private func take(_ event: Event, in flow: inout Flow) {
    let before = flow.state.phase
    guard let row = flow.receive(event) else { return }
    report(flow, event, row, from: before)
  }
}
