import Facts

/// An app whose bodies, symbols and observed values are linked: what walks and screens are read
/// from.
///
/// A reference, for all that is concluded holds it; it is changed only while it is built.
final class Linked: @unchecked Sendable {
  let program: Program
  let symbols: SymbolIndex
  /// What storyboards and xibs say.
  let scenes: InterfaceScenes
  /// What runs when a stored value changes: `onChange`, `task(id:)`, `didSet`.
  private(set) var observers: [StateKey: [Target]] = [:]
  /// What runs when the value that presents something is taken back: `onDismiss`.
  private(set) var dismissals: [StateKey: [Target]] = [:]
  /// What stands for a page of Settings: `static let appSettings = URL(string: ...)`.
  private var settingsLinks = SettingsLinks()
  /// The requests that go on when a kept continuation is resumed.
  private(set) var explained: [StateKey: [ExplainedRequest]] = [:]
  /// Which bodies may reach something that matters; nil while it is being built.
  private var reach: ReachIndex?
  /// The steps of each body in source order.
  private let steps: [[[Item]]]

  /// One step of a body.
  enum Item: Sendable {
    case call(Int)
    case assignment(Int)
  }

  init(
    _ program: Program, symbols: SymbolIndex, scenes: InterfaceScenes, by workers: any Workers
  ) {
    self.program = program
    self.scenes = scenes
    self.symbols = symbols
    steps = workers.map(program.files.count) { file in
      program.files[file].bodies.indices.map { Self.items(program, file, $0) }
    }
    findObservers()
    settingsLinks = SettingsLinks(program, symbols, by: workers)
    explained = explainedRequests()
    reach = ReachIndex(self, by: workers)
  }

  /// Whether a body may reach a request, a use, Settings or a picker.
  func mayReach(_ ref: BodyRef) -> Bool { reach?.mayReach(ref) ?? true }

  /// Whether a body is seen to reach one of them, whoever runs it.
  func isReaching(_ ref: BodyRef) -> Bool { reach?.isReaching(ref) ?? true }

  /// The bodies that a call may run, whoever runs the body in which it stands.
  func targets(of ref: CallRef) -> [BodyRef] { reach?.targets(of: ref) ?? [] }

  /// The symbols that a call means, whoever runs the body in which it stands.
  func matches(of ref: CallRef) -> [SymbolMatch] { reach?.matches(of: ref) ?? [] }

  /// Whether an argument of a call names a page in Settings, or what it is made on.
  func opensSettings(_ ref: CallRef, _ scope: Scope) -> Bool {
    guard settingsLinks.mayOpen(ref) else { return opensDoor(ref, scope) }
    let call = program.call(ref)
    let named = call.arguments.map(\.value) + [SettingsLinks.opened(by: call)].compactMap(\.self)
    return named.contains { settingsLinks.means($0, in: scope, program, symbols) }
      || opensDoor(ref, scope)
  }

  /// Whether a value names a page in Settings, itself or by what a call is handed.
  func namesSettings(_ value: Value, _ scope: Scope) -> Bool {
    if settingsLinks.means(value, in: scope, program, symbols) { return true }
    guard case .call(let index) = value else { return false }
    let call = program.files[scope.body.file].calls[index]
    return call.arguments.contains { settingsLinks.means($0.value, in: scope, program, symbols) }
  }

  func items(of ref: BodyRef) -> [Item] { steps[ref.file][ref.index] }

  private static func items(_ program: Program, _ file: Int, _ body: Int) -> [Item] {
    let facts = program.files[file]
    let contents = program.contents[file][body]
    let calls = contents.calls.map { (facts.calls[$0].namePlace, Item.call($0)) }
    let writes = contents.assignments.map { (facts.assignments[$0].place, Item.assignment($0)) }
    return (calls + writes).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// A scope for looking at a body by itself, as a member of its type.
  func memberScope(of ref: BodyRef) -> Scope {
    program.memberScope(of: ref)
  }

  private func findObservers() {
    for name in ["onChange", "task", "onReceive", "sheet", "fullScreenCover", "popover"] {
      for ref in program.callsByName[name] ?? [] { addObserver(ref) }
    }
    for name in ["sink", "assign"] {
      for ref in program.callsByName[name] ?? [] { addSubscriber(ref) }
    }
    for (key, target) in subscribers() { observers[key, default: []].append(target) }
    for (number, file) in program.files.enumerated() {
      for property in file.properties where !property.observers.isEmpty {
        guard let owner = property.owner else { continue }
        for index in property.observers {
          let ref = BodyRef(file: number, index: index)
          observers[StateKey(owner: owner, name: property.name), default: []]
            .append(Target(body: ref, scope: memberScope(of: ref), certainty: .certain))
        }
      }
    }
  }

  /// `$value.dropFirst().sink { }`: what runs whenever a published value changes.
  private func addSubscriber(_ ref: CallRef) {
    let call = program.call(ref)
    let scope = memberScope(of: BodyRef(file: ref.file, index: call.body))
    var callee = call.callee
    while case .member(.call(let index), _) = callee {
      callee = program.files[ref.file].calls[index].callee
    }
    guard case .path(let names) = callee,
      let sign = names.firstIndex(where: { $0.hasPrefix("$") }),
      let key = program.stateKey(of: Array(names[...sign]), in: scope)
    else { return }
    for argument in call.arguments where argument.value.isClosure {
      observers[key, default: []] += program.targets(
        of: argument.value, arguments: nil, in: scope)
    }
  }

  private func addObserver(_ ref: CallRef) {
    let call = program.call(ref)
    let scope = memberScope(of: BodyRef(file: ref.file, index: call.body))
    let isSheet = ControlTable.presentations[call.name] != nil
    let watched =
      call.arguments.first { ["of", "id", "isPresented", "item"].contains($0.label) }
      ?? (call.name == "onReceive" ? call.arguments.first : nil)
    guard case .path(let names)? = watched?.value, let key = program.stateKey(of: names, in: scope)
    else { return }
    let action =
      isSheet
      ? call.arguments.first { $0.label == "onDismiss" }
      : call.arguments.last { $0.label == nil || $0.label == "perform" || $0.label == "action" }
    guard let action, action.place != watched?.place else { return }
    for target in program.targets(of: action.value, arguments: nil, in: scope) {
      var target = target
      if isSheet {
        target.certainty = .likely
        dismissals[key, default: []].append(target)
      } else {
        observers[key, default: []].append(target)
      }
    }
  }
}

/// Small questions about one call.
extension Linked {
  /// The methods by which a framework calls back an object that was made its delegate.
  func callbacks(of value: Value, _ scope: Scope) -> [Target] {
    let owner = program.owner(of: scope.body)
    guard let type = value == .path(["self"]) ? owner : program.type(of: value, in: scope) else {
      return []
    }
    return program.entries(named: type, from: owner).flatMap { entry in
      symbols.callbacks.sorted().flatMap { entry.methods[$0] ?? [] }.map { method in
        let instance = program.resolvedInstance(of: value, entry, scope)
        return Target(
          body: method, scope: Scope(body: method, instance: instance, caller: scope),
          certainty: .certain)
      }
    }
  }

  func place(of ref: BodyRef) -> Place { program.body(ref).place }

  /// A call as people read it in a trace: `requestPermission()`.
  func name(of call: Call) -> String {
    guard isOffered(call), let title = call.arguments.first, !title.isTrailing,
      case .text(let text) = title.value
    else { return call.name + "()" }
    return "choose '\(text)'"
  }

  /// Whether what follows an awaited call in a body waits for it.
  func isAsync(_ ref: BodyRef) -> Bool {
    let bodies = program.files[ref.file].bodies
    guard bodies.indices.contains(ref.index) else { return false }
    if bodies[ref.index].isAsync { return true }
    guard bodies[ref.index].kind == .closure, let call = bodies[ref.index].argumentOf else {
      return false
    }
    let name = program.files[ref.file].calls[call].name
    return Self.asyncRunners.contains(name) || takesAsync(name)
  }

  private static let asyncRunners: Set<String> = [
    "Task", "task", "detached", "run", "addTask", "refreshable", "fireAndForget",
  ]

  /// Whether a function or a type of the project is handed a closure that waits.
  private func takesAsync(_ name: String) -> Bool {
    let makers = (program.typeNames[name] ?? []).flatMap { program.types[$0]?.initializers ?? [] }
    return ((program.functions[name] ?? []) + makers).contains { ref in
      program.body(ref).parameters.contains { $0.type?.contains("async") == true }
    }
  }

  /// Whether a call leaves the screen: `dismiss()`, `presentationMode.wrappedValue.dismiss()`.
  func isDismissal(_ call: Call, _ scope: Scope) -> Bool {
    if isDeparture(call, scope) { return true }
    guard case .path(let names) = call.callee, let first = names.first else { return false }
    if names.last == "dismiss", names.contains("presentationMode") { return true }
    guard names.count <= 2, program.declared.mayLeave(first == "self" ? names.last! : first),
      let owner = program.owner(of: scope.body),
      let entry = program.entries(named: owner, from: nil).first,
      let ref = program.property(named: first == "self" ? names[names.count - 1] : first, of: entry)
    else { return false }
    return program.property(ref).isDeparture
  }

  /// Whether a use is the only way in which the resource is asked for everywhere: Bluetooth, local
  /// network.
  func isAskedByUse(_ match: SymbolMatch) -> Bool {
    match.resources.allSatisfy { id in
      guard let row = symbols.rows[id], row.group == .prompted else { return false }
      return !row.symbols.contains { $0.role == .request }
        // What asks only on some devices is no prompt that a person can be expected to meet.
        && row.purposeKeys.contains { $0.need != .conditional }
    }
  }

  /// Whether the closures of a call run at taps on a control: `button.rx.tap.bind { }`.
  func followsTaps(_ call: Call, file: Int) -> Bool {
    UIKitTable.subscriptions.contains(call.name) && tapStream(call, file: file) != nil
  }

  /// Whether a path names a closure that somebody else is to hand in.
  func isUnboundClosure(_ names: [String], _ scope: Scope) -> Bool {
    guard let name = names.last, program.declared.mayBeClosure(name) else { return false }
    let plain = names.first == "self" ? Array(names.dropFirst()) : names
    guard let type = program.type(of: .path(plain), in: Scope(body: scope.body, outer: scope.outer))
    else { return false }
    return program.isClosure(type)
  }
}
