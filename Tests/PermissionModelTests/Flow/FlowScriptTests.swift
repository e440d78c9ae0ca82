import PermissionModel
import Testing

/// Scripts of events, with the whole state after each.
@Suite("A flow, step by step")
struct FlowScriptTests {
  /// Sends an event and compares the whole state with the one before, changed as said.
  private func send(
    _ event: Event, to flow: inout Flow, sourceLocation: SourceLocation = #_sourceLocation,
    expecting change: (inout FlowState) -> Void
  ) {
    var expected = flow.state
    change(&expected)
    flow.receive(event)
    #expect(flow.state == expected, sourceLocation: sourceLocation)
  }

  @Test("first run, the first use, and a no that is found again")
  func everyday() {
    var flow = Flow(Feature(ResourceRow.microphone.traits))
    send(.launch, to: &flow) { state in
      state.phase = .firstRun
      state.lastRead = .notDetermined
    }
    send(.start, to: &flow) { _ in }
    send(.finishFirstRun, to: &flow) { state in
      state.phase = .home
      state.hasFinishedFirstRun = true
    }
    send(.start, to: &flow) { $0.phase = .prompting }
    send(.start, to: &flow) { _ in }
    send(.decline, to: &flow) { state in
      state.phase = .home
      state.standing.record = .denied
      state.lastRead = .blocked(.denied)
    }
    send(.start, to: &flow) { $0.phase = .recovering }
    send(.useFallback, to: &flow) { _ in }
    send(.openSettings, to: &flow) { $0.phase = .inSettings }
    send(.switchOn, to: &flow) { state in
      state.standing.record = .allowed(.full)
      state.lastRead = nil
    }
    send(.comeBack, to: &flow) { state in
      state.phase = .home
      state.lastRead = .granted(.full)
    }
    send(.start, to: &flow) { $0.phase = .running }
  }

  @Test("a link at the first launch waits until the set-up screens are finished")
  func link() {
    var flow = Flow(Feature(ResourceRow.camera.traits, explains: true))
    send(.openLink, to: &flow) { state in
      state.phase = .firstRun
      state.lastRead = .notDetermined
      state.isStartWaiting = true
    }
    send(.finishFirstRun, to: &flow) { state in
      state.phase = .home
      state.hasFinishedFirstRun = true
    }
    send(.start, to: &flow) { state in
      state.phase = .explaining
      state.isStartWaiting = false
    }
    send(.cancel, to: &flow) { _ in }
    send(.background, to: &flow) { _ in }
    send(.comeBack, to: &flow) { _ in }
    send(.proceed, to: &flow) { $0.phase = .prompting }
  }

  @Test("Allow Once is over when the app is left, and the next start asks again")
  func once() {
    var flow = Flow(Feature(ResourceRow.locationWhenInUse.traits), FlowState(.home))
    send(.start, to: &flow) { state in
      state.phase = .prompting
      state.lastRead = .notDetermined
    }
    send(.allowOnce, to: &flow) { state in
      state.phase = .running
      state.standing.record = .allowedOnce(.whenInUse)
      state.lastRead = .granted(.whenInUse)
    }
    send(.finish, to: &flow) { $0.phase = .home }
    send(.endOnce, to: &flow) { $0.standing.record = .none }
    send(.start, to: &flow) { state in
      state.phase = .prompting
      state.lastRead = .notDetermined
    }
  }

  @Test("Always is asked for once after while-in-use")
  func always() {
    let standing = Standing(.allowed(.whenInUse))
    var flow = Flow(Feature(ResourceRow.locationAlways.traits), FlowState(.home, standing))
    send(.start, to: &flow) { state in
      state.phase = .prompting
      state.lastRead = .notDetermined
    }
    send(.decline, to: &flow) { state in
      state.phase = .home
      state.standing.isUpgradeSpent = true
      state.lastRead = .blocked(.denied)
    }
    send(.start, to: &flow) { $0.phase = .recovering }
  }

  @Test("a restriction comes and goes, and the decision from before holds")
  func restricted() {
    let standing = Standing(.allowed(.full))
    var flow = Flow(Feature(ResourceRow.camera.traits), FlowState(.home, standing))
    send(.restrict, to: &flow) { $0.standing.isRestricted = true }
    send(.start, to: &flow) { state in
      state.phase = .recovering
      state.lastRead = .blocked(.restricted)
    }
    send(.openSettings, to: &flow) { _ in }
    send(.cancel, to: &flow) { $0.phase = .home }
    send(.unrestrict, to: &flow) { $0.standing.isRestricted = false }
    send(.start, to: &flow) { state in
      state.phase = .running
      state.lastRead = .granted(.full)
    }
  }

  @Test("a new device has the app's data and none of its decisions")
  func restored() {
    let state = FlowState(.notRunning, Standing(.allowed(.full)))
    var flow = Flow(Feature(ResourceRow.camera.traits), state)
    send(.restore, to: &flow) { $0.standing.record = .none }
    send(.launch, to: &flow) { state in
      state.phase = .home
      state.lastRead = .notDetermined
    }
  }
}
