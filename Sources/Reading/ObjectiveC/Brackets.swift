/// Where brackets end, found once for all tokens.
///
/// A bracket that nothing closes ends before the `}` that closes what is around it, else with the
/// file.
struct Brackets {
  /// By opening bracket: the index behind the closing one; 0 for other tokens.
  private(set) var ends: [Int]
  private var open: [(index: Int, close: Word)] = []
  /// How many brackets wait for each closing one.
  private var waiting: [Word: Int] = [:]

  init(_ tokens: [Token]) {
    ends = Array(repeating: 0, count: tokens.count)
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.word {
      case "(": push(index, ")")
      case "[": push(index, "]")
      case "{": push(index, "}")
      case ")", "]", "}": pop(token.word, at: index)
      default: break
      }
    }
    for bracket in open { ends[bracket.index] = tokens.count - 1 }
    open = []
  }

  private mutating func push(_ index: Int, _ close: Word) {
    open.append((index, close))
    waiting[close, default: 0] += 1
  }

  private mutating func pop(_ word: Word, at index: Int) {
    let isAwaited = waiting[word, default: 0] > 0
    guard isAwaited || word == "}" else { return }
    while let last = open.popLast() {
      waiting[last.close, default: 0] -= 1
      ends[last.index] = last.close == word ? index + 1 : index
      if last.close == word { return }
    }
  }
}
