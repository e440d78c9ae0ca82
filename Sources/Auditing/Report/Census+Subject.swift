import Facts
import PermissionModel

extension Census {
  /// Every request of a subject, with what starts, guards and follows it, and the pickers.
  package init(of subject: Subject) {
    let flows = subject.asBuilt
    let triggers = flows.triggers()
    let purposes = PurposeStrings(subject.facts)
    let rows = flows.requests.map { site in
      Row(
        resources: site.match.resources, call: flows.app.written(site.call),
        isImplicit: site.isImplicit, owner: site.owner, place: site.place,
        triggers: triggers[site.call] ?? [], guards: flows.guards(of: site),
        recoveries: flows.recoveries(of: site),
        purposeStrings: site.match.resources.flatMap { purposes.found(for: $0) }
          .filter { subject.apps.mayShare($0.place.path, with: site.place.path) },
        certainty: site.match.certainty, app: subject.apps.name(of: site.place.path))
    }
    self.init(rows: rows, pickers: flows.pickers, coverage: Coverage(of: subject))
  }
}

extension Linked {
  /// A call as written, shortened: `AVCaptureDevice.requestAccess(for: .video)`.
  func written(_ ref: CallRef) -> String {
    let call = program.call(ref)
    let arguments = call.arguments.filter { !$0.isTrailing && !$0.value.isClosure }.map {
      argument in
      let value = written(argument.value, in: ref.file)
      return argument.label.map { "\($0): \(value)" } ?? value
    }
    return written(call.callee, in: ref.file) + "(" + arguments.joined(separator: ", ") + ")"
  }

  private func written(_ value: Value, in file: Int) -> String {
    switch value {
    case .path(let names): names.joined(separator: ".")
    case .member(let base, let names): written(base, in: file) + "." + names.joined(separator: ".")
    case .call(let index): written(CallRef(file: file, index: index))
    case .text(let text): "\"\(text.prefix(30))\""
    case .array(let values):
      "[" + values.map { written($0, in: file) }.joined(separator: ", ") + "]"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .none: "nil"
    default: "…"
    }
  }
}

extension Value {
  var isClosure: Bool {
    if case .closure = self { return true }
    return false
  }
}

extension AsBuilt {
  /// The conditions on the status under which a request stands, in its function and around its
  /// triggers.
  func guards(of site: RequestSite) -> [RelatedPlace] {
    let call = app.program.call(site.call)
    let scope = app.memberScope(of: BodyRef(file: site.call.file, index: call.body))
    var conditions = statusConditions(around: call.guardID, scope)
    for effect in (controls.flatMap(\.effects) + entries.flatMap(\.effects))
    where effect.call == site.call && (effect.isAsk || site.isImplicit) {
      conditions += effect.conditions.filter { isAboutStatus($0) }
    }
    let families = families(of: site.match)
    var found: [RelatedPlace] = []
    if site.match.isChecked {
      found.append(RelatedPlace("only when notDetermined", at: site.place))
    }
    for condition in conditions where !isAboutAnother(condition, families) {
      let place = RelatedPlace(describe(condition), at: condition.test.place)
      if !found.contains(place) { found.append(place) }
    }
    return found.sorted { $0.place < $1.place }
  }

  private func statusConditions(around guardID: Int?, _ scope: Scope) -> [Condition] {
    var found = app.program.conditions(from: guardID, in: scope).filter { isAboutStatus($0) }
    var body = app.program.body(scope.body)
    while body.kind == .closure, let parent = body.parent {
      let outer = app.memberScope(of: BodyRef(file: scope.body.file, index: parent))
      found += app.program.conditions(from: body.guardID, in: outer).filter { isAboutStatus($0) }
      body = app.program.body(outer.body)
    }
    return found
  }

  private func isAboutStatus(_ condition: Condition) -> Bool {
    let states = app.program.states(leftOpenBy: condition, app.symbols.statusNames)
    return states.map { $0.count < StateKind.allCases.count } ?? false
  }

  private func describe(_ condition: Condition) -> String {
    let states = app.program.states(leftOpenBy: condition, app.symbols.statusNames) ?? []
    return "only when "
      + StateKind.allCases.filter { states.contains($0) }.map(\.rawValue).joined(separator: " or ")
  }

  /// Where the app leads to Settings for the resource of a request: beside a text that names it, or
  /// on the screen that asks for it alone.
  func recoveries(of site: RequestSite) -> [RelatedPlace] {
    let naming = ResourceNaming(self)
    let words = naming.words(of: site.match.resources)
    var found: [RelatedPlace] = []
    for control in controls where control.effects.contains(where: { $0.kind == .opensSettings }) {
      let isNamed =
        control.labels.contains { naming.names($0, words) }
        || texts(around: control)
          .contains { naming.names($0, words) }
      let isOwn = control.element.owners.last == site.owner && resources(askedBy: site.owner) == 1
      guard isNamed || isOwn else { continue }
      let place = RelatedPlace("\(control.title) opens Settings", at: control.place)
      if !found.contains(place) { found.append(place) }
    }
    return found.sorted { $0.place < $1.place }
  }

  private func texts(around control: Control) -> [ResolvedText] {
    let elements = trees[control.tree].elements.filter {
      $0.kind == .text
        && (trees[control.tree].presentation != nil || $0.owners == control.element.owners)
    }
    return elements.prefix(24).flatMap(\.labels).flatMap { texts.texts(of: $0.bound) }
  }

  /// How many families of resources a type asks for.
  private func resources(askedBy owner: String) -> Int {
    let sites = requests.filter { $0.owner == owner }
    return Set(sites.flatMap(\.match.resources).compactMap { app.symbols.rows[$0]?.family }).count
  }

  /// Every use of system UI that needs no permission.
  var pickers: [Census.Picker] {
    var found: [Census.Picker] = []
    for (number, file) in app.program.files.enumerated() {
      for (index, call) in file.calls.enumerated() {
        let ref = CallRef(file: number, index: index)
        let body = BodyRef(file: number, index: call.body)
        for match in app.matches(of: ref) where match.role == .picker {
          found.append(
            Census.Picker(
              name: call.name, resources: match.resources, owner: app.ownerName(of: body),
              place: call.namePlace))
        }
      }
    }
    return found.sorted { $0.place < $1.place }
  }
}
