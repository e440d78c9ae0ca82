import Facts

/// From what matters to what it is made of.
extension SelectionSearch {
  /// Keeps a file, and looks at what a piece of it names.
  mutating func open(_ piece: Int32, _ cost: Int, isReached: Bool = false) {
    let file = graph.pieces[Int(piece)].file
    costs[file] = min(costs[file], cost)
    guard !isOpened[Int(piece)] else { return }
    isOpened[Int(piece)] = true
    // What is shown on the way to a request is nearer than what that shows in turn.
    let start = isReached ? cost - 1 : cost
    for use in graph.pieces[Int(piece)].uses { want(Int(use.name), start) }
    openParts(of: piece, cost)
  }

  private mutating func want(_ name: Int, _ cost: Int) {
    let homes = graph.types[name]
    if !homes.isEmpty {
      for home in homes { want(home, cost + Self.log(homes.count)) }
    } else if graph.isQuoted[name] {
      // Few share a key or an identifier by chance.
      let users = graph.usedAt[name]
      if users.count <= 4 { for user in users { want(user.piece, cost + 1) } }
    } else if graph.members[name].count <= 2 {
      for home in graph.members[name] { want(home.piece, cost) }
    } else {
      // What the app adds to a type of the system's.
      let all = graph.extensions[name]
      for home in all { want(home, cost + 1 + Self.log(all.count)) }
    }
  }

  private mutating func want(_ piece: Int32, _ cost: Int) {
    add(.wanted(piece), cost + inward.costs[Int(piece)])
  }

  /// A type and its extensions belong together.
  private mutating func openParts(of piece: Int32, _ cost: Int) {
    let first = graph.pieces[Int(piece)]
    guard first.declaration >= 0 else { return }
    let declaration = graph.indexes[first.file].declarations[Int(first.declaration)]
    guard declaration.kind.isOfType else { return }
    let name = Int(graph.declaredNames[first.file][Int(first.declaration)])
    guard !graph.types[name].isEmpty, graph.types[name].count < 3 else { return }
    for part in graph.types[name] + graph.extensions[name] { add(.wanted(part), cost + 1) }
  }
}
