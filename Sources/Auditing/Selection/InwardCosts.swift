import Facts

/// What it costs to step to a piece as to a part of something that matters: least for what a person
/// sees, most for what only computes.
struct InwardCosts {
  /// By piece.
  let costs: [Int]
  /// By piece: whether a person sees it.
  let isShown: [Bool]

  init(_ graph: NameGraph) {
    let shows = Self.marks(SeedWords.showing, graph)
    let keeps = Self.marks(SeedWords.keeping, graph)
    let isShown = graph.pieces.map { $0.uses.contains { shows[Int($0.name)] } }
    self.isShown = isShown
    let isTable = Self.tables(graph)
    costs = graph.pieces.enumerated().map { number, piece in
      let index = graph.indexes[piece.file]
      var cost = Self.computing
      if isShown[number] || isTable[number] {
        cost = Self.showing
      } else if piece.uses.contains(where: { keeps[Int($0.name)] }) || index.declaresCases {
        cost = Self.keeping
      }
      return cost
    }
  }

  private static let showing = 3
  private static let keeping = 4
  private static let computing = 5

  /// By piece: whether it is little but variables, as a table of texts is.
  private static func tables(_ graph: NameGraph) -> [Bool] {
    var variables = graph.pieces.map { _ in 0 }
    var functions = variables
    for (file, index) in graph.indexes.enumerated() {
      for (number, declaration) in index.declarations.enumerated() {
        let piece = Int(graph.pieceOf[file][number])
        if declaration.kind == .variable { variables[piece] += 1 }
        if declaration.kind == .function { functions[piece] += 1 }
      }
    }
    return zip(variables, functions).map { $0 >= 8 && $0 >= 4 * $1 }
  }

  /// By name: whether it is one of some.
  private static func marks(_ names: Set<SourceIndex.Name>, _ graph: NameGraph) -> [Bool] {
    var marks = graph.usedAt.map { _ in false }
    for name in names {
      if let number = graph.number(of: name) { marks[Int(number)] = true }
    }
    return marks
  }
}

extension SourceIndex {
  /// Whether an enumeration stands in it.
  fileprivate var declaresCases: Bool { declarations.contains { $0.kind == .enumCase } }
}
