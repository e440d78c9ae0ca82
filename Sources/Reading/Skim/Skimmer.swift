import Facts

/// Scans the bytes of a Swift file for what it declares and names, without parsing it.
///
/// Comments and texts are passed correctly, nested and raw ones and interpolations too. Where a
/// file is broken the index is of little use, and no reading fails.
package struct Skimmer {
  let bytes: UnsafeBufferPointer<UInt8>
  let schemes: [[UInt8]]
  var at = 0
  var index: SourceIndex
  var names = NameTable()
  /// The open braces, innermost last.
  var braces: [Brace] = []
  /// Open parentheses and brackets since the innermost brace.
  var parentheses = 0
  /// The declaration whose name was read and whose body may follow.
  var pending: Int32?
  /// What the next name declares.
  var expected: SourceIndex.Declaration.Kind?
  /// Whether further cases may follow behind a comma.
  var isInCases = false

  /// One open brace.
  struct Brace {
    /// The declaration around the code in it.
    var declaration: Int32
    /// Whether it is the body of its declaration, and not of something in it.
    var isBody: Bool
    /// Whether members are declared in it.
    var isType: Bool
    /// Whether it is the body of an enumeration.
    var isEnum: Bool
    /// What is pending again behind it: a variable's value may go on.
    var pendingBehind: Int32?
    var parentheses: Int
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String, schemes: [[UInt8]]) {
    self.bytes = bytes
    self.schemes = schemes
    index = SourceIndex(path: path, size: bytes.count)
  }

  /// The index of a file; `schemes` are beginnings of addresses, in lower case, up to the colon.
  package static func read(_ bytes: [UInt8], path: String, schemes: [String]) -> SourceIndex {
    bytes.withUnsafeBufferPointer { buffer in
      var skimmer = Skimmer(buffer, path: path, schemes: schemes.map { Array($0.utf8) })
      skimmer.run(isNested: false, depth: 0)
      return skimmer.index
    }
  }

  /// Reads to the end, or, in an interpolation, to the parenthesis that closes it.
  mutating func run(isNested: Bool, depth: Int) {
    var open = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), 128...:
        word()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): passWord()
      case UInt8(ascii: "\""): text(hashes: 0, depth: depth)
      case UInt8(ascii: "#"): hash(depth: depth)
      case UInt8(ascii: "/"): slash()
      case UInt8(ascii: "{"):
        openBrace()
        at += 1
      case UInt8(ascii: "}"):
        closeBrace()
        at += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        open += 1
        parentheses += 1
        at += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        at += 1
        if isNested, open == 0 { return }
        open -= 1
        parentheses = max(0, parentheses - 1)
      case UInt8(ascii: ","):
        if isInCases, parentheses == 0 { expected = .enumCase }
        at += 1
      default: at += 1
      }
    }
  }

  /// The innermost declaration.
  var declaration: Int32 { pending ?? braces.last?.declaration ?? -1 }

  /// Whether members or globals are declared here, not locals.
  private var isDeclaring: Bool { parentheses == 0 && (braces.last?.isType ?? true) }

  private mutating func openBrace() {
    let isBody = pending != nil && parentheses == 0
    let kind = isBody ? index.declarations[Int(pending!)].kind : nil
    braces.append(
      Brace(
        declaration: declaration, isBody: isBody,
        isType: kind.map(\.holdsMembers) ?? false,
        isEnum: kind == .type && isEnum,
        pendingBehind: isBody && kind != .variable ? nil : pending, parentheses: parentheses))
    pending = nil
    parentheses = 0
    isInCases = false
    expected = nil
  }

  private mutating func closeBrace() {
    guard let brace = braces.popLast() else { return }
    if brace.isBody { index.declarations[Int(brace.declaration)].end = Int32(at) }
    parentheses = brace.parentheses
    pending = brace.pendingBehind
    isInCases = false
    expected = nil
  }

  /// Whether the pending declaration is of an enumeration.
  private var isEnum = false

  private mutating func word() {
    let start = at
    var code = SourceIndex.Name.start
    while at < bytes.count, bytes[at].isOfWord {
      code = SourceIndex.Name.adding(bytes[at], to: code)
      at += 1
    }
    let name = SourceIndex.Name(sum: code)
    if at - start <= Keyword.longest, let keyword = Keyword.table[name.code] {
      take(keyword, name, after: start)
    } else if let kind = expected {
      declare(kind, name, at: start)
    } else {
      use(name)
    }
  }

  private mutating func take(_ keyword: Keyword, _ name: SourceIndex.Name, after start: Int) {
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    guard !isMember else { return use(name) }
    switch keyword {
    case .type(let kind, let isEnum) where isDeclaring:
      expected = kind
      self.isEnum = isEnum
    case .member(let kind) where isDeclaring: expected = kind
    case .importing: takeImport()
    case .enumCase where parentheses == 0 && braces.last?.isEnum == true:
      expected = .enumCase
      isInCases = true
    case .initializer where isDeclaring && !braces.isEmpty:
      declare(.initializer, name, at: start)
    default: break
    }
  }

  private mutating func declare(
    _ kind: SourceIndex.Declaration.Kind, _ name: SourceIndex.Name, at start: Int
  ) {
    expected = nil
    if kind != .enumCase { isInCases = false }
    let parent = braces.last?.declaration ?? -1
    pending = Int32(index.declarations.count)
    index.declarations.append(
      SourceIndex.Declaration(kind: kind, name: name, parent: parent, start: Int32(start)))
  }

  mutating func use(_ name: SourceIndex.Name) {
    let use = SourceIndex.Use(name: name, declaration: declaration)
    if names.insert(use) { index.uses.append(use) }
  }

  /// The module of an import: behind the kind of what is imported, before the first dot.
  private mutating func takeImport() {
    let start = at
    while at < bytes.count, bytes[at] != 10, bytes[at] != 13, bytes[at] != UInt8(ascii: ";") {
      at += 1
    }
    let words = String(decoding: bytes[start..<at], as: UTF8.self).split(separator: " ")
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    guard let path = words.first(where: { !kinds.contains($0) }) else { return }
    index.imports.append(String(path.prefix { $0 != "." }))
  }

  /// Passes a number, with its letters.
  private mutating func passWord() {
    while at < bytes.count, bytes[at].isOfWord { at += 1 }
  }
}

extension UInt8 {
  /// Whether it may stand in a name.
  @inline(__always)
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}

extension SourceIndex.Declaration.Kind {
  /// Whether its braces hold members.
  var holdsMembers: Bool {
    switch self {
    case .type, .protocolType, .extensionOf: true
    default: false
    }
  }
}
