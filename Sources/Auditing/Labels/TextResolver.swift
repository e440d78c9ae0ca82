import Facts

/// Finds the texts that a value stands for: literals, keys, localisation calls and wrappers,
/// constants, computed properties, either side of a choice.
struct TextResolver: Sendable {
  let program: Program
  let tables: TextTables
  /// Raw status names, with what they mean.
  let statusNames: [String: Set<StateKind>]
  /// What the names that a generator makes of keys stand for.
  let keyNames: KeyNames
  /// What is assigned to stored properties, by their names.
  let assigned: [String: [AssignedValue]]
  /// The conditions under which the texts are shown.
  private var given: [Condition] = []

  /// A value that code gives to a property after it was made.
  struct AssignedValue: Sendable {
    var value: Value
    var body: BodyRef
  }

  /// Where a search is: in which scope, how deep, and which table is named.
  struct Spot {
    var scope: Scope
    var steps = 0
    var table: String?
    /// How many assignments were followed: what is set is often set from something that is set.
    var assignments = 0
    /// What the search found for the bodies that it came by.
    var known = KnownTexts()

    /// One step further, in a scope of its own where one is given.
    func next(_ scope: Scope? = nil) -> Spot {
      var spot = self
      spot.scope = scope ?? self.scope
      spot.steps += 1
      return spot
    }
  }

  init(program: Program, tables: TextTables, statusNames: [String: Set<StateKind>]) {
    self.program = program
    self.tables = tables
    self.statusNames = statusNames
    keyNames = KeyNames(tables.keys)
    var assigned: [String: [AssignedValue]] = [:]
    for (number, file) in program.files.enumerated() {
      for fact in file.assignments where fact.sign == "=" {
        guard let name = fact.target.lastName else { continue }
        assigned[name, default: []].append(
          AssignedValue(value: fact.value, body: BodyRef(file: number, index: fact.body)))
      }
    }
    self.assigned = assigned
  }

  /// Whether conditions hold only once the system has an answer.
  func isLater(_ conditions: [Condition]) -> Bool {
    conditions.contains {
      program.states(leftOpenBy: $0, statusNames)?.contains(.notDetermined) == false
    }
  }

  /// Whether conditions may hold before an answer, together with those that are given.
  func isOpen(_ conditions: [Condition], given: [Condition]) -> Bool {
    !isLater(conditions)
      && !conditions.contains { condition in given.contains { program.exclude($0, condition) } }
  }

  /// How many texts one search finds at most.
  private static let limit = 400

  /// The texts that a value may show, each once; under conditions, those that it can show then.
  func texts(of bound: Bound, given: [Condition] = []) -> [ResolvedText] {
    var search = self
    search.given = given
    var found: [ResolvedText] = []
    search.collect(bound.value, Spot(scope: bound.scope), &found)
    var seen: Set<ResolvedText> = []
    return found.filter { seen.insert($0).inserted }
  }

  func collect(_ value: Value, _ spot: Spot, _ found: inout [ResolvedText]) {
    guard spot.steps < 18, found.count < Self.limit else { return }
    switch value {
    case .text(let text): found += look(up: text, spot)
    case .template(let pieces): found += composed(pieces, spot)
    case .either(let choices):
      for choice in choices where isOpen(choice.guardID, spot.scope) {
        collect(choice.value, spot.next(), &found)
      }
    case .path(let names): collectPath(names, spot, &found)
    case .member(let base, let names): collectMember(base, names, spot, &found)
    case .call(let index):
      collectCall(CallRef(file: spot.scope.body.file, index: index), spot, &found)
    case .closure(let index):
      let body = BodyRef(file: spot.scope.body.file, index: index)
      collectResults(Scope(body: body, outer: spot.scope), spot, &found)
    default: return
    }
  }

  func collectResults(_ scope: Scope, _ spot: Spot, _ found: inout [ResolvedText]) {
    let key = KnownTexts.Key(scope, spot)
    if let texts = spot.known[key], found.count + texts.count < Self.limit { return found += texts }
    let before = found.count
    searchResults(scope, spot, &found)
    if found.count < Self.limit { spot.known[key] = Array(found[before...]) }
  }

  private func searchResults(_ scope: Scope, _ spot: Spot, _ found: inout [ResolvedText]) {
    for index in program.contents(of: scope.body).results {
      let result = program.files[scope.body.file].results[index]
      guard let value = result.value, isOpen(result.guardID, scope) else { continue }
      collect(value, spot.next(scope), &found)
    }
  }

  /// Whether a branch may be the one that is shown.
  private func isOpen(_ guardID: Int?, _ scope: Scope) -> Bool {
    let conditions = program.conditions(from: guardID, in: scope)
    return isOpen(conditions, given: given)
      && !conditions.contains { program.holds($0) == false }
  }

  /// What tables say for a text, those nearest to where it is written.
  func look(up text: String, _ spot: Spot) -> [ResolvedText] {
    tables.texts(of: text, in: spot.table, near: program.files[spot.scope.body.file].path)
  }

  /// A text with holes: a key with a format in each hole, a key that is put together, or, in each
  /// language, its pieces.
  private func composed(_ pieces: [Value], _ spot: Spot) -> [ResolvedText] {
    let parts = pieces.map { piece -> [ResolvedText] in
      if case .text(let text) = piece { return [ResolvedText(text: text)] }
      var inner: [ResolvedText] = []
      collect(piece, spot.next(), &inner)
      return inner
    }
    for format in ["%@", "%lld"] {
      let key = zip(pieces, parts).map { $0.isText ? $1[0].text : format }.joined()
      if tables.has(key) { return look(up: key, spot) }
    }
    let spoken = parts.map { $0.first?.text ?? "…" }.joined()
    if tables.has(spoken) { return look(up: spoken, spot) }
    guard let keyed = parts.first(where: { $0.contains { $0.key != nil } }) else {
      return [ResolvedText(text: spoken, language: tables.sourceLanguage)]
    }
    return keyed.map { text in
      let pieces = parts.map { part in
        (part.first { $0.language == text.language } ?? part.first)?.text ?? "…"
      }
      return ResolvedText(
        text: pieces.joined(), language: text.language, key: text.key, place: text.place)
    }
  }
}

extension Value {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
