import Facts

/// Makes one language of Objective-C and Swift: methods that one has and the other calls get the
/// name by which Swift knows them.
///
/// Read by itself, a method of Objective-C keeps its selector as its name, since what Swift calls
/// it depends on the types of its parameters.
struct MixedNames {
  /// A method: its name and its labels.
  private struct Method: Hashable {
    var name: String
    var labels: [String]
  }

  /// What methods of Objective-C, by their selectors, are called in Swift.
  private var renamed: [Method: Method] = [:]
  /// Properties that some file gives a getter, by class and name.
  private var computed: Set<String> = []
  /// Properties that are declared as such.
  private var declared: Set<String> = []

  init(_ files: [SwiftFacts]) {
    let foreign = files.filter(\.isObjectiveC)
    guard !foreign.isEmpty else { return }
    for file in foreign {
      for property in file.properties where property.owner != nil {
        if property.getter != nil { computed.insert(Self.key(property)) }
        if !Self.isImplied(property, in: file) { declared.insert(Self.key(property)) }
      }
    }
    guard foreign.count < files.count else { return }
    let own = files.filter { !$0.isObjectiveC }
    renameDeclared(in: foreign, calledBy: Set(own.flatMap(\.calls).map(\.name)))
    renameCalled(by: Set(foreign.flatMap(\.calls).map(\.name)), declaredIn: own)
  }

  /// Methods of Objective-C that Swift calls.
  private mutating func renameDeclared(in files: [SwiftFacts], calledBy names: Set<String>) {
    for body in files.flatMap(\.bodies) where body.kind == .function && body.owner != nil {
      guard let first = body.parameters.first, first.label == "_" else { continue }
      let words = ImportedName(body.name, type: first.type)
      let new = Method(
        name: words.name, labels: [words.label] + body.parameters.dropFirst().map(\.label))
      guard names.contains(new.name), new.name != body.name else { continue }
      renamed[Method(name: body.name, labels: body.parameters.map(\.label))] = new
    }
  }

  /// Methods of Swift that Objective-C calls.
  private mutating func renameCalled(by names: Set<String>, declaredIn files: [SwiftFacts]) {
    for body in files.flatMap(\.bodies) where body.kind == .function && body.owner != nil {
      let selector = Self.selector(of: body)
      guard names.contains(selector.name), renamed[selector] == nil else { continue }
      let method = Method(name: body.name, labels: body.parameters.map(\.label))
      if method != selector { renamed[selector] = method }
    }
  }

  /// What Objective-C calls a method of Swift: `askFor:loudly:` of `ask(for:loudly:)`.
  private static func selector(of body: Body) -> Method {
    let labels = body.parameters.map(\.label)
    if case .text(let text)? = body.attributes.first(where: { $0.name == "objc" })?.arguments.first?
      .value
    {
      let pieces = text.split(separator: ":").map(String.init)
      return Method(
        name: pieces.first ?? body.name,
        labels: labels.isEmpty ? [] : ["_"] + pieces.dropFirst())
    }
    guard let first = labels.first, first != "_" else {
      return Method(name: body.name, labels: labels)
    }
    let start = ImportedName.words(first).first ?? ""
    let joint = ImportedName.prepositions.contains(start.lowercased()) ? "" : "With"
    return Method(
      name: body.name + joint + first.prefix(1).uppercased() + first.dropFirst(),
      labels: ["_"] + labels.dropFirst())
  }

  // MARK: - Files

  /// The files, those of Objective-C under the names of Swift.
  func applied(to files: [SwiftFacts]) -> [SwiftFacts] {
    renamed.isEmpty && computed.isEmpty
      ? files : files.map { $0.isObjectiveC ? applied(to: $0) : $0 }
  }

  private func applied(to file: SwiftFacts) -> SwiftFacts {
    var file = file
    // A header's property is the one whose getter stands in another file; a method that nothing
    // declares to be a property is none.
    let read = file
    file.properties.removeAll { property in
      guard property.owner != nil else { return false }
      return Self.isImplied(property, in: read)
        ? !property.isStatic && !declared.contains(Self.key(property))
        : property.getter == nil && computed.contains(Self.key(property))
    }
    guard !renamed.isEmpty else { return file }
    for index in file.bodies.indices where file.bodies[index].kind == .function {
      let labels = file.bodies[index].parameters.map(\.label)
      guard let new = renamed[Method(name: file.bodies[index].name, labels: labels)] else {
        continue
      }
      file.bodies[index].name = new.name
      for (number, label) in new.labels.enumerated() where number < labels.count {
        file.bodies[index].parameters[number].label = label
      }
    }
    for index in file.calls.indices { rename(&file.calls[index]) }
    return file
  }

  private func rename(_ call: inout Call) {
    let labels = call.arguments.map { $0.label ?? "_" }
    guard let new = renamed[Method(name: call.name, labels: labels)] else { return }
    switch call.callee {
    case .path(let names): call.callee = .path(names.dropLast() + [new.name])
    case .member(let base, let names): call.callee = .member(base, names.dropLast() + [new.name])
    default: return
    }
    for (number, label) in new.labels.enumerated() where number < call.arguments.count {
      call.arguments[number].label = label == "_" ? nil : label
    }
  }

  /// Whether a method alone stands for a property, which has its place.
  private static func isImplied(_ property: PropertyFact, in file: SwiftFacts) -> Bool {
    property.getter.map { file.bodies[$0].place == property.place } ?? false
  }

  private static func key(_ property: PropertyFact) -> String {
    "\(property.owner ?? "").\(property.name)"
  }
}

extension Program {
  /// The methods that calls and assignments name by their selector.
  static func selectors(in files: [SwiftFacts]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      let arguments = file.calls.lazy.flatMap(\.arguments).map(\.value)
      for value in Array(arguments) + file.assignments.map(\.value) {
        if case .selector(let path) = value, let name = path.last { names.insert(name) }
      }
    }
    return names
  }
}

/// What Swift makes of the first piece of a selector, by the type of the parameter.
struct ImportedName {
  var name: String
  var label: String

  /// `ask(for:)` of `askForMediaType`, where the parameter is an `AVMediaType`.
  init(_ piece: String, type: String?) {
    let all = Self.words(piece)
    var words = all
    let kind = Self.words(type ?? "")
    // Words that only repeat the type say nothing.
    let shared = zip(words.reversed(), kind.reversed()).prefix { $0 == $1 }.count
    if shared > 0, shared < words.count { words.removeLast(shared) }
    let split = words.indices.dropFirst().last {
      Self.prepositions.contains(words[$0].lowercased())
    }
    guard let split else {
      (name, label) = (words.joined(), "_")
      return
    }
    var tail = Array(words[split...])
    if tail[0] == "With", tail.count > 1, type?.contains("->") == true { tail.removeFirst() }
    name = words[..<split].joined()
    label = tail[0].lowercased() + tail.dropFirst().joined()
  }

  /// `ask`, `For`, `Media` of `askForMedia`.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase && words.last!.last?.isUppercase != true {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
