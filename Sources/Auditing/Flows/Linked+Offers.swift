import Facts

/// What waits for another tap.
extension Linked {
  /// Whether the closures of a call are offered to the person, and run at another tap.
  func isOffered(_ call: Call) -> Bool {
    guard case .path(let names) = call.callee else { return Self.offers.contains(call.name) }
    if names.first == "", names.last != "init" { return !Self.works.contains(names.last!) }
    if let implied = UIKitTable.implied(by: call) { return Self.offers.contains(implied) }
    // `UIAlertAction.init(title: …)`
    let name = names.last == "init" ? names.dropLast().last : names.last
    return name.map(Self.offers.contains) ?? false
  }

  /// Whether a step of a trace is a call that offers something to the person.
  func isOffer(_ step: TraceStep) -> Bool {
    step.text.hasPrefix("choose '")
      || (step.text.hasSuffix("()") && Self.offers.contains(String(step.text.dropLast(2))))
  }

  /// Whether a condition tests which button of an alert was chosen: `answer ==
  /// .alertFirstButtonReturn`.
  func waitsForChoice(_ condition: Condition) -> Bool {
    let values: [Value] =
      switch condition.test.pattern {
      case .oneOf(let patterns), .noneOf(let patterns): patterns
      case .matches(let pattern): [pattern]
      case .isTrue: [condition.test.subject]
      case .isPresent, .text: []
      }
    var found = false
    for value in values {
      value.forEachPath { found = found || $0.last?.hasSuffix(Self.choiceEnding) == true }
    }
    return found
  }

  private static let choiceEnding = "ButtonReturn"

  /// Implicit members that run what they are handed, and offer nothing: effects of a reducer.
  private static let works: Set<String> = [
    "run", "task", "future", "fireAndForget", "publisher", "concatenate", "merge", "send", "result",
  ]

  private static let offers: Set<String> = [
    "Button", "UIAlertAction", "UIAction", "UIContextualAction", "addAction", "alert",
    "confirmationDialog", "sheet", "fullScreenCover", "popover", "contextMenu", "swipeActions",
    "onTapGesture", "Menu", "UIMenu", "UIDeferredMenuElement", "UIContextMenuConfiguration",
    "NavigationLink", "UIBarButtonItem", "UIKeyCommand",
  ]
}
