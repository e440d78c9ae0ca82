import Facts

/// Parses the tokens of one file from front to back, and writes down its facts on the way.
///
/// The walk keeps where it stands (type, body, condition), as `Collector` does for Swift; every
/// function that changes one of these puts it back. Every loop passes at least one token a turn.
final class ObjectiveCCollector {
  let tokens: [Token]
  let brackets: Brackets
  let bytes: [UInt8]
  let lines: SourceLines
  /// The token that comes next; never behind the last, which is an end.
  var index = 0 {
    didSet { if index >= tokens.count { index = tokens.count - 1 } }
  }
  var facts: SwiftFacts
  var problems: [ReadingProblem] = []

  /// The class around the current code.
  var owner: String?
  /// The body around the current code; nil between members and at file level.
  var body: Int?
  /// The innermost condition, within `body`.
  var guardID: Int?
  /// Conditions of the preprocessor that are open.
  var conditionals: [Conditional] = []
  var lastOrigin = -1
  /// How deep statements and expressions are nested.
  var depth = 0
  /// Names that stand for `self` in the current method: `weakSelf`.
  var selfNames: Set<String> = []
  /// Locals and parameters whose name starts with a low line, as those of ivars do.
  var lowNames: Set<String> = []
  /// Where the properties of a class stand in the facts, by class and name.
  var declared: [String: Int] = [:]

  /// One `#if` and the condition of its current branch.
  struct Conditional {
    var outer: Int?
    var origin: Int
    var test: Guard?
  }

  /// Bounds the stack of this walk, and what other code must be able to recurse into.
  static let maximumDepth = 160

  init(tokens: [Token], bytes: [UInt8], lines: SourceLines) {
    // A look ahead of a few tokens needs no care.
    self.tokens = tokens + Array(repeating: tokens[tokens.count - 1], count: 4)
    brackets = Brackets(self.tokens)
    self.bytes = bytes
    self.lines = lines
    facts = SwiftFacts(path: lines.path)
    facts.isObjectiveC = true
  }

  // MARK: - Tokens

  var token: Token { tokens[index] }

  func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  var isAtEnd: Bool { token.kind == .end }

  func advance() { if index < tokens.count - 1 { index += 1 } }

  /// Whether the next token is this sign.
  func at(_ sign: Word) -> Bool { token.kind == .sign && token.word == sign }

  /// Whether the next token is this name.
  func atName(_ name: Word) -> Bool { token.kind == .name && token.word == name }

  /// Whether the next token is this name behind an `@`.
  func atWord(_ name: Word) -> Bool { token.kind == .atWord && token.word == name }

  /// Passes a sign if it is next.
  @discardableResult
  func take(_ sign: Word) -> Bool {
    guard at(sign) else { return false }
    advance()
    return true
  }

  func text(_ token: Token) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Passes a name and gives it; nil where none is next.
  func takeName() -> String? {
    guard token.kind == .name else { return nil }
    defer { advance() }
    return text(token)
  }

  // MARK: - Places

  func place(_ token: Token) -> Place { lines.place(from: token.start, to: token.end) }

  /// From a token to the last one that was passed.
  func place(from start: Int) -> Place {
    let last = tokens[max(start, index - 1)]
    return lines.place(from: tokens[start].start, to: last.end)
  }

  // MARK: - Brackets

  /// Passes a bracket with all that it holds; nothing where none is next.
  func skipBrackets() { index = indexAfterBrackets(from: index) }

  /// Behind the bracket that closes the one at an index; the index itself, where none is there.
  func indexAfterBrackets(from start: Int) -> Int { max(start, brackets.ends[start]) }

  /// Passes `<…>` of generics or templates; false, and nothing passed, where it is no such list.
  @discardableResult
  func skipAngles() -> Bool {
    guard at("<") else { return false }
    var level = 0
    var next = index
    while next < tokens.count, next - index < 200 {
      let token = tokens[next]
      guard token.kind == .name || token.kind == .sign || token.kind == .number else {
        return false
      }
      switch token.word {
      case "<": level += 1
      case ">": level -= 1
      case ">>": level -= 2
      case ";", "{", "}", "&&", "||", "=", "==": if token.kind == .sign { return false }
      default: break
      }
      next += 1
      if level <= 0 {
        index = next
        return true
      }
    }
    return false
  }

  // MARK: - Facts

  func addBody(_ body: Body) -> Int {
    facts.bodies.append(body)
    return facts.bodies.count - 1
  }

  func addGuard(_ new: Guard) -> Int {
    facts.guards.append(new)
    return facts.guards.count - 1
  }

  func newOrigin() -> Int {
    lastOrigin += 1
    return lastOrigin
  }

  /// Runs `step` with the given condition as the innermost one.
  func under<T>(_ condition: Int?, _ step: () -> T) -> T {
    let outer = guardID
    guardID = condition
    defer { guardID = outer }
    return step()
  }

  /// Walks inside a body: conditions start anew.
  func inside(_ index: Int, _ step: () -> Void) {
    let outer = (body, guardID, conditionals)
    (body, guardID, conditionals) = (index, nil, [])
    step()
    (body, guardID, conditionals) = outer
  }

  func report(_ message: String, at place: Place) {
    guard problems.isEmpty else { return }
    problems.append(
      ReadingProblem(
        .partlyRead, at: place, message,
        help: "Make the file compile; what stands around this place was read."))
  }

  /// Runs one step of the walk; where it would go too deep, what it would read is passed.
  func deeper<T>(_ fallback: T, _ step: () -> T) -> T {
    guard depth < Self.maximumDepth else {
      report("code nested too deeply to follow", at: place(token))
      if token.kind == .sign, ["(", "[", "{"].contains(token.word) {
        skipBrackets()
      } else {
        advance()
      }
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return step()
  }
}
