import Facts

/// Reads the views of a root into elements: containers are looked through, the project's own views
/// and functions are read in place with their arguments bound, presented views become roots of
/// their own.
struct ViewReader {
  let app: Linked
  var elements: [Element] = []
  var refusesSwipe = false
  /// Presented views that were met on the way.
  var presented: [PresentedView] = []
  /// Types that were read in place.
  var readTypes: Set<String> = []
  /// Whether there was more than is read at most.
  private(set) var isCut = false
  private var steps = 0
  /// How often each use of a view was read.
  private var uses: [Use: Int] = [:]
  /// How often each was read that is read inside of itself.
  private var repeats: [Repeat: Int] = [:]
  static let stepLimit = 20_000
  /// How deep views and modifiers are nested at most; real ones stay below a hundred.
  static let depthLimit = 400

  /// A view that something presents, to be read as a root of its own.
  struct PresentedView {
    var presentation: ViewTree.Presentation
    var contents: [Bound]
    var owners: [String]
    /// The texts that the presentation itself shows: an alert's title.
    var titles: [Element]
  }

  /// A use of a component: the call and the scope in which it stands.
  struct Construction {
    var call: CallRef
    var scope: Scope
  }

  /// What is around the view that is being read.
  struct Context {
    var conditions: [Condition] = []
    var pages: [Element.Page] = []
    var constructions: [Construction] = []
    var owners: [String] = []
    var depth = 0
    /// Of a modifier's body, the first element of what it modifies.
    var modified: Int?
    /// The functions that extend views and are being read.
    var extensions: [BodyRef] = []
    /// The getters and functions that are being read.
    var bodies: [BodyRef] = []
    /// Whether one of them, or a view, is being read inside of itself.
    var isRepeated = false
  }

  init(_ app: Linked) { self.app = app }

  var program: Program { app.program }

  /// Reads what a body gives back: each line of a builder.
  mutating func read(_ target: Scope, _ context: Context) {
    guard context.depth < Self.depthLimit else { return }
    let ref = target.body
    for index in program.contents(of: ref).results {
      let result = program.files[ref.file].results[index]
      guard let value = result.value, result.kind == .returned else { continue }
      var inner = context
      inner.depth += 1
      let conditions = program.conditions(from: result.guardID, in: target)
      guard !conditions.contains(where: { program.holds($0) == false }) else { continue }
      inner.conditions += conditions
      read(value, in: target, inner)
    }
  }

  mutating func read(_ value: Value, in scope: Scope, _ context: Context) {
    steps += 1
    isCut = isCut || steps >= Self.stepLimit
    guard steps < Self.stepLimit, context.depth < Self.depthLimit else { return }
    var context = context
    context.depth += 1
    switch value {
    case .call(let index):
      readChain(CallRef(file: scope.body.file, index: index), in: scope, context)
    case .path(let names): readPath(names, in: scope, context)
    case .closure(let index):
      let ref = BodyRef(file: scope.body.file, index: index)
      read(Scope(body: ref, outer: scope), context)
    case .either(let choices):
      for choice in choices { read(choice, in: scope, context) }
    case .array(let values), .template(let values):
      for value in values { read(value, in: scope, context) }
    default: return
    }
  }

  private mutating func read(_ choice: Value.Choice, in scope: Scope, _ context: Context) {
    let conditions = program.conditions(from: choice.guardID, in: scope)
    guard !conditions.contains(where: { program.holds($0) == false }) else { return }
    var inner = context
    inner.conditions += conditions
    read(choice.value, in: scope, inner)
  }

  /// A view by name: a bound view, a local, a computed property.
  private mutating func readPath(_ names: [String], in scope: Scope, _ context: Context) {
    let bound = program.resolved(.path(names), in: scope)
    if bound.value != .path(names) { return read(bound.value, in: bound.scope, context) }
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    if plain.count == 1, let local = program.localValue(plain[0], scope), local != .path(plain) {
      return read(local, in: scope, context)
    }
    guard let getter = program.getter(of: plain, in: scope),
      let inner = inside(Repeat(getter.body), context)
    else { return }
    read(getter, inner)
  }

  /// A view and its modifiers.
  private mutating func readChain(_ ref: CallRef, in scope: Scope, _ context: Context) {
    let first = elements.count
    let call = program.call(ref)
    switch call.callee {
    case .member(let base, let names) where names.count == 1:
      read(base, in: scope, context)
      modify(ref, in: scope, context, from: first)
    case .path(let names) where isModifierOfSelf(names, scope):
      modify(ref, in: scope, context, from: context.modified ?? first)
    case .path(let names) where isModifiedView(names, scope):
      read(.path(Array(names.dropLast())), in: scope, context)
      modify(ref, in: scope, context, from: context.modified ?? first)
    default: readConstruction(ref, in: scope, context)
    }
  }

  /// `header.padding()`: a modifier on a view that a name stands for.
  private func isModifiedView(_ names: [String], _ scope: Scope) -> Bool {
    guard names.count > 1, names.last?.first?.isLowercase == true else { return false }
    if isModifiedContent(names, scope) { return true }
    let base = names.first == "self" ? Array(names.dropFirst().dropLast()) : Array(names.dropLast())
    guard let first = base.first, first.first?.isLowercase == true else { return false }
    if base.count == 1, scope.binding(of: first) != nil || scope.instance?.bindings[first] != nil {
      return program.targets(of: .path(names), arguments: nil, in: scope).isEmpty
    }
    if base.count == 1, case .call? = program.localValue(first, scope) { return true }
    guard let getter = program.getter(of: base, in: scope) else { return false }
    return isView(program.body(getter.body).returnType) || isViewProperty(base, scope)
  }

  private func isViewProperty(_ names: [String], _ scope: Scope) -> Bool {
    isView(program.type(of: .path(names), in: scope))
  }

  private func isView(_ type: String?) -> Bool {
    guard let type else { return false }
    return type.hasSuffix("View") || type == "Text" || type == "ToolbarContent"
  }

  /// A call by name: a control, the project's own view or function, a container.
  private mutating func readConstruction(_ ref: CallRef, in scope: Scope, _ context: Context) {
    let call = program.call(ref)
    if ControlTable.isAlertButton(call) { return readControl(ref, .button, in: scope, context) }
    let isGate =
      ControlTable.isGate(call.name) && program.files[ref.file].imports.contains("AskOnceUI")
    if let kind = isGate ? .button : ControlTable.kind(of: call.name), !isOwnType(call, scope) {
      return readControl(ref, kind, in: scope, context)
    }
    if case .path(let names) = call.callee, let entry = ownView(names, scope) {
      return readOwn(entry, ref, in: scope, context)
    }
    let targets = program.targets(of: ref, in: scope)
    let runs = targets.contains { program.body($0.body).kind != .initializer }
    if runs, call.name.first?.isUppercase != true || program.functions[call.name] != nil {
      for target in targets.prefix(3) {
        guard var inner = inside(Repeat(target.body, ref), context) else { continue }
        inner.constructions.append(Construction(call: ref, scope: scope))
        read(target.scope, inner)
      }
      return
    }
    readContainer(ref, in: scope, context)
  }

  func isOwnType(_ call: Call, _ scope: Scope) -> Bool {
    guard case .path(let names) = call.callee else { return false }
    return program.visibleEntries(named: names.joined(separator: "."), in: scope)
      .contains(where: \.isOwn)
  }

  /// The project's view type that a call constructs.
  private func ownView(_ names: [String], _ scope: Scope) -> TypeEntry? {
    guard let last = names.last, last.first?.isUppercase == true else { return nil }
    return program.visibleEntries(named: names.joined(separator: "."), in: scope)
      .first { $0.isOwn && bodyGetter(of: $0) != nil }
  }

  func bodyGetter(of entry: TypeEntry) -> BodyRef? {
    if let ref = entry.properties["body"]?.first, let getter = program.property(ref).getter {
      return BodyRef(file: ref.file, index: getter)
    }
    // A view modifier's body is a function of what it modifies.
    guard entry.inherited.contains("ViewModifier") else { return nil }
    return entry.methods["body"]?.first
  }

  private mutating func readOwn(
    _ entry: TypeEntry, _ ref: CallRef, in scope: Scope, _ context: Context
  ) {
    guard let getter = bodyGetter(of: entry),
      context.owners.filter({ $0 == entry.name }).count < 2
    else { return }
    let call = program.call(ref)
    readTypes.insert(entry.name)
    let instance = program.instance(of: entry, call.arguments, scope, place: call.place)
    let use = Use(ref, instance, context)
    guard uses[use, default: 0] < Use.limit, var inner = inside(Repeat(getter, ref), context) else {
      return
    }
    uses[use, default: 0] += 1
    inner.constructions.append(Construction(call: ref, scope: scope))
    inner.owners.append(entry.name)
    read(Scope(body: getter, instance: instance, caller: scope), inner)
  }

  /// What is around that which a body shows; nil where it was shown often enough inside of itself.
  private mutating func inside(_ use: Repeat, _ context: Context) -> Context? {
    var inner = context
    inner.isRepeated = context.isRepeated || context.bodies.contains(use.body)
    inner.bodies.append(use.body)
    guard inner.isRepeated else { return inner }
    repeats[use, default: 0] += 1
    return repeats[use]! <= Use.limit ? inner : nil
  }

  mutating func add(
    _ kind: Element.Kind, _ ref: CallRef, in scope: Scope, _ context: Context, labels: [Shown],
    actions: [Bound]
  ) {
    elements.append(
      Element(
        kind: kind, scope: scope, call: ref,
        place: givenPlace(labels, actions, context) ?? program.call(ref).place,
        titlePlace: titlePlace(labels, context), conditions: context.conditions,
        pages: context.pages, labels: labels, actions: actions,
        owners: context.owners))
  }
}
