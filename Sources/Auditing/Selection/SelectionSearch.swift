import Facts

/// Finds what is near to what asks: the cost of each file grows with every step, and with how
/// common the names are by which the step goes.
struct SelectionSearch {
  /// What is to be looked at from a spot.
  enum Event {
    /// Something here leads to a request: what runs it matters.
    case reaches(NameGraph.Spot)
    /// This is a part of a screen that matters, or of what it shows.
    case wanted(Int32)
  }

  private struct Pair: Hashable {
    var type: Int32
    var member: Int32
  }

  let graph: NameGraph
  /// By cost: what is waiting.
  private var waiting: [[Event]]
  private var reached: Set<NameGraph.Spot> = []
  /// Names of types by which was looked for callers.
  private var followed: Set<Int32> = []
  /// Types that many name, with members by which was looked for callers.
  private var together: Set<Pair> = []
  private var filesNaming: [Int32: [Bool]] = [:]
  /// By piece: what it costs to step to it as to a part of a screen.
  let inward: InwardCosts
  /// By piece: whether all that it names was looked at.
  var isOpened: [Bool]
  /// By file.
  var costs: [Int]

  /// Nothing farther than this is looked for.
  private static let limit = 48
  /// A type that more pieces name is followed only to those that name the wanted member too.
  private static let hub = 12
  init(_ graph: NameGraph) {
    self.graph = graph
    waiting = Array(repeating: [], count: Self.limit + 1)
    inward = InwardCosts(graph)
    isOpened = graph.pieces.map { _ in false }
    costs = graph.indexes.map { _ in Int.max }
  }

  /// Begins with what matters by itself.
  mutating func start(_ words: SeedWords, _ indexes: [SourceIndex]) {
    for (file, index) in indexes.enumerated() {
      let seeds = words.seeds(in: index)
      for (declaration, cost) in seeds.asking.sorted(by: { $0.key < $1.key }) {
        add(.reaches(spot(file, declaration)), cost)
      }
      for use in index.uses where seeds.perhaps.contains(use) && isForeign(use.name) {
        add(.reaches(spot(file, use.declaration)), 4)
      }
      if seeds.isOfInterest || index.isAddressed || index.holdsScheme { costs[file] = 0 }
      if index.isManifest { costs[file] = 0 }
      if words.startsApp(index) {
        for piece in pieces(of: file) { add(.wanted(piece), 2) }
      }
    }
  }

  /// Whether a name is no member of the project's own, and rare enough to be a framework's.
  private func isForeign(_ name: SourceIndex.Name) -> Bool {
    guard let number = graph.number(of: name) else { return false }
    return graph.members[Int(number)].isEmpty && graph.usedAt[Int(number)].count <= 2 * Self.hub
  }

  private func spot(_ file: Int, _ declaration: Int32) -> NameGraph.Spot {
    let piece =
      declaration < 0
      ? Int32(graph.firstPiece[file]) : graph.pieceOf[file][Int(declaration)]
    return NameGraph.Spot(piece: piece, declaration: declaration)
  }

  private func pieces(of file: Int) -> Range<Int32> {
    let end = file + 1 < graph.firstPiece.count ? graph.firstPiece[file + 1] : graph.pieces.count
    return Int32(graph.firstPiece[file])..<Int32(end)
  }

  mutating func add(_ event: Event, _ cost: Int) {
    if cost <= Self.limit { waiting[cost].append(event) }
  }

  /// The cost of each file; `Int.max` where nothing leads to it.
  mutating func run() -> [Int] {
    for cost in 0...Self.limit {
      var next = 0
      while next < waiting[cost].count {
        switch waiting[cost][next] {
        case .reaches(let spot): reach(spot, cost)
        case .wanted(let piece): open(piece, cost)
        }
        next += 1
      }
    }
    return costs
  }

  private mutating func reach(_ spot: NameGraph.Spot, _ cost: Int) {
    guard reached.insert(spot).inserted else { return }
    open(spot.piece, cost, isReached: true)
    let file = graph.pieces[Int(spot.piece)].file
    guard spot.declaration >= 0 else { return reachScene(spot.piece, cost) }
    let index = graph.indexes[file]
    var member: Int32?
    let declaration = index.declarations[Int(spot.declaration)]
    switch declaration.kind {
    case .function, .variable, .enumCase:
      member = graph.declaredNames[file][Int(spot.declaration)]
    default: break
    }
    if let member { followMember(member, cost, in: file) }
    var next = spot.declaration
    while next >= 0 {
      if index.declarations[Int(next)].kind.isOfType {
        followType(
          graph.declaredNames[file][Int(next)], member, cost,
          isShown: inward.isShown[Int(spot.piece)])
        followAncestors(of: next, spot.piece, member, cost)
      }
      next = index.declarations[Int(next)].parent
    }
  }

  /// A storyboard connects its controllers with each other.
  private mutating func reachScene(_ piece: Int32, _ cost: Int) {
    guard graph.indexes[graph.pieces[Int(piece)].file].declarations.isEmpty else { return }
    for use in graph.pieces[Int(piece)].uses {
      if graph.isQuoted[Int(use.name)] { followText(use.name, cost) }
      for home in graph.types[Int(use.name)] {
        let declaration = graph.pieces[Int(home)].declaration
        add(.reaches(NameGraph.Spot(piece: home, declaration: declaration)), cost + 4)
      }
    }
  }

  /// Who instantiates a scene.
  private mutating func followText(_ name: Int32, _ cost: Int) {
    let users = graph.usedAt[Int(name)]
    for user in users { add(.reaches(user), cost + 1 + Self.log(users.count)) }
  }

  private mutating func followMember(_ name: Int32, _ cost: Int, in file: Int) {
    let homes = graph.members[Int(name)].count
    let users = graph.usedAt[Int(name)]
    // A step within a file costs nothing: it is parsed as a whole.
    for user in users where graph.pieces[Int(user.piece)].file == file {
      add(.reaches(user), cost)
    }
    guard homes <= 3 else { return }
    let step = max(1, Self.log(users.count)) + 2 * (homes - 1)
    for user in users { add(.reaches(user), cost + step) }
  }

  private mutating func followType(
    _ name: Int32, _ member: Int32?, _ cost: Int, isShown: Bool
  ) {
    // Only what the project declares is followed.
    guard !graph.types[Int(name)].isEmpty else { return }
    let users = graph.usedAt[Int(name)]
    let isHub = users.count > Self.hub
    if followed.insert(name).inserted {
      // Whoever makes a view shows it; an object may be made for something else.
      let detour = isHub ? 10 : isShown || member == nil ? 0 : 3
      let step = max(1, Self.log(users.count)) + detour
      for user in users { add(.reaches(user), cost + step) }
    }
    guard isHub || !isShown, let member,
      together.insert(Pair(type: name, member: member)).inserted
    else { return }
    let files = files(naming: name)
    let named = graph.usedAt[Int(member)].filter { files[graph.pieces[Int($0.piece)].file] }
    let step = max(1, Self.log(named.count))
    for user in named { add(.reaches(user), cost + step) }
  }

  /// Protocols and base classes, through which callers may know the type.
  private mutating func followAncestors(
    of declaration: Int32, _ piece: Int32, _ member: Int32?, _ cost: Int
  ) {
    for name in graph.ancestors[NameGraph.Spot(piece: piece, declaration: declaration)] ?? [] {
      followType(name, member, cost + 1, isShown: false)
    }
  }

  /// By file: whether it names a type that many name.
  private mutating func files(naming type: Int32) -> [Bool] {
    if let known = filesNaming[type] { return known }
    var files = graph.indexes.map { _ in false }
    for user in graph.usedAt[Int(type)] { files[graph.pieces[Int(user.piece)].file] = true }
    filesNaming[type] = files
    return files
  }

  static func log(_ count: Int) -> Int {
    count < 2 ? 0 : Int.bitWidth - 1 - count.leadingZeroBitCount
  }
}

extension SourceIndex {
  /// Whether it describes a package, or a project as Tuist's manifests do.
  var isManifest: Bool {
    path.hasSuffix("Project.swift") || path.contains("ProjectDescriptionHelpers/")
      || path == "Package.swift" || path.hasSuffix("/Package.swift")
  }
}

extension SourceIndex.Declaration.Kind {
  /// Whether it declares or extends a type.
  var isOfType: Bool {
    switch self {
    case .type, .protocolType, .extensionOf: true
    default: false
    }
  }
}
