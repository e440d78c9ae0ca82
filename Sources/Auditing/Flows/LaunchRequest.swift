import Facts

/// A prompt that comes up as the app starts, without a tap.
struct LaunchRequest: Sendable {
  var prompt: Prompt
  /// What leads to it as the app starts, in the order of places.
  var starts: [LaunchPath.Moment]
  var certainty: Certainty
  /// The call that a person would move: the first one of the path that says that it asks.
  var place: Place
  /// Its name, as a message says it.
  var call: String
}

/// Finds the prompts of an app's start.
struct LaunchRequestFinder {
  let flows: AsBuilt
  let screens: FirstScreens
  private let fresh: FreshInstall
  private let features: FeatureScreens

  init(_ flows: AsBuilt, _ screens: FirstScreens) {
    self.flows = flows
    self.screens = screens
    fresh = screens.fresh.starting
    features = FeatureScreens(flows, views: Array(screens.views().keys))
  }

  /// One for each call and family, the surest where several starts lead to it.
  func requests() -> [LaunchRequest] {
    var found: [String: LaunchRequest] = [:]
    for start in LaunchPath(flows: flows, screens: screens).moments() {
      var families: Set<Set<String>> = []
      let prompts = flows.prompts(of: start.effects).filter { isUntimely($0, start) }
      for prompt in prompts {
        guard let sure = fresh.certainty(of: prompt, in: flows) else { continue }
        let certainty = min(start.certainty, sure)
        // A second access of the same family is asked for on the same occasion.
        guard families.insert(prompt.families).inserted else { continue }
        note(prompt, start, certainty, in: &found)
      }
    }
    return found.values.sorted { ($0.place, $0.call) < ($1.place, $1.call) }
  }

  private func note(
    _ prompt: Prompt, _ start: LaunchPath.Moment, _ certainty: Certainty,
    in found: inout [String: LaunchRequest]
  ) {
    let (place, call) = askingCall(of: prompt.effect)
    let key = "\(place) \(prompt.families.sorted())"
    guard var known = found[key] else {
      found[key] = LaunchRequest(
        prompt: prompt, starts: [start], certainty: certainty, place: place, call: call)
      return
    }
    if certainty > known.certainty {
      (known.prompt, known.certainty) = (prompt, certainty)
      known.starts.insert(start, at: 0)
    } else {
      known.starts.append(start)
    }
    found[key] = known
  }

  /// Whether a prompt at this moment is nothing that the app must do or plainly is for.
  private func isUntimely(_ prompt: Prompt, _ start: LaunchPath.Moment) -> Bool {
    // Tracking has to be asked for before anything is tracked; a lock asks as it locks.
    guard prompt.families.isDisjoint(with: ["tracking", "biometrics"]) else { return false }
    return !start.isOfScreen || !features.areFor(prompt.families)
  }

  /// The first call of a path whose name says that it asks; else the request itself.
  private func askingCall(of effect: Effect) -> (Place, String) {
    for hop in effect.hops {
      let name = hop.text.lowercased()
      guard let place = hop.place, name.hasSuffix("()"),
        ["request", "authoriz", "permission", "askfor", "prompt"].contains(where: name.contains)
      else { continue }
      let calls = flows.app.program.callsByName[String(hop.text.dropLast(2))] ?? []
      let call = calls.lazy.map(flows.app.program.call).first { $0.namePlace == place }
      return (call?.place ?? place, hop.text)
    }
    let name = effect.call.map { flows.app.program.call($0).name + "()" } ?? "the request"
    return (effect.place, name)
  }
}

/// Whether the first screen plainly is what a resource is for: a map, a scanner.
struct FeatureScreens {
  /// Words in the names of views and of what they hold.
  private let words: Set<String>

  init(_ flows: AsBuilt, views: [String]) {
    let program = flows.app.program
    var words: Set<String> = []
    func note(_ name: String) { words.formUnion(name.camelWords) }
    for (number, file) in program.files.enumerated() {
      for (index, body) in file.bodies.enumerated() {
        guard let owner = body.owner, views.contains(owner) else { continue }
        for call in program.contents(of: BodyRef(file: number, index: index)).calls {
          let name = file.calls[call].name
          if name.first?.isUppercase == true { note(name) }
        }
      }
    }
    for view in views {
      note(TypeEntry.simpleName(view))
      for refs in program.types[view]?.properties.values.map({ $0 }) ?? [] {
        for ref in refs { note(program.property(ref).type ?? "") }
      }
    }
    self.words = words
  }

  /// Whether a family is what the screen shows or works with.
  func areFor(_ families: Set<String>) -> Bool {
    families.allSatisfy { family in
      Self.signs[family].map { !$0.isDisjoint(with: words) } ?? false
    }
  }

  private static let signs: [String: Set<String>] = [
    "location": ["map", "maps"],
    "camera": ["camera", "scanner", "scan", "capture", "viewfinder"],
    "microphone": ["recorder", "tuner"],
    "photos": ["gallery"],
    "bluetooth": ["peripherals"],
  ]
}

extension String {
  /// The words of a name in camel case, in lower case: `MKMapView` has "mk", "map", "view".
  fileprivate var camelWords: [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase
        && (word.last?.isLowercase == true
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if startsWord || !letter.isLetter, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if letter.isLetter { word.append(letter) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
