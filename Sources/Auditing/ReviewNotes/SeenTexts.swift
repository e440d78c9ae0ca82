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
    for file in facts.swift { Self.collect(file, into: &written) }
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

  private static func collect(_ file: SwiftFacts, into texts: inout Set<String>) {
    for call in file.calls { for argument in call.arguments { add(argument.value, to: &texts) } }
    for property in file.properties { property.value.map { add($0, to: &texts) } }
    for assignment in file.assignments { add(assignment.value, to: &texts) }
    for result in file.results { result.value.map { add($0, to: &texts) } }
    for body in file.bodies {
      for parameter in body.parameters { parameter.defaultValue.map { add($0, to: &texts) } }
    }
    texts.formUnion(file.types.flatMap(\.cases).compactMap(\.rawValue))
  }

  private static func add(_ value: Value, to texts: inout Set<String>) {
    switch value {
    case .text(let text): texts.insert(text)
    case .template(let parts): parts.forEach { add($0, to: &texts) }
    case .either(let choices): choices.forEach { add($0.value, to: &texts) }
    case .array(let values): values.forEach { add($0, to: &texts) }
    case .dictionary(let pairs): pairs.forEach { add($0.value, to: &texts) }
    case .tuple(let arguments): arguments.forEach { add($0.value, to: &texts) }
    case .binary(_, let first, let second):
      add(first, to: &texts)
      add(second, to: &texts)
    default: break
    }
  }
}
