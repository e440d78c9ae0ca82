import Facts

/// What starts each request.
extension AsBuilt {
  /// What starts the requests and uses of each call: labels of controls, lifecycle entries.
  func triggers() -> [CallRef: [RelatedPlace]] {
    var found = Triggers()
    for control in controls { found.add(Self.prompts(control.effects, later: false), control) }
    for entry in entries { found.add(Self.prompts(entry.effects, later: false), entry) }
    // What a start only offers or prepares is started by the control that it offers.
    let direct = Set(found.places.keys)
    for control in controls {
      found.add(Self.prompts(control.effects, later: true).filter { !direct.contains($0) }, control)
    }
    let offered = Set(found.places.keys)
    for entry in entries {
      found.add(Self.prompts(entry.effects, later: true).filter { !offered.contains($0) }, entry)
    }
    return found.places
  }

  /// What starts each call, in the order of being found, each start once.
  private struct Triggers {
    private struct Trigger: Hashable { var call: CallRef, place: Place }
    private(set) var places: [CallRef: [RelatedPlace]] = [:]
    private var seen: Set<Trigger> = []

    mutating func add(_ calls: [CallRef], _ control: Control) {
      guard !calls.isEmpty else { return }
      add(calls, RelatedPlace(control.title, at: control.place))
    }

    mutating func add(_ calls: [CallRef], _ entry: Entry) {
      add(calls, RelatedPlace(entry.text, at: entry.place))
    }

    private mutating func add(_ calls: [CallRef], _ start: RelatedPlace) {
      for call in calls where seen.insert(Trigger(call: call, place: start.place)).inserted {
        places[call, default: []].append(start)
      }
    }
  }

  /// The calls that ask or use, each once: by themselves, or only by a later event.
  private static func prompts(_ effects: [Effect], later: Bool) -> [CallRef] {
    var calls: [CallRef] = []
    for effect in effects where (effect.isElsewhere || effect.isKept) == later {
      switch effect.kind {
      case .asks, .uses: break
      default: continue
      }
      if let call = effect.call, !calls.contains(call) { calls.append(call) }
    }
    return calls
  }

  /// Whether a site is where its resource is asked for: a request, or a use of what has none.
  func isRequest(_ site: RequestSite) -> Bool {
    if !site.isImplicit { return true }
    // Where a library asks for what has no request of its own, that is the request.
    let isAskedByLibrary = requests.contains { other in
      other.match.isChecked && !other.isImplicit
        && !Set(other.match.resources).isDisjoint(with: site.match.resources)
    }
    return !isAskedByLibrary
      && site.match.resources.contains { id in
        app.symbols.rows[id]?.symbols.contains { $0.role == .request } == false
      }
  }
}

extension Control {
  /// The control as a person would name it: `'Continue'`.
  var title: String {
    if let label, !label.isEmpty { return "'\(label)'" }
    if element.kind == .row { return "a row of the list" }
    let images = element.labels.lazy.filter(\.isImage).compactMap { shown -> String? in
      if case .text(let name) = shown.bound.value { return name }
      return shown.bound.value.lastName
    }
    guard let image = images.first else { return "a control without a readable label" }
    return "the control with the image '\(image)'"
  }
}
