/// How tightly an operator binds, from loose to tight, as the standard library declares it.
enum Precedence: Int, Comparable {
  case assignment, ternary, unknown, disjunction, conjunction, comparison, coalescing, casting
  case range, addition, multiplication, shift

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Of an operator by its sign; operators of the app's own are `unknown`.
  init(of sign: String) {
    switch sign {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      self = .assignment
    case "||": self = .disjunction
    case "&&": self = .conjunction
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": self = .comparison
    case "??": self = .coalescing
    case "...", "..<": self = .range
    case "+", "-", "|", "^", "&+", "&-": self = .addition
    case "*", "/", "%", "&", "&*": self = .multiplication
    case "<<", ">>", "&<<", "&>>": self = .shift
    default: self = .unknown
    }
  }

  /// The next tighter one: what the right side of a left-associative operator may hold.
  var tighter: Int { rawValue + 1 }
}
