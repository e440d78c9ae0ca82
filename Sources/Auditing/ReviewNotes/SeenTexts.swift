import Facts

/// Every text that the app may show, in every language, and the names of its screens.
struct SeenTexts: Sendable {
  /// Folded, in one piece.
  private let texts: Set<String>
  /// The same in one string, for parts of texts.
  private let whole: String
  /// Names of types, folded, without "View", "Screen" and the like at their ends.
  private let types: Set<String>
  /// As people read them, for the nearest word.
  private let written: [String]
  /// Whether some source was not read, so that a text may stand there.
  let isPartial: Bool

  init(_ facts: AppFacts) {
    var written: Set<String> = []
    for table in facts.tables {
      written.formUnion(table.entries.map(\.text))
      written.formUnion(table.entries.map(\.key))
    }
    for interface in facts.interfaces {
      written.formUnion(interface.elements.flatMap(\.texts).map(\.text))
      written.formUnion(interface.controllers.compactMap(\.title?.text))
    }
    for file in facts.swift { file.forEachText { written.insert($0) } }
    for list in facts.propertyLists {
      for case .string(let text) in list.entries.map(\.value) { written.insert(text) }
    }
    self.written = written.filter { !$0.isEmpty && $0.count <= 60 }.sorted()
    texts = Set(written.map { LabelText($0).joined }.filter { !$0.isEmpty })
    whole = texts.sorted().joined(separator: "\n")
    types = Set(facts.swift.flatMap(\.types).flatMap { Self.names(of: $0.name) })
    isPartial =
      facts.files.contains { $0.treatment == .skimmed || $0.treatment == .unread }
      || facts.files.contains { $0.kind == .dart || $0.kind == .javaScript || $0.kind == .cSharp }
  }

  /// Whether some text is, or holds, a label.
  func holds(_ label: String) -> Bool {
    let folded = LabelText(label).joined
    return folded.isEmpty || texts.contains(folded) || whole.contains(folded)
  }

  /// Whether a screen is called so: by its title, or by its type.
  func hasScreen(_ name: String) -> Bool {
    holds(name) || types.contains(LabelText(name).joined)
  }

  /// The text that is most like a label; nil where none is like it.
  func nearest(to label: String) -> String? { NearestWord.of(label, in: written) }

  /// "recording" of `RecordingScreen`, with the whole name.
  private static func names(of type: String) -> [String] {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    var name = last
    var names = [LabelText(last).joined]
    while let ending = endings.first(where: { name.hasSuffix($0) && name != $0 }) {
      name.removeLast(ending.count)
      names.append(LabelText(name).joined)
    }
    return names
  }

  private static let endings = [
    "ViewController", "HostingController", "Controller", "Screen", "View", "Page", "Scene", "Tab",
    "Sheet", "Feature", "Flow", "Coordinator",
  ]
}
