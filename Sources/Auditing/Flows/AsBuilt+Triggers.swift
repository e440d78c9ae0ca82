import Facts

/// What starts each request.
extension AsBuilt {
  /// What starts the requests and uses of each call: labels of controls, lifecycle entries.
  func triggers() -> [CallRef: [RelatedPlace]] {
    var found: [CallRef: [RelatedPlace]] = [:]
    struct Trigger: Hashable { var call: CallRef, place: Place }
    var seen: Set<Trigger> = []
    for control in controls {
      for call in Self.prompts(control.effects)
      where seen.insert(Trigger(call: call, place: control.place)).inserted {
        found[call, default: []].append(RelatedPlace(control.title, at: control.place))
      }
    }
    for entry in entries {
      // What an entry only offers is started by the control that it offers.
      for call in Self.prompts(
        entry.effects.filter { effect in
          !(effect.isElsewhere || effect.isKept) || effect.call.map { found[$0] == nil } ?? true
        })
      where seen.insert(Trigger(call: call, place: entry.place)).inserted {
        found[call, default: []].append(RelatedPlace(entry.text, at: entry.place))
      }
    }
    return found
  }

  /// The calls that ask or use, each once.
  private static func prompts(_ effects: [Effect]) -> [CallRef] {
    var calls: [CallRef] = []
    for effect in effects {
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
    return site.match.resources.contains { id in
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
