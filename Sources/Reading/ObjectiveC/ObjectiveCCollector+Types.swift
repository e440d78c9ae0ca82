import Facts

/// Types as facts keep them: `String` of `NSString *`, `[Page]` of `NSArray<Page *> *`,
/// `(Bool) -> Void` of a block.
extension ObjectiveCCollector {
  /// The names that a declaration declares, with their types.
  struct Declarators {
    var names: [(name: String, type: String?)] = []
    var isOutlet = false
  }

  /// `IBOutlet UIButton *go, *skip`, `void (^onDone)(BOOL)`
  func declarators(in range: Range<Int>) -> Declarators {
    var found = Declarators()
    found.isOutlet = tokens[range].contains { $0.word == "IBOutlet" }
    if let caret = range.first(where: { tokens[$0].word == "^" && tokens[$0].kind == .sign }) {
      let name = tokens[caret..<range.upperBound].first { isPlainName($0) }
      if let name { found.names = [(text(name), typeText(in: range))] }
      return found
    }
    let parts = pieces(of: range)
    guard let first = parts.first else { return found }
    let names = parts.map { part in nameIndex(in: part) }
    guard let last = names[0] else { return found }
    let type = typeText(in: first.lowerBound..<last)
    for case let index? in names { found.names.append((text(tokens[index]), type)) }
    return found
  }

  /// The last name of a part, before bits, sizes and attributes.
  private func nameIndex(in range: Range<Int>) -> Int? {
    var end = range.upperBound
    for index in range where tokens[index].kind == .sign {
      if [":", "=", "["].contains(tokens[index].word) || tokens[index].word == "(" {
        end = index
        break
      }
    }
    var found: Int?
    for index in range.lowerBound..<end where isPlainName(tokens[index]) {
      if found != nil, text(tokens[index]).isMacroName { continue }
      found = index
    }
    return found
  }

  private func isPlainName(_ token: Token) -> Bool {
    token.kind == .name && !Self.qualifiers.contains(token.word)
  }

  /// The parts between commas outside of brackets.
  private func pieces(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var level = 0
    var start = range.lowerBound
    for index in range where tokens[index].kind == .sign {
      switch tokens[index].word {
      case "(", "[", "<": level += 1
      case ")", "]", ">": level -= 1
      case "," where level <= 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    parts.append(start..<range.upperBound)
    return parts.filter { !$0.isEmpty }
  }

  static let qualifiers: Set<Word> = [
    "const", "static", "extern", "inline", "volatile", "register", "auto", "struct", "enum",
    "union", "unsigned", "signed", "nullable", "nonnull", "null_unspecified", "_Nullable",
    "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "__kindof", "__weak", "__strong",
    "__block", "__unsafe_unretained", "__autoreleasing", "__unused", "__bridge", "in", "out",
    "inout", "oneway", "bycopy", "IBOutlet", "IBInspectable", "constexpr", "mutable", "typename",
    "__bridge_transfer", "__bridge_retained", "FOUNDATION_EXPORT", "UIKIT_EXTERN",
    "FOUNDATION_EXTERN", "OBJC_EXTERN", "NS_NOESCAPE", "__attribute__", "thread_local",
  ]

  /// The type that tokens write; nil for `void`, `id` and what is none.
  func typeText(in range: Range<Int>) -> String? {
    guard range.lowerBound < range.upperBound else { return nil }
    if let caret = range.first(where: { tokens[$0].word == "^" && tokens[$0].kind == .sign }) {
      return blockType(range, caret)
    }
    guard let first = range.first(where: { isPlainName(tokens[$0]) }) else { return nil }
    let name = text(tokens[first])
    let arguments = angleRange(after: first, in: range)
    switch name {
    case "void", "IBAction": return nil
    case "instancetype": return "Self"
    case "id", "Class": return arguments.flatMap { typeText(in: $0) }
    case "typeof", "__typeof", "__typeof__", "decltype": return nil
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet":
      return arguments.flatMap { typeText(in: $0) }.map { "[\($0)]" } ?? ClassNames.swift(name)
    default: return ClassNames.swift(name)
    }
  }

  /// What stands between the angle brackets behind a name.
  private func angleRange(after name: Int, in range: Range<Int>) -> Range<Int>? {
    guard name + 1 < range.upperBound, tokens[name + 1].word == "<" else { return nil }
    var level = 0
    for index in name + 1..<range.upperBound {
      switch tokens[index].word {
      case "<": level += 1
      case ">": level -= 1
      case ">>": level -= 2
      default: break
      }
      if level <= 0 { return name + 2..<max(name + 2, index) }
    }
    return nil
  }

  /// `BOOL (^)(NSString *text)`: `(String) -> Bool`.
  private func blockType(_ range: Range<Int>, _ caret: Int) -> String {
    let head = range.lowerBound..<max(range.lowerBound, caret - 1)
    let result = typeText(in: head) ?? "Void"
    var open = caret + 1
    while open < range.upperBound, tokens[open].word != "(" { open += 1 }
    guard open < range.upperBound else { return "() -> \(result)" }
    let close = min(indexAfterBrackets(from: open), range.upperBound) - 1
    guard open + 1 < close else { return "() -> \(result)" }
    let types = pieces(of: open + 1..<close).compactMap { part -> String? in
      part.count == 1 && tokens[part.lowerBound].word == "void" ? nil : typeText(in: part) ?? "Any"
    }
    return "(\(types.joined(separator: ", "))) -> \(result)"
  }

  /// `(BOOL granted, NSError *error)`: the parameters of a block or a C function; passes them.
  func parameters() -> [Body.Parameter] {
    guard at("(") else { return [] }
    let end = indexAfterBrackets(from: index)
    let inner = index + 1..<max(index + 1, end - 1)
    index = end
    return pieces(of: inner).enumerated().compactMap { number, part in
      let found = declarators(in: part)
      if part.count == 1, tokens[part.lowerBound].word == "void" { return nil }
      guard let name = found.names.first?.name else { return nil }
      // A part of one name is a type without a name.
      let isNamed =
        part.count(where: { isPlainName(tokens[$0]) }) > 1 || name != text(tokens[part.lowerBound])
      guard isNamed else {
        return Body.Parameter(label: "_", name: "$\(number)", type: typeText(in: part))
      }
      if name.hasPrefix("_") { lowNames.insert(name) }
      return Body.Parameter(label: "_", name: name, type: found.names.first?.type)
    }
  }
}

extension String {
  /// Whether it is written as macros are: `NS_UNAVAILABLE`.
  fileprivate var isMacroName: Bool {
    utf8.contains(95)
      && utf8.allSatisfy { $0 == 95 || ($0 >= 48 && $0 <= 57) || ($0 >= 65 && $0 <= 90) }
  }
}
