import Facts

/// What modifiers do to the views that they follow: the framework's, and the project's own.
extension ViewReader {
  /// Applies a modifier to the elements that were read since `first`.
  mutating func modify(_ ref: CallRef, in scope: Scope, _ context: Context, from first: Int) {
    let call = program.call(ref)
    if call.name == "interactiveDismissDisabled" { refusesSwipe = true }
    if call.name == "disabled", let value = call.arguments.first?.value {
      return disable(from: first, value, call, scope)
    }
    if call.name == "accessibilityLabel" { nameControls(from: first, call, in: scope, context) }
    if let kind = ControlTable.presentations[call.name] {
      return present(kind, ref, in: scope, context)
    }
    if ControlTable.gestures.contains(call.name) {
      return addGesture(ref, in: scope, context, first)
    }
    if ControlTable.lifecycles.contains(call.name) { return addLifecycle(ref, in: scope, context) }
    guard !ControlTable.silent.contains(call.name) else { return }
    guard !ControlTable.systemSheets.contains(call.name) else { return }
    var inner = context
    inner.modified = first
    if readExtension(ref, in: scope, inner) { return }
    if call.arguments.contains(where: { $0.label == "isPresented" }) {
      return present(.sheet, ref, in: scope, context)
    }
    for argument in call.arguments {
      switch argument.value {
      case .closure, .call: read(argument.value, in: scope, inner)
      default: continue
      }
    }
  }

  /// Reads what the project's own modifier applies; false where it shows and does nothing.
  private mutating func readExtension(
    _ ref: CallRef, in scope: Scope, _ context: Context
  ) -> Bool {
    let call = program.call(ref)
    let own = (program.functions[call.name] ?? []).filter {
      program.owner(of: $0) == "View" && program.accepts($0, call.arguments)
        && !context.extensions.contains($0)
    }
    guard own.count == 1 else { return false }
    let before = (elements.count, presented.count, readTypes)
    var inner = context
    inner.extensions.append(own[0])
    inner.constructions.append(Construction(call: ref, scope: scope))
    read(program.callScope(own[0], call.arguments, scope, instance: nil), inner)
    let keys = presentingKeys(of: call, in: scope)
    let isHanded = !keys.isEmpty && isHandedView(call, own[0])
    keepWhatIsOfScreen(since: before.0, before.1, shownBy: isHanded ? [] : keys)
    // A view that was not kept is still to be read by itself.
    readTypes = before.2.union(readTypes.filter { program.types[$0]?.properties["body"] == nil })
    let isShown = presented[before.1...].contains {
      $0.presentation.key.map(keys.contains) == true
    }
    if isHanded, !isShown { present(.sheet, ref, in: scope, context) }
    return (elements.count, presented.count) != (before.0, before.1)
  }

  /// Of a modifier of the project's own, keeps what runs by itself, its alerts, and what comes up
  /// by a value that it is handed: where it leads otherwise, by routes that many screens share, is
  /// no part of this screen.
  private mutating func keepWhatIsOfScreen(
    since element: Int, _ view: Int, shownBy keys: [StateKey]
  ) {
    let kept = elements[element...].filter {
      if case .lifecycle = $0.kind { true } else { false }
    }
    elements.replaceSubrange(element..., with: kept)
    let views = presented[view...].filter { view in
      view.presentation.kind == .alert || view.presentation.kind == .dialog
        || view.presentation.key.map(keys.contains) == true
    }
    presented.replaceSubrange(view..., with: views)
  }

  /// The stored values that a call is handed and by which it may show something: those of
  /// `isPresented` and `item`, else of bindings.
  func presentingKeys(of call: Call, in scope: Scope) -> [StateKey] {
    let named = call.arguments.filter { $0.label == "isPresented" || $0.label == "item" }
    let arguments = named.isEmpty ? call.arguments : named
    return arguments.compactMap { argument in
      guard case .path(let names) = argument.value,
        !named.isEmpty || names.contains(where: { $0.hasPrefix("$") })
      else { return nil }
      return program.stateKey(of: names, in: scope)
    }
  }

  /// Whether a call hands a modifier a view to show: a closure that gives something.
  private func isHandedView(_ call: Call, _ modifier: BodyRef) -> Bool {
    let parameters = program.body(modifier).parameters
    let indices = program.match(parameters, call.arguments) ?? []
    return zip(call.arguments, indices).contains { argument, index in
      guard argument.value.isClosure, let type = parameters[index].type else { return false }
      return ["-> Void", "-> ()", "-> Bool"].allSatisfy { !type.contains($0) }
    }
  }

  /// Whether a call by one name modifies `self`, which is a view that the project extends.
  func isModifierOfSelf(_ names: [String], _ scope: Scope) -> Bool {
    let plain = names.first == "self" ? names.dropFirst() : names[...]
    guard plain.count == 1, plain.first?.first?.isLowercase == true else { return false }
    return program.body(scope.body).kind == .function && program.owner(of: scope.body) == "View"
  }

  /// Whether a call modifies what a modifier is given: `content.alert(…)`.
  func isModifiedContent(_ names: [String], _ scope: Scope) -> Bool {
    guard names.count == 2, names[0] == "content" else { return false }
    let body = program.body(scope.body)
    return body.name == "body" && body.parameters.contains { $0.name == "content" }
  }
}
