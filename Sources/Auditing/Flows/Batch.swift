import Facts

/// Prompts for different resources that one control or entry brings up, one after the other or at
/// once, while the person does nothing in between.
struct Batch: Sendable {
  /// The control, as people name it, or what runs.
  var title: String
  var place: Place
  /// Whether a person starts it.
  var isTapped: Bool
  /// The first prompt of each family, in the order of the code.
  var prompts: [Prompt]
  /// Whether each waits for the answer to the one before.
  var isSerial: Bool
  var certainty: Certainty
  /// What tells it from others when lines move.
  var about: String

  /// The calls that ask.
  fileprivate var calls: [CallRef?] { prompts.map(\.effect.call) }
}

/// Finds batches.
struct BatchFinder {
  let flows: AsBuilt
  private let fresh: FreshInstall

  init(_ flows: AsBuilt) {
    self.flows = flows
    fresh = FreshInstall(flows.app).starting
  }

  /// One for each control or entry; what only reacts to a control that has one is left out.
  func batches() -> [Batch] {
    let tapped = flows.controls.compactMap(batch(of:))
    let asked = Set(tapped.map(\.calls))
    let others = flows.entries.compactMap { entry in
      batch(of: entry).flatMap { batch in
        entry.kind == .change && asked.contains(batch.calls) ? nil : batch
      }
    }
    var found: [Place: Batch] = [:]
    for batch in tapped + others {
      if let known = found[batch.place], known.prompts.count >= batch.prompts.count { continue }
      found[batch.place] = batch
    }
    return found.values.sorted { $0.place < $1.place }
  }

  private func batch(of control: Control) -> Batch? {
    let states = flows.states(under: control.element.conditions + control.element.enabling)
    guard states.contains(.notDetermined), let prompts = prompts(flows.prompts(of: control))
    else {
      return nil
    }
    return batch(
      prompts, control.title, control.place, isTapped: true,
      control.labels.first?.key ?? control.title)
  }

  private func batch(of entry: Entry) -> Batch? {
    var all = flows.prompts(of: entry.effects)
    if entry.kind == .launch {
      all = all.filter { (fresh.certainty(of: $0, in: flows) ?? .possible) > .possible }
    }
    guard let prompts = prompts(all) else { return nil }
    return batch(prompts, entry.text, entry.place, isTapped: false, entry.text)
  }

  private func batch(
    _ prompts: [Prompt], _ title: String, _ place: Place, isTapped: Bool, _ about: String
  ) -> Batch {
    // What only a long chain of calls leads to may belong to another occasion.
    let isDirect = prompts.allSatisfy { $0.effect.hops.count <= FreshInstall.directness }
    return Batch(
      title: title, place: place, isTapped: isTapped, prompts: prompts,
      isSerial: prompts.dropFirst().allSatisfy { flows.waits($0.effect) },
      certainty: isDirect ? prompts.map(\.effect.certainty).min() ?? .possible : .possible,
      about: about)
  }

  /// The first prompt of each family that come together; nil where they are one action's.
  private func prompts(_ reached: [Prompt]) -> [Prompt]? {
    let chosen = together(reached)
    return chosen.count > 1 && !Self.areOneAction(chosen) ? chosen : nil
  }

  /// Whether one action needs what prompts ask for at once: a video, dictation.
  static func areOneAction(_ prompts: [Prompt]) -> Bool {
    let families = prompts.reduce(into: Set<String>()) { $0.formUnion($1.families) }
    return actions.contains(where: families.isSubset)
  }

  /// The first prompt of each family that come together.
  func together(_ reached: [Prompt]) -> [Prompt] {
    // Of several targets that are merely possible, one runs.
    let all = reached.filter {
      $0.families.count == 1 && $0.effect.certainty > .possible
        && !$0.families.contains("biometrics")
    }
    var chosen: [Prompt] = []
    for prompt in all where !chosen.contains(where: { $0.families == prompt.families }) {
      guard chosen.allSatisfy({ canFollow($0, prompt) }) else { continue }
      chosen.append(prompt)
    }
    return chosen
  }

  /// Whether two prompts come on one way through the code, and in one go: what only a long chain
  /// of calls leads to, or a value that changes, belongs to another occasion.
  private func canFollow(_ first: Prompt, _ second: Prompt) -> Bool {
    let (a, b) = (first.effect.hops, second.effect.hops)
    let shared = zip(a, b).prefix { $0 == $1 }.count
    guard [a, b].allSatisfy({ $0.count - shared <= Self.reach }),
      !(a.dropFirst(shared) + b.dropFirst(shared)).contains(where: \.isChange)
    else { return false }
    return !first.effect.conditions.contains { condition in
      second.effect.conditions.contains { flows.app.program.exclude(condition, $0) }
    }
  }

  /// How many calls there are at most between the place where two ways part and a prompt.
  private static let reach = 7

  /// Families that one action needs at once.
  private static let actions: [Set<String>] = [
    ["camera", "microphone", "speech"]
  ]
}
