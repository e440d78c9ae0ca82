import Facts

/// What a construction or an assignment says of an object.
extension UIKitReader {
  /// `UIBarButtonItem(title: "Skip", style: .plain, target: self, action: #selector(skip))`
  mutating func build(_ call: Call, _ role: UIKitTable.Role, _ said: Said) {
    let key = followed(Key(base: .built(said.ref), of: home(said.scope)))
    switch role {
    case .screen, .view: return
    case .content(let name): return show(.content(name), [], said)
    default: break
    }
    guard object(key, said, role: role) else { return }
    let target = call.arguments.first { $0.label == "target" }?.value ?? .path(["self"])
    for argument in call.arguments { build(argument, of: key, target, call, said) }
  }

  private mutating func build(
    _ argument: Argument, of key: Key, _ target: Value, _ call: Call, _ said: Said
  ) {
    switch argument.label {
    case "action":
      guard let action = action(argument.value, of: target, said.scope) else { return }
      addUse(action, at: call.place, to: key, said, role: .control(.button))
    case "handler", "actionHandler": addReaction(argument.value, of: key, call, said)
    case "primaryAction", "configuration", "menu": give(argument.value, to: key, said)
    case "barButtonSystemItem", "systemItem":
      guard let name = argument.value.lastName, let title = UIKitTable.systemItems[name] else {
        return
      }
      addTitle(.text(title), to: key, said)
    case "preferredStyle": objects[key]?.isSheet = argument.value.lastName == "actionSheet"
    case "image": addImage(argument.value, to: key, said)
    case let label?:
      if UIKitTable.titles.contains(label), !argument.value.isClosure {
        addTitle(argument.value, to: key, said)
      }
    case nil: if argument.isTrailing { addReaction(argument.value, of: key, call, said) }
    }
  }

  private mutating func addReaction(_ value: Value, of key: Key, _ call: Call, _ said: Said) {
    guard value != .none else { return }
    addUse(
      Bound(value: value, scope: said.scope), at: call.place, to: key, said,
      role: .control(.button))
  }

  private mutating func give(_ value: Value, to key: Key, _ said: Said) {
    guard let part = self.key(of: value, in: said.scope) else { return }
    gifts.append((part, key))
  }

  // MARK: - Assignments

  mutating func attach(_ assignment: Assignment, _ said: Said) {
    guard case .path(let names) = assignment.target, let name = names.last else {
      return attachToCall(assignment, said)
    }
    let base = names.count > 1 ? Value.path(Array(names.dropLast())) : .path(["self"])
    set(name, of: base, to: assignment, said)
  }

  /// `UILabel().then { $0 }.text = …`: the object of what stands before.
  private mutating func attachToCall(_ assignment: Assignment, _ said: Said) {
    guard case .member(let base, let names) = assignment.target, let name = names.last else {
      return
    }
    set(
      name, of: names.count > 1 ? .member(base, Array(names.dropLast())) : base, to: assignment,
      said)
  }

  private mutating func set(
    _ name: String, of base: Value, to assignment: Assignment, _ said: Said
  ) {
    let value = assignment.value
    if UIKitTable.titles.contains(name), !value.isClosure {
      return setTitle(value, of: base, said)
    }
    guard let key = key(of: base, in: said.scope) else { return }
    if let button = UIKitTable.pageButtons[name], role(of: key, said.scope) == .alert {
      return setButton(Key(base: .button(of: key, button), of: key.of), of: key, assignment, said)
    }
    switch name {
    case "image": addImage(value, to: key, said)
    case "primaryAction", "configuration": give(value, to: key, said)
    case "action":
      guard let action = action(value, of: .path(["self"]), said.scope) else { return }
      addUse(action, at: assignment.place, to: key, said, role: .control(.button))
    case "isHidden":
      guard object(key, said) else { return }
      objects[key]?.hides.append(Bound(value: value, scope: said.scope))
    default: setCallback(value, of: key, assignment, said)
    }
  }

  /// A text of a label, a title of a control; `navigationItem.title` is a text of the screen.
  private mutating func setTitle(_ value: Value, of base: Value, _ said: Said) {
    let key = key(of: base, in: said.scope)
    if let key, role(of: key, said.scope) != nil { return addTitle(value, to: key, said) }
    let isScreen = base.lastName == "navigationItem" || base == .path(["self"])
    let type = program.type(of: base, in: said.scope)
    if isScreen || (type == nil && base.lastName?.lowercased().hasSuffix("label") == true) {
      addTitle(value, to: nil, said)
    }
  }

  /// `page.alternativeButtonTitle = "Later"`, `page.actionHandler = { … }` of a bulletin.
  private mutating func setButton(
    _ button: Key, of page: Key, _ assignment: Assignment, _ said: Said
  ) {
    guard object(page, said), object(button, said, place: assignment.place) else { return }
    if objects[page]?.choices.contains(button) == false { addChoice(button, to: page, said) }
    guard assignment.target.lastName?.hasSuffix("Handler") == true else {
      return addTitle(assignment.value, to: button, said)
    }
    addUse(
      Bound(value: assignment.value, scope: said.scope), at: assignment.place, to: button, said,
      role: .choice)
  }

  /// `button.onTap = { … }` of a control whose class is not the project's.
  private mutating func setCallback(
    _ value: Value, of key: Key, _ assignment: Assignment, _ said: Said
  ) {
    guard value.isClosure, instances[key] == nil, case .control = role(of: key, said.scope) else {
      return
    }
    addUse(
      Bound(value: value, scope: said.scope), at: assignment.place, to: key, said,
      role: .control(.button))
  }
}
