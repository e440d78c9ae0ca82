import PermissionModel
import Testing

/// What has to hold in every state of every machine; each with a witness that it says something.
@Suite("Properties of the machine")
struct FlowPropertyTests {
  private typealias Step = Explorer.Step

  /// Checks all steps for which the premise holds; there have to be some.
  private func check(
    _ premise: (Step, Feature) -> Bool, always conclusion: (Step, Feature) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var witnesses = 0
    for (explored, result) in Explored.results {
      let steps = result.steps.filter { premise($0, explored.feature) }
      witnesses += steps.count
      let wrong = steps.first { !conclusion($0, explored.feature) }
      #expect(wrong == nil, "\(explored)", sourceLocation: sourceLocation)
    }
    #expect(
      witnesses > 0, "nothing shows that the premise can hold", sourceLocation: sourceLocation)
  }

  @Test("1. only iOS, Settings and the device's owner change what is stored")
  func record() {
    check { step, _ in
      step.before.standing != step.after.standing
    } always: { step, _ in
      step.row.owner.mayChangeRecord
    }
    for row in Transition.table where row.effects.contains(where: \.changesStanding) {
      #expect(row.owner.mayChangeRecord, "\(row.id)")
    }
  }

  @Test("2. a prompt only from notDetermined, by the fold")
  func prompt() {
    check { step, _ in
      step.after.phase == .prompting && step.before.phase != .prompting
    } always: {
      $0.before.permission(of: $1) == .notDetermined
    }
  }

  @Test("3. every action of an explanation reaches the prompt while nothing is decided")
  func explanation() {
    check {
      $0.before.phase == .explaining && $0.row.owner == .featureScreen
        && $0.before.permission(of: $1) == .notDetermined
    } always: { step, _ in
      step.after.phase == .prompting || step.after.phase == .explaining && step.event == .start
    }
  }

  @Test("4. first run shows no prompt and changes no record")
  func firstRun() {
    check { step, _ in
      step.before.phase == .firstRun
        && (step.row.owner == .featureScreen || step.row.owner == .appModel)
    } always: { step, _ in
      step.after.phase != .prompting && step.after.standing == step.before.standing
    }
  }

  @Test("5. granted and start: it runs, with no prompt, and asks nothing")
  func granted() {
    check {
      $0.event == .start && $0.before.phase == .home && $0.before.permission(of: $1).isGranted
    } always: { step, _ in
      step.after.phase == .running && step.after.standing == step.before.standing
    }
  }

  @Test("6. blocked and start: a way out, Settings where they help, and never a prompt")
  func blocked() {
    check {
      $0.event == .start && $0.before.phase == .home && $0.before.permission(of: $1).isBlocked
    } always: { step, feature in
      let flow = Flow(feature, step.after)
      if step.before.standing.isMissing { return step.after.phase == .unavailable }
      let settings = flow.transitions(on: .openSettings)
      return step.after.phase == .recovering && flow.transitions(on: .cancel).count == 1
        && settings.isEmpty != step.after.permission(of: feature).canBeLiftedInSettings
    }
  }

  @Test("7. after any change of the record, the next start acts on it")
  func nextStart() {
    check { step, _ in
      step.event == .start && step.before.phase == .home
    } always: {
      step, feature in
      let state = step.before.permission(of: feature)
      let expected: [Phase] =
        switch state {
        case .notDetermined: [.explaining, .prompting]
        case .granted: [.running]
        case .blocked: [.recovering, .unavailable]
        }
      return expected.contains(step.after.phase) && step.after.lastRead == state
    }
    check { step, _ in
      step.before.phase == .inSettings && step.after.phase == .home
    } always: {
      $0.after.lastRead == $0.after.permission(of: $1)
    }
  }

  @Test("8. from every state the rest of the app is reached without granting anything")
  func noDeadEnd() {
    for (explored, result) in Explored.results {
      let steps = result.steps.filter { step in
        step.row.owner == .featureScreen || [.decline, .comeBack].contains(step.event)
      }
      let before = Dictionary(grouping: steps, by: \.after).mapValues { $0.map(\.before) }
      var reaching = Set(result.states.filter { $0.phase == .home })
      var waiting = Array(reaching)
      while let state = waiting.popLast() {
        for former in before[state, default: []] where reaching.insert(former).inserted {
          waiting.append(former)
        }
      }
      #expect(result.states.subtracting(reaching).isEmpty, "\(explored)")
    }
  }

  @Test("9. no answer leads to the recovery or to Settings")
  func quiet() {
    check { step, _ in
      step.before.phase == .prompting
    } always: { step, _ in
      step.after.phase != .recovering && step.after.phase != .inSettings
    }
    check { step, _ in
      step.event == .decline
    } always: { step, feature in
      step.after.phase == .home && Flow(feature, step.after).transitions(on: .openSettings).isEmpty
    }
  }

  @Test("10. a start during a prompt joins it")
  func onePrompt() {
    check { step, _ in
      step.event == .start && step.before.phase == .prompting
    } always: {
      step, _ in
      step.after.phase == .prompting && step.after.standing == step.before.standing
    }
  }

  @Test("what has no screen never prompts")
  func withoutScreen() {
    check { step, _ in
      step.event == .startWithoutScreen
    } always: { step, _ in
      [.notRunning, .running].contains(step.after.phase)
    }
  }

  @Test("the properties notice a changed row")
  func mutants() throws {
    var table = Transition.table
    let index = try #require(table.firstIndex { $0.id == "prompt-declined" })
    table[index].to = .recovering
    let steps = Explorer(Feature(ResourceRow.camera.traits), in: table).steps
    #expect(steps.contains { $0.before.phase == .prompting && $0.after.phase == .recovering })
  }
}
