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
    if call.arguments.contains(where: { $0.label == "isPresented" }) {
      if call.name == "photosPicker" || call.name == "fileImporter" || call.name == "fileExporter" {
        return
      }
      return present(.sheet, ref, in: scope, context)
    }
    var inner = context
    inner.modified = first
    if readExtension(ref, in: scope, inner) { return }
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
    let before = (elements.count, presented.count)
    var inner = context
    inner.extensions.append(own[0])
    inner.constructions.append(Construction(call: ref, scope: scope))
    read(program.callScope(own[0], call.arguments, scope, instance: nil), inner)
    keepWhatRunsByItself(since: before.0, before.1)
    return (elements.count, presented.count) != before
  }

  /// Of a modifier of the project's own, keeps what runs by itself and its alerts: where it leads,
  /// by routes that many screens share, is no part of this screen.
  private mutating func keepWhatRunsByItself(since element: Int, _ view: Int) {
    let kept = elements[element...].filter {
      if case .lifecycle = $0.kind { true } else { false }
    }
    elements.replaceSubrange(element..., with: kept)
    let alerts = presented[view...].filter {
      $0.presentation.kind == .alert || $0.presentation.kind == .dialog
    }
    presented.replaceSubrange(view..., with: alerts)
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
