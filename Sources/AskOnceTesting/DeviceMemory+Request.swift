import PermissionModel

extension DeviceMemory {
  /// A request of an app; the caller is freed when there is nothing to wait for any more.
  mutating func request(
    _ row: ResourceRow, from name: String, then done: @escaping @Sendable () -> Void
  ) {
    guard let app = apps[name], app.isRunning, meetsDemands(of: row, app, name) else {
      calls.append(done)
      return
    }
    if let index = prompts.firstIndex(where: { $0.app == name && $0.row.id == row.id }) {
      send(.start, to: name, row)
      prompts[index].requests.append(done)
      return
    }
    send(.start, to: name, row)
    guard apps[name]?.flows[row.id]?.state.phase == .prompting else {
      note(name, row, .requestIgnored("already decided"))
      leave(name, row)
      calls.append(done)
      return
    }
    if row.traits.answersItself {
      answer(.allow, name, row)
      calls.append(done)
      return
    }
    show(row, to: name, done)
  }

  private mutating func show(
    _ row: ResourceRow, to name: String, _ done: @escaping @Sendable () -> Void
  ) {
    lastPrompt += 1
    let scope = standing(name, row).record.scope
    prompts.append(
      ShownPrompt(
        id: lastPrompt, app: name, row: row, requests: [done], asksForMore: scope != nil))
    note(name, row, .promptShown)
    announcePrompt()
  }

  /// Whether the purpose string is there, and the app active where it has to be.
  private mutating func meetsDemands(
    of row: ResourceRow, _ app: InstalledApp, _ name: String
  ) -> Bool {
    if row.traits.promptNeedsActiveApp, !app.isActive {
      note(name, row, .requestIgnored("the app is not active"))
      return false
    }
    let missing = app.purposeKeys.map { row.keysMissedByRequest(in: $0) } ?? []
    guard let key = missing.first else { return true }
    switch row.missingPurposeKey {
    case .crash, .exception, .depends: end(name, because: "no \(key)")
    case .error, .noEffect, .refused, .genericText, .noKey, .unknown:
      note(name, row, .requestIgnored("no \(key)"))
    }
    return false
  }

  /// The system takes an answer in; what the feature does then is the app's.
  mutating func answer(_ event: Event, _ name: String, _ row: ResourceRow) {
    send(event, to: name, row)
    leave(name, row)
    endDecidedPrompts(of: name)
  }

  /// A prompt for another access to the same record has nothing left to ask.
  private mutating func endDecidedPrompts(of name: String) {
    for row in prompts.filter({ $0.app == name }).map(\.row)
    where standing(name, row).state(for: row.traits) != .notDetermined {
      send(.endPrompt, to: name, row)
    }
  }

  /// On the device, a request is all of a feature that is seen: it ends with its answer.
  private mutating func leave(_ name: String, _ row: ResourceRow) {
    guard let phase = apps[name]?.flows[row.id]?.state.phase else { return }
    if phase == .recovering { apps[name]?.flows[row.id]?.receive(.cancel) }
    if phase != .home, phase != .notRunning { apps[name]?.flows[row.id]?.receive(.finish) }
  }
}
