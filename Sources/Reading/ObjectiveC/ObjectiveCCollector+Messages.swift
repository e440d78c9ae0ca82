import Facts

/// Messages: `[receiver doThis:a with:b]`.
extension ObjectiveCCollector {
  /// One message while it is read.
  private struct Message {
    var receiver: Value
    var start: Int
    /// The first piece of the selector.
    var name: Int
    var position: Position
    var pieces: [String] = []
    var arguments: [Argument] = []
  }

  func message(_ position: Position) -> Value {
    let start = index
    advance()
    let receiver = expression(from: 13)
    guard token.kind == .name || at(":") else { return noMessage(receiver, start) }
    var message = Message(receiver: receiver, start: start, name: index, position: position)
    guard isPiece else { return property(message) }
    let call = addCall(.none, name: index, from: start, position)
    while isPiece {
      message.pieces.append((takeName() ?? "") + ":")
      take(":")
      argument(&message, of: call)
    }
    close(start)
    facts.calls[call].place = place(from: start)
    return finish(message, call)
  }

  /// Whether a piece of a selector with an argument is next.
  private var isPiece: Bool {
    at(":") || (token.kind == .name && peek().kind == .sign && peek().word == ":")
  }

  /// One argument, with those that follow it behind commas.
  private func argument(_ message: inout Message, of call: Int) {
    repeat {
      let start = index
      let value = expression(Position(argumentOf: call))
      message.arguments.append(Argument(label: nil, value: value, place: place(from: start)))
    } while take(",")
  }

  private func close(_ start: Int) {
    if take("]") { return }
    let end = indexAfterBrackets(from: start)
    if end > index, tokens[end - 1].word == "]" {
      index = end
    } else {
      report("']' is missing", at: place(tokens[start]))
    }
  }

  /// Brackets that hold no message: `[value]` in a macro or an initialiser list.
  private func noMessage(_ value: Value, _ start: Int) -> Value {
    close(start)
    return value
  }

  // MARK: - Without arguments

  /// `[receiver name]`
  private func property(_ message: Message) -> Value {
    let (receiver, start) = (message.receiver, message.start)
    guard let name = takeName() else { return noMessage(receiver, start) }
    close(start)
    switch name {
    case "alloc": return allocated(receiver)
    case "class": return ownType(receiver)
    case "self", "copy", "mutableCopy", "retain", "autorelease": return receiver
    case "init", "new":
      let isNew = name == "new"
      guard let type = Self.allocatedType(isNew ? allocated(receiver) : receiver) else { break }
      return construct(type, [], from: start, name: message.name, message.position)
    default: break
    }
    if case .path(let names) = receiver, names.count == 1, names[0].first?.isUppercase == true,
      let known = SelectorNames.singletons[name]
    {
      return .path(names + [known])
    }
    if case .path(let names) = receiver, SelectorNames.givesNew(name, names) {
      return construct(names, [], from: start, name: message.name, message.position)
    }
    if isProperty(name, of: receiver) {
      return receiver.appending(SelectorNames.property(writtenAs: name))
    }
    let imported = SelectorNames.call([name])
    let call = addCall(
      receiver.appending(imported.name), name: message.name, from: start, message.position)
    facts.calls[call].place = place(from: start)
    return .call(call)
  }

  private func isProperty(_ name: String, of receiver: Value) -> Bool {
    if SelectorNames.properties.contains(name) { return true }
    return receiver == .path(["self"]) && declared["\(owner ?? "").\(name)"] != nil
  }

  /// `[Type alloc]`: the type, marked as one that is about to be initialised.
  private func allocated(_ receiver: Value) -> Value {
    guard case .path(let names) = ownType(receiver) else { return receiver.appending("alloc") }
    return .path((names.last == "self" ? names.dropLast() : names) + ["alloc"])
  }

  /// The type that `self` is of inside of `[self class]` and `[self alloc]`.
  private func ownType(_ receiver: Value) -> Value {
    if receiver == .path(["self"]) { return owner.map { .path([$0]) } ?? receiver }
    if case .path(let names) = receiver, names.count == 1, names[0].first?.isUppercase == true {
      return .path(names + ["self"])
    }
    return receiver
  }

  private static func allocatedType(_ value: Value) -> [String]? {
    guard case .path(let names) = value else { return nil }
    if names == ["super"] { return ["super", "init"] }
    guard names.last == "alloc", names.count > 1 else { return nil }
    return Array(names.dropLast())
  }

  // MARK: - With arguments

  /// The call that a message is, under the name by which Swift knows it.
  private func finish(_ message: Message, _ call: Int) -> Value {
    let selector = message.pieces.joined()
    if let text = textValue(selector, message) {
      return set(call, .path(["String"]), message, text)
    }
    if message.pieces[0].hasPrefix("init"), let type = Self.allocatedType(message.receiver) {
      let imported = SelectorNames.method(message.pieces, isStatic: false)
      set(call, .path(type), imported.labels, message.arguments)
      return .call(call)
    }
    if case .path(let names) = message.receiver, names.count == 1,
      let labels = SelectorNames.factoryLabels(message.pieces, of: names[0])
    {
      set(call, .path(names), labels, message.arguments)
      return .call(call)
    }
    let imported = SelectorNames.call(message.pieces)
    set(call, message.receiver.appending(imported.name), imported.labels, message.arguments)
    setter(message, call)
    return .call(call)
  }

  private func set(_ call: Int, _ callee: Value, _ labels: [String], _ arguments: [Argument]) {
    facts.calls[call].callee = callee
    facts.calls[call].arguments = arguments.enumerated().compactMap { number, argument in
      guard number < labels.count else { return argument }
      // What reports an error is thrown in Swift.
      if labels[number] == SelectorNames.dropped { return nil }
      var argument = argument
      argument.label = labels[number] == "_" ? nil : labels[number]
      return argument
    }
  }

  private func set(_ call: Int, _ callee: Value, _ message: Message, _ value: Value) -> Value {
    facts.calls[call].callee = callee
    facts.calls[call].arguments = message.arguments
    return value
  }

  /// `[label setText:text]` is `label.text = text`.
  private func setter(_ message: Message, _ call: Int) {
    guard message.pieces.count == 1, message.arguments.count == 1,
      let name = SelectorNames.property(setBy: String(message.pieces[0].dropLast()))
    else { return }
    facts.assignments.append(
      Assignment(
        target: message.receiver.appending(name), value: message.arguments[0].value, sign: "=",
        body: body ?? 0, guardID: guardID, place: facts.calls[call].place))
  }

  /// Texts that messages put together.
  private func textValue(_ selector: String, _ message: Message) -> Value? {
    switch selector {
    case "stringWithFormat:", "initWithFormat:", "localizedStringWithFormat:":
      guard case .text(let format)? = message.arguments.first?.value else { return nil }
      return Self.template(format, message.arguments.dropFirst().map(\.value))
    case "stringByAppendingString:":
      return .template([message.receiver] + message.arguments.map(\.value))
    case "stringWithString:", "initWithString:":
      guard case .path(let names) = message.receiver, names[0] == "String" else { return nil }
      return message.arguments.first?.value
    default: return nil
    }
  }

  /// `%@` and the like replaced by the values.
  private static func template(_ format: String, _ values: [Value]) -> Value {
    var pieces: [Value] = []
    var text = ""
    var rest = Substring(format)
    var values = values[...]
    while let character = rest.popFirst() {
      guard character == "%", let next = rest.first else { text.append(character); continue }
      if next == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      rest = rest.drop { "0123456789.$-+#lhqzt".contains($0) }.dropFirst()
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(values.popFirst() ?? .other("missing"))
    }
    if pieces.isEmpty { return .text(text) }
    return .template(text.isEmpty ? pieces : pieces + [.text(text)])
  }
}
