import Facts

extension PropertyListFacts {
  /// Flattens a tree into its leaves, in file order.
  init(_ root: MarkedValue, format: Format, places: PlaceIndex) {
    self.init(path: places.path, format: format, entries: [])
    append(root, at: [], keyRange: root.range, places)
  }

  private mutating func append(
    _ value: MarkedValue, at keyPath: [String], keyRange: Range<Int>, _ places: PlaceIndex
  ) {
    if let scalar = Scalar(value.content) {
      let place = places[keyRange]
      let valuePlace = places[value.range]
      entries.append(
        Entry(keyPath: keyPath, value: scalar, place: place, valuePlace: valuePlace))
    }
    for pair in value.pairs {
      append(pair.value, at: keyPath + [pair.key], keyRange: pair.keyRange, places)
    }
    for (index, member) in value.members.enumerated() {
      append(member, at: keyPath + [String(index)], keyRange: member.range, places)
    }
  }
}

extension PropertyListFacts.Scalar {
  /// Nil for null and for what has members of its own.
  init?(_ content: MarkedValue.Content) {
    switch content {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .bool(let value): self = .bool(value)
    case .date(let text): self = .date(text)
    case .data: self = .data
    case .array(let members) where members.isEmpty: self = .emptyArray
    case .dictionary(let pairs) where pairs.isEmpty: self = .emptyDictionary
    case .array, .dictionary, .null: return nil
    }
  }
}
