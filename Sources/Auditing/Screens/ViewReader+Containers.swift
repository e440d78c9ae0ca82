import Facts

extension ViewReader {
  /// Something that only holds other views.
  mutating func readContainer(_ ref: CallRef, in scope: Scope, _ context: Context) {
    let call = program.call(ref)
    if ControlTable.isContent(call.name) {
      add(.content(call.name), ref, in: scope, context, labels: [], actions: [])
    }
    let isPaged = call.name == "TabView"
    for argument in call.arguments {
      switch argument.value {
      case .closure(let index) where isPaged:
        readPages(BodyRef(file: ref.file, index: index), ref, in: scope, context)
      case .closure where isOwnType(call, scope):
        addCallback(argument.value, ref, in: scope, context)
      case .closure, .call, .array: read(argument.value, in: scope, context)
      case .path(let names) where scope.instance?.bindings[names.last ?? ""] != nil:
        read(argument.value, in: scope, context)
      default: continue
      }
    }
  }

  /// A closure that a view of another framework is handed, and calls when it likes.
  private mutating func addCallback(
    _ value: Value, _ ref: CallRef, in scope: Scope, _ context: Context
  ) {
    let action = Bound(value: value, scope: scope)
    add(.lifecycle("callback"), ref, in: scope, context, labels: [], actions: [action])
  }

  /// Each line of a paged container is a page of its own.
  private mutating func readPages(
    _ ref: BodyRef, _ container: CallRef, in scope: Scope, _ context: Context
  ) {
    let inner = Scope(body: ref, outer: scope)
    for (number, index) in program.contents(of: ref).results.enumerated() {
      let result = program.files[ref.file].results[index]
      guard let value = result.value else { continue }
      var page = context
      page.pages.append(Element.Page(container: container, number: number))
      page.conditions += program.conditions(from: result.guardID, in: inner)
      read(value, in: inner, page)
    }
  }
}
