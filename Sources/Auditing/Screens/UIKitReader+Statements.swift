import Facts

/// What a statement says of an object.
extension UIKitReader {
  mutating func attach(_ statement: Statement) {
    let scope = statement.scope
    switch statement.item {
    case .call(let index):
      let ref = CallRef(file: scope.body.file, index: index)
      let call = program.call(ref)
      guard let conditions = conditions(call.guardID, in: scope, statement.context) else { return }
      let said = Said(
        ref: ref, scope: scope, context: statement.context, conditions: conditions)
      attach(call, said)
    case .assignment(let index):
      let assignment = program.files[scope.body.file].assignments[index]
      guard let conditions = conditions(assignment.guardID, in: scope, statement.context)
      else { return }
      let said = Said(
        ref: CallRef(file: scope.body.file, index: -1 - index), scope: scope,
        context: statement.context, conditions: conditions)
      attach(assignment, said)
    }
  }

  /// Where something is said, and when.
  struct Said {
    /// Of an assignment, a number that no call has.
    var ref: CallRef
    var scope: Scope
    var context: Context
    var conditions: [Condition]
  }

  // MARK: - Calls

  private mutating func attach(_ call: Call, _ said: Said) {
    let names = constructed(call)
    if let role = classes.role(of: names, in: said.scope) { return build(call, role, said) }
    if UIKitTable.titlings.contains(call.name), let title = call.arguments.first?.value {
      return addTitle(title, to: receiver(call, said.scope), said)
    }
    switch call.name {
    case "addTarget": addTarget(call, said)
    case "setImage":
      guard let value = call.arguments.first?.value else { return }
      addImage(value, to: receiver(call, said.scope), said)
    case "addAction": addAction(call, said)
    case "addButton": addButton(call, said)
    case "addGestureRecognizer": nameGesture(call, said)
    default:
      if UIKitTable.subscriptions.contains(call.name) { return subscribe(call, said) }
      if call.name.first?.isUppercase == true { handOverTaps(call, said) }
    }
  }

  /// The object on which a call is made.
  private func receiver(_ call: Call, _ scope: Scope) -> Key? {
    switch call.callee {
    case .path(let names):
      key(of: .path(names.count > 1 ? Array(names.dropLast()) : ["self"]), in: scope)
    case .member(let base, let names) where names.count == 1: key(of: base, in: scope)
    default: nil
    }
  }

  /// `button.addTarget(self, action: #selector(tap), for: .touchUpInside)`
  private mutating func addTarget(_ call: Call, _ said: Said) {
    guard let key = receiver(call, said.scope), let target = call.arguments.first?.value,
      let selector = call.arguments.first(where: { $0.label == "action" })?.value,
      let action = action(selector, of: target, said.scope)
    else { return }
    addUse(action, at: call.place, to: key, said, role: .control(.button))
  }

  /// A method by its selector, as a member of the object that it is sent to.
  func action(_ selector: Value, of target: Value, _ scope: Scope) -> Bound? {
    let bound = program.resolved(selector, in: scope)
    guard case .selector(let names) = bound.value, let name = names.last else {
      if case .either(let choices) = bound.value, let first = choices.first {
        return action(first.value, of: target, bound.scope)
      }
      return nil
    }
    let receiver = program.resolved(target, in: scope)
    switch receiver.value {
    case .path(let path) where path != ["self"]:
      let typed = program.type(of: receiver.value, in: receiver.scope) != nil
      return Bound(value: .path(typed ? path + [name] : ["self", name]), scope: receiver.scope)
    case .path: return Bound(value: .path(["self", name]), scope: receiver.scope)
    default: return Bound(value: .path(["self", name]), scope: bound.scope)
    }
  }

  /// Of a button, an action object; of an alert, a choice; of an extension's own, a closure.
  private mutating func addAction(_ call: Call, _ said: Said) {
    guard let key = receiver(call, said.scope), let first = call.arguments.first else { return }
    if first.value.isClosure {
      return addUse(
        Bound(value: first.value, scope: said.scope), at: call.place, to: key, said,
        role: .control(.button))
    }
    guard let part = self.key(of: first.value, in: said.scope) else { return }
    if objects[part]?.role == .choice || call.arguments.count == 1 && isAlert(key, said) {
      addChoice(part, to: key, said)
    } else {
      gifts.append((part, key))
    }
  }

  private func isAlert(_ key: Key, _ said: Said) -> Bool { role(of: key, said.scope) == .alert }

  mutating func addChoice(_ part: Key, to key: Key, _ said: Said) {
    guard object(key, said, role: .alert) else { return }
    objects[key]?.choices.append(part)
    // What is built away from here, by a property, is shown when it is added.
    let known = Set(objects[part]?.conditions.map(\.test.place) ?? [])
    objects[part]?.conditions += said.conditions.filter { !known.contains($0.test.place) }
  }

  /// `NSAlert.addButton(withTitle:)`: a choice whose action is what the answer's test guards.
  private mutating func addButton(_ call: Call, _ said: Said) {
    guard let title = call.arguments.first(where: { $0.label == "withTitle" })?.value,
      let alert = receiver(call, said.scope), isAlert(alert, said)
    else { return }
    let choice = Key(base: .built(said.ref), of: home(said.scope))
    guard object(choice, said, role: .choice, place: call.place) else { return }
    addTitle(title, to: choice, said)
    addChoice(choice, to: alert, said)
  }

  /// `label.addGestureRecognizer(tap)`: the label's text is what is tapped.
  private mutating func nameGesture(_ call: Call, _ said: Said) {
    guard let receiver = receiver(call, said.scope), let first = call.arguments.first?.value,
      let gesture = key(of: first, in: said.scope)
    else { return }
    gifts.append((receiver, gesture))
  }
}
