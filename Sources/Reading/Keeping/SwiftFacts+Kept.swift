import Facts

extension Place: Kept {
  static var blank: Place { Place(path: "") }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&line)
    coder.code(&column)
    var lines = endLine - line
    coder.code(&lines)
    coder.code(&endColumn)
    guard coder.isReading else { return }
    endLine = line &+ lines
    path = coder.path
  }
}

extension SwiftFacts: Kept {
  static var blank: SwiftFacts { SwiftFacts(path: "") }
  mutating func code(_ coder: inout FactCoder) {
    path = coder.path
    coder.code(&imports)
    coder.code(&types)
    coder.code(&properties)
    coder.code(&bodies)
    coder.code(&calls)
    coder.code(&assignments)
    coder.code(&results)
    coder.code(&guards)
    coder.code(&comments)
  }
}

extension TypeFact: Kept {
  static var blank: TypeFact { TypeFact(kind: .structure, name: "", place: .blank) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&kind)
    coder.code(&name)
    coder.code(&inherited)
    coder.code(&attributes)
    coder.code(&cases)
    coder.code(&generics)
    coder.code(&specialized)
    coder.code(&guardID)
    coder.code(&place)
  }
}

extension TypeFact.EnumCase: Kept {
  static var blank: Self { Self(name: "", rawValue: nil, place: .blank) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&name)
    coder.code(&rawValue)
    coder.code(&place)
  }
}

extension Attribute: Kept {
  static var blank: Attribute { Attribute(name: "") }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&name)
    coder.code(&arguments)
  }
}

extension PropertyFact: Kept {
  static var blank: PropertyFact { PropertyFact(owner: nil, name: "", place: .blank) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&owner)
    coder.code(&localTo)
    coder.code(&name)
    coder.code(&type)
    coder.code(&attributes)
    coder.code(&isStatic)
    coder.code(&isConstant)
    coder.code(&value)
    coder.code(&getter)
    coder.code(&observers)
    coder.code(&guardID)
    coder.code(&place)
  }
}

extension Body: Kept {
  static var blank: Body { Body(kind: .function, owner: nil, name: "", place: .blank) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&kind)
    coder.code(&owner)
    coder.code(&name)
    coder.code(&isStatic)
    coder.code(&parameters)
    coder.code(&returnType)
    coder.code(&attributes)
    coder.code(&parent)
    coder.code(&argumentOf)
    coder.code(&guardID)
    coder.code(&isAsync)
    coder.code(&place)
  }
}

extension Body.Parameter: Kept {
  static var blank: Self { Self(label: "", name: "", type: nil) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&label)
    coder.code(&name)
    coder.code(&type)
    coder.code(&defaultValue)
  }
}

extension Call: Kept {
  static var blank: Call {
    Call(
      callee: .none, arguments: [], body: 0, guardID: nil, isStatement: false, place: .blank,
      namePlace: .blank)
  }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&callee)
    coder.code(&arguments)
    coder.code(&body)
    coder.code(&guardID)
    coder.code(&isStatement)
    coder.code(&place)
    coder.code(&namePlace)
  }
}

extension Argument: Kept {
  static var blank: Argument { Argument(label: nil, value: .none, place: .blank) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&label)
    coder.code(&value)
    coder.code(&isTrailing)
    coder.code(&place)
  }
}

extension Assignment: Kept {
  static var blank: Assignment {
    Assignment(target: .none, value: .none, sign: "", body: 0, guardID: nil, place: .blank)
  }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&target)
    coder.code(&value)
    coder.code(&sign)
    coder.code(&body)
    coder.code(&guardID)
    coder.code(&place)
  }
}

extension Result: Kept {
  static var blank: Result {
    Result(kind: .left, value: nil, body: 0, guardID: nil, place: .blank)
  }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&kind)
    coder.code(&value)
    coder.code(&body)
    coder.code(&guardID)
    coder.code(&place)
  }
}

extension CommentFact: Kept {
  static var blank: CommentFact { CommentFact(text: "", followsCode: false, place: .blank) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&text)
    coder.code(&followsCode)
    coder.code(&place)
  }
}

extension Guard: Kept {
  static var blank: Guard {
    Guard(
      parent: nil, statement: .ifElse, origin: 0, subject: .none, pattern: .isTrue,
      isNegated: false, place: .blank)
  }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&parent)
    coder.code(&statement)
    coder.code(&origin)
    coder.code(&subject)
    coder.code(&pattern)
    coder.code(&isNegated)
    coder.code(&place)
    coder.code(&carried)
  }
}

extension Guard.Carried: Kept {
  static var blank: Guard.Carried { Guard.Carried(path: []) }
  mutating func code(_ coder: inout FactCoder) {
    coder.code(&path)
    coder.code(&name)
    coder.code(&value)
  }
}
