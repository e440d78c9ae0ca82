import Facts

/// Tells which screens are the app's first run.
struct FirstRun {
  /// Why a screen counts as first run.
  enum Ground: Sendable, Hashable {
    /// Its source says that it owns no permission.
    case marked
    /// It is shown until it stores a setting itself; the setting's name.
    case stored(String)
    /// A type around it is called so.
    case named(String)
  }

  /// Why a screen is first run, how surely, and where that can be read.
  struct Membership: Sendable {
    var ground: Ground
    var certainty: Certainty
    var place: Place?
  }

  let flows: AsBuilt
  let screens: FirstScreens
  private let marks: [String: Place]
  private let assignments: [String: [(file: Int, index: Int)]]
  private let presenting: [Place: CallRef]
  /// Settings for want of which code shows a controller, each with where it is tested.
  private var shownFor: [String: [StateKey: Place]] = [:]
  /// Settings that some screen is shown for, and stores itself.
  private var finished: Set<StateKey> = []

  private var program: Program { flows.app.program }
  private var fresh: FreshInstall { screens.fresh }

  init(_ flows: AsBuilt, _ screens: FirstScreens) {
    self.flows = flows
    self.screens = screens
    marks = Self.marks(in: flows.app.program)
    var assignments: [String: [(file: Int, index: Int)]] = [:]
    for (number, file) in flows.app.program.files.enumerated() {
      for (index, fact) in file.assignments.enumerated() {
        guard let name = fact.target.lastName else { continue }
        assignments[name, default: []].append((number, index))
      }
    }
    self.assignments = assignments
    let calls = ControlTable.presentations.keys.flatMap { flows.app.program.callsByName[$0] ?? [] }
    presenting = Dictionary(
      calls.map { (flows.app.program.call($0).namePlace, $0) }, uniquingKeysWith: { a, _ in a })
    for effect in flows.entries.flatMap(\.effects) {
      guard case .presents(let screen) = effect.kind, let type = screen.type else { continue }
      var flags = shownFor[type] ?? [:]
      for condition in effect.conditions { note(condition, in: &flags) }
      shownFor[type] = flags
    }
    finished = finishing()
  }

  /// Whether an element of a tree is on a screen of the first run; nil where nothing says so.
  func membership(of element: Element, in tree: ViewTree) -> Membership? {
    let owners = owners(around: element, in: tree)
    if let marked = owners.last(where: { marks[$0] != nil }) {
      return Membership(ground: .marked, certainty: .certain, place: marks[marked])
    }
    let name = owners.last { Self.soundsLikeFirstRun(TypeEntry.simpleName($0)) }
    if let flag = flags(of: element, in: tree).filter({ finished.contains($0.key) })
      .min(by: { $0.key < $1.key })
    {
      let reach = screens.reach(of: element, in: tree)
      if reach != nil || name != nil || Self.soundsLikeFirstRun(flag.key.name) {
        return Membership(
          ground: .stored(flag.key.name), certainty: reach ?? .likely, place: flag.value)
      }
    }
    return name.map {
      Membership(ground: .named(TypeEntry.simpleName($0)), certainty: .possible, place: nil)
    }
  }

  /// The types around an element, outermost first; without the screens that present it where these
  /// say nothing of it.
  private func owners(around element: Element, in tree: ViewTree) -> [String] {
    let presenters = tree.presentation?.owners ?? []
    if let presentation = tree.presentation, isShared(presentation) {
      return Array(element.owners.dropFirst(presenters.count))
    }
    return presenters + [tree.screen?.type].compactMap { $0 } + element.owners
  }

  /// Whether a presentation shows whatever is pushed, and stands in several screens: what the app
  /// pushes in one of them says nothing of the others.
  private func isShared(_ presentation: ViewTree.Presentation) -> Bool {
    guard let ref = presenting[presentation.place], program.call(ref).name == Self.destination,
      let type = program.call(ref).arguments.first(where: { $0.label == "for" })?.value
    else { return false }
    let others = program.callsByName[Self.destination] ?? []
    return others.filter { other in
      program.call(other).arguments.contains { $0.label == "for" && $0.value == type }
    }.count > 1
  }

  private static let destination = "navigationDestination"
}

/// Settings that show a screen until it is finished.
extension FirstRun {
  /// The settings because of whose first values an element is shown, each with where it is tested.
  private func flags(of element: Element, in tree: ViewTree) -> [StateKey: Place] {
    var found: [StateKey: Place] = [:]
    for condition in (tree.presentation?.conditions ?? []) + element.conditions {
      note(condition, in: &found)
    }
    if let presentation = tree.presentation { note(presentation, in: &found) }
    if let type = tree.screen?.type {
      found.merge(shownFor[type] ?? [:]) { first, _ in first }
    }
    return found.filter { !FreshInstall.speaksOfSession($0.key.name.lowercased()) }
  }

  private func note(_ condition: Condition, in found: inout [StateKey: Place]) {
    guard fresh.holds(condition) == true else { return }
    for key in fresh.settings.settings(readBy: condition.test.subject, condition.scope) {
      found[key] = found[key] ?? condition.test.place
    }
  }

  /// What a presentation's own value depends on, and what the code tests that sets it.
  private func note(_ presentation: ViewTree.Presentation, in found: inout [StateKey: Place]) {
    if let ref = presenting[presentation.place] {
      let shows = program.call(ref).arguments.first {
        $0.label == "isPresented" || $0.label == "item"
      }
      if let value = shows?.value {
        note(value, scope(BodyRef(file: ref.file, index: program.call(ref).body)), in: &found)
      }
    }
    guard let key = presentation.key else { return }
    for place in assignments[key.name] ?? [] {
      let fact = program.files[place.file].assignments[place.index]
      let scope = scope(BodyRef(file: place.file, index: fact.body))
      guard case .path(let names) = fact.target, program.stateKey(of: names, in: scope) == key,
        fact.value != .bool(false)
      else { continue }
      note(fact.value, scope, in: &found)
      for condition in program.conditions(from: fact.guardID, in: scope) {
        note(condition, in: &found)
      }
    }
  }

  private func note(_ value: Value, _ scope: Scope, in found: inout [StateKey: Place]) {
    guard fresh.isTrue(value, scope) != false else { return }
    for key in fresh.settings.settings(readBy: value, scope) {
      found[key] = found[key] ?? flows.app.place(of: scope.body)
    }
  }

  private func scope(_ ref: BodyRef) -> Scope { flows.app.memberScope(of: ref) }

  /// The settings that a control or an entry stores on a screen which is shown for want of them.
  private func finishing() -> Set<StateKey> {
    var found: Set<StateKey> = []
    func look(_ effects: [Effect], _ element: Element, _ tree: ViewTree) {
      let written = Set(effects.compactMap(fresh.settings.setting(writtenBy:)))
      guard !written.isEmpty else { return }
      found.formUnion(written.intersection(flags(of: element, in: tree).keys))
    }
    for control in flows.controls {
      look(control.effects, control.element, flows.trees[control.tree])
    }
    for entry in flows.entries {
      guard let tree = entry.tree.map({ flows.trees[$0] }),
        let element = tree.elements.first(where: { $0.place == entry.place })
      else { continue }
      look(entry.effects, element, tree)
    }
    return found
  }
}

/// Marks and names.
extension FirstRun {
  /// The types whose source says that they own no permission, each with the comment's place.
  private static func marks(in program: Program) -> [String: Place] {
    var found: [String: Place] = [:]
    for file in program.files {
      for comment in file.comments where comment.text.hasPrefix("owns no permission") {
        let types = file.types.filter { $0.kind != .extensionOf }
        let around = types.last {
          $0.place < comment.place && comment.place.line <= $0.place.endLine
        }
        let next = types.filter { comment.place < $0.place }.min { $0.place < $1.place }
        if let type = around ?? next { found[type.name] = comment.place }
      }
    }
    return found
  }

  /// Whether a type or a setting is called like a first run.
  static func soundsLikeFirstRun(_ name: String) -> Bool {
    let lower = name.lowercased()
    if ["onboard", "welcome", "walkthrough", "tutorial", "gettingstarted", "getstarted"]
      .contains(where: lower.contains)
    {
      return true
    }
    if ["firstlaunch", "firstrun", "firststart", "firsttime"].contains(where: lower.contains) {
      return true
    }
    return lower.hasPrefix("setup") || lower.hasPrefix("intro")
  }
}
