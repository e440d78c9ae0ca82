import Facts

/// What a project description says, put together again from its entries.
struct DescriptionTree: Sendable {
  /// A value with its name; of a list, the name is the index.
  struct Child: Sendable {
    var key: String
    var value: DescriptionTree
  }
  /// Of a value without members.
  var entry: PropertyListFacts.Entry?
  /// Of a mapping or list, in order.
  var children: [Child] = []

  init() {}

  /// The whole of one file.
  init(_ list: PropertyListFacts) {
    for entry in list.entries { insert(entry, at: entry.keyPath[...]) }
  }

  private mutating func insert(_ entry: PropertyListFacts.Entry, at path: ArraySlice<String>) {
    guard let key = path.first else {
      self.entry = entry
      return
    }
    // Entries stand in file order, so what belongs together is the last.
    if children.last?.key != key { children.append(Child(key: key, value: DescriptionTree())) }
    children[children.count - 1].value.insert(entry, at: path.dropFirst())
  }

  /// The value of a key; of one that stands twice, the last.
  subscript(key: String) -> DescriptionTree? {
    children.last { $0.key == key }?.value
  }

  /// A scalar as XcodeGen writes it into settings.
  var text: String? {
    switch entry?.value {
    case .string(let text), .date(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .bool(let value): value ? "YES" : "NO"
    case .data, .emptyArray, .emptyDictionary, nil: nil
    }
  }

  /// Whether it is a list with members.
  var isList: Bool {
    !children.isEmpty && children.enumerated().allSatisfy { $1.key == String($0) }
  }

  /// The members of a list; a single value stands for a list of it.
  var members: [DescriptionTree] {
    if isList { return children.map(\.value) }
    return text == nil && children.isEmpty ? [] : [self]
  }

  /// This over another, as XcodeGen merges: mappings key by key, lists one behind the other.
  func merged(over base: DescriptionTree) -> DescriptionTree {
    guard !children.isEmpty, !base.children.isEmpty else { return self }
    var merged = base
    if isList, base.isList {
      let all = base.children + children
      merged.children = all.enumerated().map { Child(key: String($0), value: $1.value) }
      return merged
    }
    for child in children {
      let isReplacing = child.key.hasSuffix(":REPLACE")
      let key = isReplacing ? String(child.key.dropLast(8)) : child.key
      if let index = merged.children.lastIndex(where: { $0.key == key }) {
        let value = merged.children[index].value
        merged.children[index].value = isReplacing ? child.value : child.value.merged(over: value)
      } else {
        merged.children.append(Child(key: key, value: child.value))
      }
    }
    return merged
  }

  /// The tree with attributes filled in: `${target_name}`.
  func filled(_ attributes: [String: String]) -> DescriptionTree {
    var filled = self
    if case .string(var text)? = entry?.value, text.contains("${") {
      for (name, value) in attributes { text = text.replacing("${\(name)}", with: value) }
      filled.entry?.value = .string(text)
    }
    filled.children = children.map { Child(key: $0.key, value: $0.value.filled(attributes)) }
    return filled
  }
}
