import Facts

/// Which pieces of code declare and use which names, over all files; names are dense numbers.
///
/// A piece is a declaration at file level with all that stands in it, or what stands outside of
/// all.
struct NameGraph: Sendable {
  /// One piece.
  struct Piece: Sendable {
    var file: Int
    /// Its first declaration; -1 for what stands outside of all.
    var declaration: Int32
    /// What it names, and in which of its declarations.
    var uses: [Use] = []
  }
  struct Use: Sendable {
    var name: Int32
    var declaration: Int32
  }
  /// A piece, and one of its declarations.
  struct Spot: Sendable, Hashable {
    var piece: Int32
    var declaration: Int32
  }

  let indexes: [SourceIndex]
  private(set) var pieces: [Piece] = []
  /// By file: the number of its first piece.
  private(set) var firstPiece: [Int] = []
  /// By name: where it is used.
  private(set) var usedAt: [[Spot]] = []
  /// By name: pieces that declare a type of it.
  private(set) var types: [[Int32]] = []
  /// By name: pieces that extend a type of it.
  private(set) var extensions: [[Int32]] = []
  /// By name: functions, variables and cases of it.
  private(set) var members: [[Spot]] = []
  /// By declaration of a type: what it inherits from, and other names before its first member.
  private(set) var ancestors: [Spot: [Int32]] = [:]
  /// By name: whether it is a text in quotes.
  private(set) var isQuoted: [Bool] = []
  /// By file and declaration: the number of its name.
  private(set) var declaredNames: [[Int32]] = []
  /// By file and declaration: the piece in which it stands.
  private(set) var pieceOf: [[Int32]] = []
  private var numbers: [SourceIndex.Name: Int32] = [:]

  init(_ indexes: [SourceIndex]) {
    self.indexes = indexes
    numbers.reserveCapacity(1 << 17)
    for file in indexes.indices { add(file) }
  }

  /// The number of a name; nil where no file has it.
  func number(of name: SourceIndex.Name) -> Int32? { numbers[name] }

  private mutating func intern(_ name: SourceIndex.Name) -> Int32 {
    if let known = numbers[name] { return known }
    let number = Int32(usedAt.count)
    numbers[name] = number
    usedAt.append([])
    types.append([])
    extensions.append([])
    isQuoted.append(name.isQuoted)
    members.append([])
    return number
  }

  private mutating func add(_ file: Int) {
    let index = indexes[file]
    firstPiece.append(pieces.count)
    let outside = Int32(pieces.count)
    pieces.append(Piece(file: file, declaration: -1))
    var homes: [Int32] = []
    var names: [Int32] = []
    homes.reserveCapacity(index.declarations.count)
    for (number, declaration) in index.declarations.enumerated() {
      let name = intern(declaration.name)
      names.append(name)
      var home = Int32(pieces.count)
      if declaration.parent < 0 {
        pieces.append(Piece(file: file, declaration: Int32(number)))
      } else {
        home = homes[Int(declaration.parent)]
      }
      homes.append(home)
      switch declaration.kind {
      case .type, .protocolType, .typeAlias: types[Int(name)].append(home)
      case .extensionOf: extensions[Int(name)].append(home)
      case .function, .variable, .enumCase:
        members[Int(name)].append(Spot(piece: home, declaration: Int32(number)))
      case .initializer: break
      }
    }
    for use in index.uses {
      let name = intern(use.name)
      let piece = use.declaration < 0 ? outside : homes[Int(use.declaration)]
      pieces[Int(piece)].uses.append(Use(name: name, declaration: use.declaration))
      let spot = Spot(piece: piece, declaration: use.declaration)
      usedAt[Int(name)].append(spot)
      if use.declaration >= 0, index.declarations[Int(use.declaration)].kind.isOfType {
        ancestors[spot, default: []].append(name)
      }
    }
    declaredNames.append(names)
    pieceOf.append(homes)
  }
}
