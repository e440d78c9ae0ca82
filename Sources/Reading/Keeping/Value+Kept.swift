import Facts

extension Value: Kept {
  static var blank: Value { .none }

  /// Which case it is, by a number; the payload follows.
  mutating func code(_ coder: inout FactCoder) {
    var number = kindNumber
    coder.code(&number)
    if coder.isReading, !fill(kind: number) { return coder.fail() }
    switch self {
    case .none: break
    case .text(var text): rebuild(&coder, &text, Value.text)
    case .number(var text): rebuild(&coder, &text, Value.number)
    case .other(var text): rebuild(&coder, &text, Value.other)
    case .template(var values): rebuild(&coder, &values, Value.template)
    case .array(var values): rebuild(&coder, &values, Value.array)
    case .bool(var truth): rebuild(&coder, &truth, Value.bool)
    case .path(var names): rebuild(&coder, &names, Value.path)
    case .keyPath(var names): rebuild(&coder, &names, Value.keyPath)
    case .selector(var names): rebuild(&coder, &names, Value.selector)
    case .call(var index): rebuild(&coder, &index, Value.call)
    case .closure(var index): rebuild(&coder, &index, Value.closure)
    case .either(var choices): rebuild(&coder, &choices, Value.either)
    case .dictionary(var pairs): rebuild(&coder, &pairs, Value.dictionary)
    case .tuple(var members): rebuild(&coder, &members, Value.tuple)
    case .not(var value): rebuild(&coder, &value, Value.not)
    case .member(var base, var names):
      coder.code(&base)
      coder.code(&names)
      self = .member(base, names)
    case .binary(var sign, var a, var b):
      coder.code(&sign)
      coder.code(&a)
      coder.code(&b)
      self = .binary(sign, a, b)
    case .subscripted(var base, var arguments):
      coder.code(&base)
      coder.code(&arguments)
      self = .subscripted(base, arguments)
    }
  }

  private static let blanks: [Value] = [
    .none, .text(""), .number(""), .other(""), .template([]), .array([]), .bool(false), .path([]),
    .keyPath([]), .selector([]), .call(0), .closure(0), .either([]), .dictionary([]), .tuple([]),
    .not(.none), .member(.none, []), .binary("", .none, .none), .subscripted(.none, []),
  ]

  private mutating func fill(kind number: Int) -> Bool {
    guard Self.blanks.indices.contains(number) else { return false }
    self = Self.blanks[number]
    return true
  }

  private var kindNumber: Int {
    switch self {
    case .none: 0
    case .text: 1
    case .number: 2
    case .other: 3
    case .template: 4
    case .array: 5
    case .bool: 6
    case .path: 7
    case .keyPath: 8
    case .selector: 9
    case .call: 10
    case .closure: 11
    case .either: 12
    case .dictionary: 13
    case .tuple: 14
    case .not: 15
    case .member: 16
    case .binary: 17
    case .subscripted: 18
    }
  }
}

extension Value {
  private mutating func rebuild(
    _ coder: inout FactCoder, _ text: inout String, _ make: (String) -> Value
  ) {
    coder.code(&text)
    if coder.isReading { self = make(text) }
  }

  private mutating func rebuild(
    _ coder: inout FactCoder, _ names: inout [String], _ make: ([String]) -> Value
  ) {
    coder.code(&names)
    if coder.isReading { self = make(names) }
  }

  private mutating func rebuild(
    _ coder: inout FactCoder, _ index: inout Int, _ make: (Int) -> Value
  ) {
    coder.code(&index)
    if coder.isReading { self = make(index) }
  }

  private mutating func rebuild(
    _ coder: inout FactCoder, _ truth: inout Bool, _ make: (Bool) -> Value
  ) {
    coder.code(&truth)
    if coder.isReading { self = make(truth) }
  }

  private mutating func rebuild<T: Kept>(
    _ coder: inout FactCoder, _ content: inout T, _ make: (T) -> Value
  ) {
    coder.code(&content)
    if coder.isReading { self = make(content) }
  }

  private mutating func rebuild<T: Kept>(
    _ coder: inout FactCoder, _ contents: inout [T], _ make: ([T]) -> Value
  ) {
    coder.code(&contents)
    if coder.isReading { self = make(contents) }
  }
}

extension Value.Choice: Kept {
  static var blank: Self { Self(guardID: 0, value: .none) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&guardID)
    coder.code(&value)
  }
}

extension Value.KeyedValue: Kept {
  static var blank: Self { Self(key: .none, value: .none) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&key)
    coder.code(&value)
  }
}

extension Guard.Pattern: Kept {
  static var blank: Guard.Pattern { .isTrue }

  /// Every pattern as a number, values and a text, of which each kind uses what it has.
  mutating func code(_ coder: inout FactCoder) {
    var (number, values, text) = parts
    coder.code(&number)
    coder.code(&values)
    coder.code(&text)
    guard coder.isReading else { return }
    switch (number, values.count) {
    case (0, 0): self = .isTrue
    case (1, _): self = .oneOf(values)
    case (2, _): self = .noneOf(values)
    case (3, 0): self = .isPresent(text)
    case (4, 1): self = .matches(values[0])
    case (5, 0): self = .text(text)
    default: coder.fail()
    }
  }

  private var parts: (Int, [Value], String) {
    switch self {
    case .isTrue: (0, [], "")
    case .oneOf(let values): (1, values, "")
    case .noneOf(let values): (2, values, "")
    case .isPresent(let name): (3, [], name)
    case .matches(let value): (4, [value], "")
    case .text(let text): (5, [], text)
    }
  }
}
