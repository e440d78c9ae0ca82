import Facts

extension ViewReader {
  /// Something that only holds other views.
  mutating func readContainer(_ ref: CallRef, in scope: Scope, _ context: Context) {
    let call = program.call(ref)
    if ControlTable.isContent(call.name) {
      add(.content(call.name), ref, in: scope, context, labels: [], actions: [])
    }
    let isPaged = call.name == "TabView"
    var context = context
    if let page = scene(ref) { context.pages.append(page) }
    for argument in call.arguments {
      switch argument.value {
      case .closure(let index) where isPaged:
        readPages(BodyRef(file: ref.file, index: index), ref, in: scope, context)
      case .closure where isOwnType(call, scope):
        addCallback(argument.value, ref, in: scope, context)
      case .closure(let index) where call.name == "ForEach":
        readEach(BodyRef(file: ref.file, index: index), in: scope, context)
      case .closure, .call, .array: read(argument.value, in: scope, context)
      case .path(let names) where scope.instance?.bindings[names.last ?? ""] != nil:
        read(argument.value, in: scope, context)
      default: continue
      }
    }
  }

  /// What is shown for each element of a list: once for each where these can be read.
  private mutating func readEach(_ ref: BodyRef, in scope: Scope, _ context: Context) {
    let inner = Scope(body: ref, outer: scope)
    let name = program.body(ref).parameters.first?.name ?? "$0"
    let elements = program.elements(named: name, inner, 0)
    guard (1...Self.elementLimit).contains(elements.count) else { return read(inner, context) }
    for element in elements {
      read(Scope(body: ref, outer: scope, bindings: [name: element]), context)
    }
  }

  /// How many elements of a list are read one by one.
  private static let elementLimit = 12

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

/// Windows.
extension ViewReader {
  /// The window that a scene of an app is, as a page: the first opens as the app starts, settings
  /// and further windows when somebody asks for them. Nil for what is no scene.
  private func scene(_ ref: CallRef) -> Element.Page? {
    let call = program.call(ref)
    let owner = program.owner(of: BodyRef(file: ref.file, index: call.body))
    guard let inherited = owner.flatMap({ program.types[$0]?.inherited }),
      inherited.contains("App") || inherited.contains("Scene")
    else { return nil }
    // All scenes of one body share a container, which no call is.
    let container = CallRef(file: ref.file, index: -1 - call.body)
    if ControlTable.laterScenes.contains(call.name) {
      return Element.Page(container: container, number: 1)
    }
    guard ControlTable.windows.contains(call.name) else { return nil }
    let isFurther = program.contents(of: BodyRef(file: ref.file, index: call.body)).calls.contains {
      let other = program.files[ref.file].calls[$0]
      return ControlTable.windows.contains(other.name) && other.namePlace < call.namePlace
        && (other.guardID == nil || other.guardID == call.guardID)
    }
    return Element.Page(container: container, number: isFurther ? 1 : 0)
  }
}
