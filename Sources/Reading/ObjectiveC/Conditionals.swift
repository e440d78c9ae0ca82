/// Decides which branches of the preprocessor's conditions are read.
///
/// Where each branch is whole statements or declarations, all are kept, with the directives between
/// them, and become conditions. Where a branch opens what another closes, or stands inside of an
/// expression, the first is read alone. What `#if 0` leaves out is left out.
struct Conditionals {
  private let tokens: [Token]
  private let isZero: (Token) -> Bool
  private var kept: [Token] = []

  /// The tokens to parse.
  static func resolved(_ tokens: [Token], isZero: @escaping (Token) -> Bool) -> [Token] {
    guard tokens.contains(where: { $0.kind == .directive }) else { return tokens }
    var pass = Conditionals(tokens: tokens, isZero: isZero)
    pass.kept.reserveCapacity(tokens.count)
    pass.run()
    return pass.kept
  }

  private init(tokens: [Token], isZero: @escaping (Token) -> Bool) {
    self.tokens = tokens
    self.isZero = isZero
  }

  /// One `#if` … `#endif`: where its branches start, by the index of the directive.
  private struct Group {
    var branches: [Int]
    var end: Int
    /// Whether the directives stay.
    var isKept: Bool
    /// The branches that are read where they do not.
    var chosen: Int
  }

  /// What to do at the directives that belong to a group.
  private var plans: [Int: Plan] = [:]
  private enum Plan { case keep, drop, skip(to: Int) }

  private mutating func run() {
    plan()
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard token.kind == .directive else {
        kept.append(token)
        index += 1
        continue
      }
      switch plans[index] {
      case .keep?:
        kept.append(token)
        index += 1
      case .skip(let next)?: index = next
      case .drop?: index += 1
      case nil:
        if !Self.openings.contains(token.word), !Self.middles.contains(token.word) {
          kept.append(token)
        }
        index += 1
      }
    }
  }

  static let openings: Set<Word> = ["if", "ifdef", "ifndef"]
  static let middles: Set<Word> = ["else", "elif", "elifdef", "elifndef", "endif"]

  /// Finds the groups, innermost first, and plans each.
  private mutating func plan() {
    var open: [[Int]] = []
    // How deep in brackets each directive stands: braces apart from the others.
    var depths: [Int: Depth] = [:]
    var depth = Depth()
    for (index, token) in tokens.enumerated() {
      if token.kind == .sign { depth.count(token.word) }
      guard token.kind == .directive else { continue }
      depths[index] = depth
      if Self.openings.contains(token.word) {
        open.append([index])
      } else if token.word == "endif" {
        guard let branches = open.popLast() else { continue }
        depth = settle(branches, end: index, depths)
      } else if Self.middles.contains(token.word), !open.isEmpty {
        open[open.count - 1].append(index)
        // Each branch starts as deep as the first.
        depth = depths[open[open.count - 1][0]]!
        endDepths[index] = depths[index]
      }
    }
  }

  /// How deep the branch before a directive ends.
  private var endDepths: [Int: Depth] = [:]

  private struct Depth: Equatable {
    var braces = 0
    var others = 0
    mutating func count(_ word: Word) {
      switch word {
      case "{": braces += 1
      case "}": braces -= 1
      case "(", "[": others += 1
      case ")", "]": others -= 1
      default: break
      }
    }
  }

  /// Plans one group and gives the depth behind it.
  private mutating func settle(_ branches: [Int], end: Int, _ depths: [Int: Depth]) -> Depth {
    let start = depths[branches[0]]!
    let ends = branches.dropFirst().map { endDepths[$0]! } + [depths[end]!]
    let isNever = tokens[branches[0]].word == "if" && isZero(tokens[branches[0]])
    let isWhole = ends.allSatisfy { $0 == start } && isBoundary(before: branches[0], start)
    let edges = branches + [end]
    if isWhole, !isNever {
      for edge in edges { plans[edge] = .keep }
      return start
    }
    let chosen = isNever ? 1 : 0
    for (number, edge) in edges.enumerated() {
      plans[edge] =
        number == chosen || edge == end ? .drop : .skip(to: edges[number + 1])
    }
    return chosen < ends.count ? ends[chosen] : start
  }

  /// Whether a statement or declaration may start at a directive.
  private func isBoundary(before index: Int, _ depth: Depth) -> Bool {
    guard depth.others <= 0 else { return false }
    guard depth.braces > 0, index > 0 else { return true }
    let before = tokens[index - 1]
    return before.kind == .directive || [";", "{", "}", ":"].contains(before.word)
  }
}
