import Facts

extension ViewReader {
  /// A control, a text or an image, with its titles and actions.
  mutating func readControl(
    _ ref: CallRef, _ kind: Element.Kind, in scope: Scope, _ context: Context
  ) {
    let parts = ControlParts(program.call(ref), kind)
    let labels = parts.labels.flatMap { shown($0, in: scope, context) }
    let isAction =
      !program.choiceTargets(ref, in: scope).isEmpty || ControlTable.isGate(program.call(ref).name)
    let actions = (isAction ? [.call(ref.index)] : parts.actions).map {
      Bound(value: $0, scope: scope)
    }
    add(kind, ref, in: scope, context, labels: labels, actions: actions)
    let arguments = program.call(ref).arguments
    if kind == .link, arguments.contains(where: { app.namesSettings($0.value, scope) }) {
      elements[elements.count - 1].leadsTo = [.opensSettings]
    }
    if kind == .text, let text = parts.labels.first { addLinks(in: text, ref, in: scope, context) }
    for destination in parts.destinations {
      present(.push, [Bound(value: destination, scope: scope)], key: nil, ref, context)
    }
  }

  /// The texts of a title: the value itself, or all texts inside a label closure.
  func shown(
    _ value: Value, in scope: Scope, _ context: Context, steps: Int = 0
  ) -> [Shown] {
    guard steps < 24 else { return [] }
    switch value {
    case .closure, .call:
      if case .call(let index) = value,
        !isLabelView(CallRef(file: scope.body.file, index: index))
      {
        return [Shown(bound: Bound(value: value, scope: scope), conditions: [])]
      }
      var reader = ViewReader(app)
      reader.read(value, in: scope, Context(depth: context.depth))
      return reader.elements.filter { $0.kind == .text || $0.kind == .image }
        .flatMap { element in
          element.labels.map {
            Shown(
              bound: $0.bound, conditions: element.conditions + $0.conditions,
              isImage: element.kind == .image)
          }
        }
    case .either(let choices):
      return choices.flatMap { choice in
        shown(choice.value, in: scope, context, steps: steps + 1).map {
          Shown(
            bound: $0.bound,
            conditions: program.conditions(from: choice.guardID, in: scope) + $0.conditions)
        }
      }
    default: return [Shown(bound: program.resolved(value, in: scope), conditions: [])]
    }
  }

  private func isLabelView(_ ref: CallRef) -> Bool {
    var call = program.call(ref)
    while case .member(.call(let index), _) = call.callee {
      call = program.files[ref.file].calls[index]
    }
    return ["Text", "Label", "Image", "HStack", "VStack", "ZStack", "Group", "TextState"]
      .contains(call.name)
  }

  /// What VoiceOver says of a control that shows no text.
  mutating func nameControls(
    from first: Int, _ call: Call, in scope: Scope, _ context: Context
  ) {
    guard let value = call.arguments.first?.value else { return }
    for index in elements.indices.dropFirst(first) where elements[index].isControl {
      guard elements[index].labels.allSatisfy(\.isImage) else { continue }
      elements[index].labels += shown(value, in: scope, context)
    }
  }

  mutating func disable(from first: Int, _ value: Value, _ call: Call, _ scope: Scope) {
    let test = Guard(
      parent: nil, statement: .ifElse, origin: -call.namePlace.line * 4096 - call.namePlace.column,
      subject: value, pattern: .isTrue, isNegated: true, place: call.namePlace)
    for index in elements.indices.dropFirst(first) where elements[index].isControl {
      elements[index].enabling.append(Condition(test: test, scope: scope))
    }
  }

  mutating func addGesture(
    _ ref: CallRef, in scope: Scope, _ context: Context, _ first: Int
  ) {
    let labels = elements.dropFirst(first).filter { $0.kind == .text }.flatMap(\.labels)
    let actions = program.call(ref).arguments.filter { $0.isTrailing || $0.label == "perform" }
    add(
      .gesture, ref, in: scope, context, labels: labels,
      actions: actions.map { Bound(value: $0.value, scope: scope) })
    elements[elements.count - 1].place = program.call(ref).namePlace
  }

  mutating func addLifecycle(_ ref: CallRef, in scope: Scope, _ context: Context) {
    let call = program.call(ref)
    let isWatching = call.arguments.contains { ["of", "id", "item"].contains($0.label) }
    let name = isWatching ? "onChange" : call.name
    let actions = call.arguments.filter {
      if case .closure = $0.value { return true }
      return $0.label == "perform" || $0.label == "action"
    }
    add(
      .lifecycle(name), ref, in: scope, context, labels: [],
      actions: actions.map { Bound(value: $0.value, scope: scope) })
    elements[elements.count - 1].place = call.namePlace
  }

  mutating func present(
    _ kind: ViewTree.Presentation.Kind, _ ref: CallRef, in scope: Scope, _ context: Context
  ) {
    let call = program.call(ref)
    let contents = call.arguments.filter {
      guard $0.label != "onDismiss" else { return false }
      switch $0.value {
      case .closure: return true
      case .path, .call: return ["content", "actions", "message", "destination"].contains($0.label)
      default: return false
      }
    }
    let key = presentingKeys(of: call, in: scope).first
    let onDismiss = call.arguments.first { $0.label == "onDismiss" }
    if let onDismiss {
      let action = Bound(value: onDismiss.value, scope: scope)
      add(.lifecycle("onDismiss"), ref, in: scope, context, labels: [], actions: [action])
    }
    let titles = call.arguments.filter { argument in
      guard argument.label == nil, !argument.isTrailing else { return false }
      return !argument.value.isClosure
    }
    present(
      kind, contents.map { Bound(value: $0.value, scope: scope) }, key: key, ref, context,
      onDismiss: onDismiss.map { Bound(value: $0.value, scope: scope) },
      titles: titles.map { title($0.value, ref, in: scope, context) })
  }

  /// The title of an alert or dialog, as a text of what it presents.
  private func title(
    _ value: Value, _ ref: CallRef, in scope: Scope, _ context: Context
  ) -> Element {
    Element(
      kind: .text, scope: scope, call: ref, place: program.call(ref).namePlace,
      conditions: context.conditions, pages: [], labels: shown(value, in: scope, context),
      actions: [], owners: context.owners)
  }

  private mutating func present(
    _ kind: ViewTree.Presentation.Kind, _ contents: [Bound], key: StateKey?, _ ref: CallRef,
    _ context: Context, onDismiss: Bound? = nil, titles: [Element] = []
  ) {
    let choosing = contents.lazy.compactMap { content -> BodyRef? in
      guard case .closure(let index) = content.value else { return nil }
      return BodyRef(file: content.scope.body.file, index: index)
    }.first
    let presentation = ViewTree.Presentation(
      kind: kind, place: program.call(ref).namePlace, key: key, owners: context.owners,
      conditions: context.conditions, onDismiss: onDismiss, routes: routes(program.call(ref)),
      choosing: choosing)
    presented.append(
      PresentedView(
        presentation: presentation, contents: contents, owners: context.owners, titles: titles))
  }
}

extension ViewReader {
  /// The type of the values that a destination is for: `navigationDestination(for: Route.self)`.
  private func routes(_ call: Call) -> String? {
    guard case .path(let names)? = call.arguments.first(where: { $0.label == "for" })?.value,
      names.count > 1, names.last == "self"
    else { return nil }
    return names.dropLast().joined(separator: ".")
  }
}
