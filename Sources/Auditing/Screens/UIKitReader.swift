import Facts

/// Reads the classes of UIKit and AppKit: which objects their code builds, what titles them, what
/// acts when they are used.
///
/// All code of a class counts, whenever it runs. The project's own views and controls are read in
/// place, with what they are handed bound; functions that build objects once per call.
/// The place of a control is the call that gives it its action.
struct UIKitReader {
  typealias Key = UIKitObject.Key

  /// What is around the code that is being read.
  struct Context {
    var owners: [String]
    /// The uses of components and functions through which it was reached, innermost last.
    var constructions: [ViewReader.Construction] = []
    /// The conditions around the functions through which it was reached.
    var conditions: [Condition] = []
    var depth: Int { constructions.count }
  }

  /// One call or assignment, in the scope in which it is read.
  struct Statement {
    var item: Linked.Item
    var scope: Scope
    var context: Context
  }

  let app: Linked
  let classes: UIKitClasses
  var objects: [Key: UIKitObject] = [:]
  var order: [Key] = []
  /// Texts, images and contents, in the order in which they were met.
  var shown: [Element] = []
  /// Which part was given to which control.
  var gifts: [(part: Key, to: Key)] = []
  var statements: [Statement] = []
  /// What names stand for: an outlet or a local for what is assigned to it.
  var aliases: [Key: Key] = [:]
  /// The objects that the code inside a called function means by its own members.
  var homes: [Place: Place?] = [:]
  /// Scopes of functions that were entered, by their calls.
  var entered: [Key: Scope] = [:]
  /// Classes that were read in place.
  private(set) var readClasses: Set<String> = []
  /// Constructions of the project's own views and controls that were read in place.
  var instances: [Key: Instance] = [:]
  static let stepLimit = 20_000
  private static let depthLimit = 5

  init(_ app: Linked, _ classes: UIKitClasses) {
    self.app = app
    self.classes = classes
  }

  var program: Program { app.program }

  /// Reads a class with all that it holds.
  mutating func read(_ entry: TypeEntry) {
    let instance = Instance(type: entry.name)
    let context = Context(owners: [entry.name])
    collect(entry, instance, context)
    hostTypes(of: entry, instance, context)
    settle()
  }

  /// Reads one function, as it runs in a scope.
  mutating func read(_ scope: Scope, _ context: Context) {
    gather(scope, context)
    settle()
  }

  /// Reads what the statements lead to, then what they say.
  private mutating func settle() {
    var next = 0
    while next < statements.count {
      var index = next
      while index < statements.count {
        enterFunction(statements[index])
        index += 1
      }
      for index in next..<statements.count { alias(statements[index]) }
      let end = statements.count
      let given = givenMembers(from: next)
      for index in next..<end { host(statements[index], given) }
      next = end
    }
    for statement in statements { attach(statement) }
    giveParts()
  }

  /// All code of a class; functions that it calls itself with arguments are read by those calls.
  mutating func collect(_ entry: TypeEntry, _ instance: Instance, _ context: Context) {
    readClasses.insert(entry.name)
    for ref in classes.allBodies(of: entry) {
      let body = program.body(ref)
      if body.kind == .function, !body.parameters.isEmpty, isCalled(body.name, by: entry) {
        continue
      }
      gather(Scope(body: ref, instance: instance), context)
    }
  }

  private func isCalled(_ name: String, by entry: TypeEntry) -> Bool {
    (program.callsByName[name] ?? []).contains { ref in
      guard case .path(let names) = program.call(ref).callee,
        names.count == 1 || (names.count == 2 && names[0] == "self"),
        let owner = program.body(BodyRef(file: ref.file, index: program.call(ref).body)).owner
      else { return false }
      return entry.lineage.contains { $0.name == owner }
    }
  }

  mutating func gather(_ scope: Scope, _ context: Context) {
    guard statements.count < Self.stepLimit, context.depth < Self.depthLimit else { return }
    for item in app.items(of: scope.body) {
      statements.append(Statement(item: item, scope: scope, context: context))
    }
    for local in program.contents(of: scope.body).locals {
      guard let type = program.files[scope.body.file].properties[local].type else { continue }
      hostType(type, scope, context)
    }
    for child in program.contents(of: scope.body).children {
      let ref = BodyRef(file: scope.body.file, index: child)
      gather(Scope(body: ref, outer: scope), context)
    }
  }

  /// What tells the objects of one construction or call from those of another.
  func home(_ scope: Scope) -> Place? { scope.instance?.place }

  /// The construction of the object that code means by its own members.
  func memberHome(_ scope: Scope) -> Place? {
    var home = scope.instance?.place
    for _ in 0..<8 {
      guard let place = home, let outer = homes[place] else { break }
      home = outer
    }
    return home
  }

  // MARK: - Functions

  /// Enters what a statement calls: a function of the class that is handed something, or one that
  /// gives back an object.
  private mutating func enterFunction(_ statement: Statement) {
    guard case .call(let index) = statement.item else { return }
    let scope = statement.scope
    let ref = CallRef(file: scope.body.file, index: index)
    let call = program.call(ref)
    guard call.name.first?.isLowercase == true, program.functions[call.name] != nil else { return }
    let key = Key(base: .built(ref), of: home(scope))
    guard entered[key] == nil, !isRecursive(call, statement.context) else { return }
    for target in program.targets(of: ref, in: scope).prefix(1) {
      let body = program.body(target.body)
      guard body.kind == .function, body.parent == nil else { continue }
      let isOwn = !body.parameters.isEmpty && isOnSelf(call) && isOfClass(body, scope)
      guard isOwn || buildsObject(body, scope) else { continue }
      let bindings = scope.instance.flatMap { isOwn ? $0.bindings : nil } ?? [:]
      let type = scope.instance?.type ?? body.owner ?? ""
      let instance = Instance(
        type: isOwn ? type : body.owner ?? type, bindings: bindings, place: call.place)
      if isOwn { homes[call.place] = .some(home(scope)) }
      let inner = Scope(
        body: target.body, bindings: target.scope.bindings, instance: instance, caller: scope)
      entered[key] = inner
      var context = statement.context
      context.constructions.append(ViewReader.Construction(call: ref, scope: scope))
      context.conditions += program.conditions(from: call.guardID, in: scope)
      gather(inner, context)
    }
  }

  private func isRecursive(_ call: Call, _ context: Context) -> Bool {
    context.constructions.contains { program.call($0.call).place == call.place }
  }

  private func isOnSelf(_ call: Call) -> Bool {
    guard case .path(let names) = call.callee else { return false }
    return names.count == 1 || (names.count == 2 && names[0] == "self")
  }

  private func isOfClass(_ body: Body, _ scope: Scope) -> Bool {
    guard let owner = body.owner, let type = scope.instance?.type ?? program.owner(of: scope.body)
    else { return false }
    return program.types[type]?.lineage.contains { $0.name == owner } == true
  }

  /// Whether a function gives back an object that titles and actions are set on.
  private func buildsObject(_ body: Body, _ scope: Scope) -> Bool {
    guard let type = body.returnType else { return false }
    let names = Program.bareType(type).split(separator: ".").map(String.init)
    switch classes.role(of: names, in: scope) {
    case .control, .alert, .choice, .part, .text: return true
    default: return false
    }
  }
}
