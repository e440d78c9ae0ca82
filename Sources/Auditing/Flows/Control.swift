import Facts

/// A control as a person meets it: on one screen, with its labels and what using it does.
struct Control: Sendable {
  var element: Element
  /// Index of its view tree.
  var tree: Int
  /// Its titles, told only where a rule asks for them: most controls matter to none.
  var titles: FoundOnce<[ResolvedText]>
  var effects: [Effect]
  /// Whether its calls were followed only up to a limit.
  var isCut = false

  var place: Place { element.place }

  /// Its titles in every language.
  var labels: [ResolvedText] { titles.value }

  /// Whether it leads to Settings.
  var opensSettings: Bool { effects.contains { $0.kind == .opensSettings } }

  /// The effects that reach a request.
  var asks: [Effect] { effects.filter(\.isAsk) }

  /// Ids of the resources that it asks for, each once.
  var resources: [String] {
    var ids: [String] = []
    for case .asks(let match) in asks.map(\.kind) {
      for id in match.resources where !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// The label in the app's own language, for messages.
  var label: String? {
    let labels = labels
    guard labels.count > 1, effects.contains(where: \.isAsk) else { return Self.own(labels) }
    // A title that changes with the status leads to Settings once access is denied.
    let asks = { (label: ResolvedText) in
      LabelWords.meaning(of: label.text, language: label.language) != .settings
    }
    return (labels.first { $0.language == "en" && asks($0) } ?? labels.first(where: asks))?.text
      ?? Self.own(labels)
  }

  private static func own(_ labels: [ResolvedText]) -> String? {
    (labels.first { $0.language == "en" } ?? labels.first)?.text
  }
}

/// What runs without a tap: a screen's appearance, the app's start, a framework's call.
struct Entry: Sendable {
  /// What kind of moment it is.
  var kind: EntryTable.Kind
  /// The qualified type that it belongs to; nil at file level.
  var owner: String?
  /// Index of the view tree, for a screen's modifier; nil for a method.
  var tree: Int?
  /// Whether it is the method by which a framework gives the answer to a request.
  var isAnswer = false
  /// Of a method, its name.
  var name = ""
  /// "HomeScreen appears", "the app starts".
  var text: String
  var place: Place
  var effects: [Effect]
  /// Whether its calls were followed only up to a limit.
  var isCut = false
}

/// One place in source that asks, or that prompts by use.
struct RequestSite: Sendable {
  var call: CallRef
  var match: SymbolMatch
  var place: Place
  var isImplicit: Bool
  /// The type, function or file that owns it.
  var owner: String
}
