import Facts
import PermissionModel

/// How findings name things.
extension AsBuilt {
  /// What is asked for, as people call it: "the microphone".
  func name(of resources: [String]) -> String {
    var names: [String] = []
    for name in resources.compactMap({ app.symbols.rows[$0]?.spokenName })
    where !names.contains(name) {
      names.append(name)
    }
    return names.isEmpty ? "a protected resource" : names.joined(separator: " or ")
  }

  /// The view that a person would call the screen: the nearest one in the file of the place.
  func screenOwner(of element: Element) -> String {
    element.owners.last { owner in
      app.program.types[owner]?.declarations.contains { $0.path == element.place.path } ?? false
    } ?? element.owners.last ?? ""
  }

  /// The screen's name, as a trace says it.
  func screenName(of element: Element, _ tree: ViewTree) -> String {
    let owner = screenOwner(of: element)
    return TypeEntry.simpleName(owner.isEmpty ? tree.name : owner)
  }

  /// The calls of an effect, as steps of a trace.
  func steps(to effect: Effect) -> [TraceStep] {
    var steps = effect.hops.filter { !Self.carriers.contains($0.text) }
    if let call = effect.call {
      let name = app.program.call(call).name
      if steps.last?.text != name + "()" { steps.append(TraceStep(name + "()", at: effect.place)) }
    }
    return steps
  }
}

extension AsBuilt {
  /// Calls that only carry the next one, and tell a reader nothing.
  static let carriers: Set<String> = [
    "Task()", "async()", "asyncAfter()", "withAnimation()", "detached()", "action()", "task()",
  ]
}

extension ResourceRow {
  /// The name inside a sentence: "the camera", "the calendar", "Face ID", "location".
  var spokenName: String {
    let plain = String(name.prefix { $0 != "(" && $0 != ":" }).trimmingSpaces
    if let name = Self.singularNames[plain] { return name }
    guard plain.dropFirst().first?.isLowercase == true, !Self.properNames.contains(plain) else {
      return plain
    }
    let word = plain.first!.lowercased() + plain.dropFirst()
    return Self.bareNames.contains(word) ? word : "the " + word
  }

  /// What would read badly before "is".
  private static let singularNames = [
    "Health": "health data", "Calendars": "the calendar", "Contacts": "the contact list",
    "Reminders": "the reminder list", "Motion & Fitness": "motion and fitness data",
  ]

  private static let properNames: Set<String> = [
    "Face ID", "Siri", "Bluetooth", "Focus status", "Family Controls / Screen Time",
    "Game Center friends", "Personal Voice", "Live Activities",
  ]

  private static let bareNames: Set<String> = [
    "location", "notifications", "speech recognition", "tracking", "precise location",
    "app tracking", "alarms and timers",
  ]
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
