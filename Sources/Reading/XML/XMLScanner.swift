/// Splits XML into tags and texts and knows where each stands.
///
/// FoundationXML's parser gives no byte columns and no ranges, hence this one. It expands the five
/// predefined entities and character references alone and never looks at what a DOCTYPE declares.
struct XMLScanner {
  /// A tag or a text.
  enum Token {
    case start(name: String, isEmpty: Bool)
    case end(name: String)
    case text(String)
    case finish
  }

  var cursor: ByteCursor
  var log: ProblemLog
  /// Where the last text has its first character that is no white space.
  var visibleOffset: Int?

  init(_ log: ProblemLog) {
    cursor = ByteCursor(log.text.bytes)
    self.log = log
  }

  /// The next token and its range; comments, declarations and processing instructions are passed.
  mutating func next() -> (token: Token, range: Range<Int>) {
    let start = cursor.offset
    var text: [UInt8] = []
    visibleOffset = nil
    while let byte = cursor.current {
      if byte == UInt8(ascii: "&") {
        appendReference(to: &text)
      } else if byte != UInt8(ascii: "<") {
        let plain = cursor.skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        append(plain, to: &text)
      } else if !passMarkup(into: &text) {
        break
      }
    }
    if cursor.offset > start {
      return (.text(String(decoding: text, as: UTF8.self)), start..<cursor.offset)
    }
    return (cursor.current == nil ? .finish : scanTag(), start..<cursor.offset)
  }

  /// Passes a comment, CDATA, processing instruction or DOCTYPE; false before a tag.
  private mutating func passMarkup(into text: inout [UInt8]) -> Bool {
    let start = cursor.offset
    if cursor.take("<!--") {
      pass("-->", of: "the comment", from: start)
    } else if cursor.take("<![CDATA[") {
      let content = cursor.offset
      let isClosed = pass("]]>", of: "the CDATA section", from: start)
      append(content..<cursor.offset - (isClosed ? 3 : 0), to: &text)
    } else if cursor.take("<?") {
      pass("?>", of: "the processing instruction", from: start)
    } else if cursor.take("<!") {
      passDeclaration(from: start)
    } else {
      return false
    }
    return true
  }

  @discardableResult
  private mutating func pass(_ end: StaticString, of what: String, from start: Int) -> Bool {
    if cursor.skip(past: end) { return true }
    log.expected("'\(end)'", at: start, found: cursor.offset, help: "End \(what).")
    return false
  }

  /// Passes `<!DOCTYPE ... [ ... ]>`: to the `>` outside quotes and brackets.
  private mutating func passDeclaration(from start: Int) {
    var isInSubset = false
    while let byte = cursor.current {
      cursor.offset += 1
      switch byte {
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skip { $0 != byte }
        if cursor.current != nil { cursor.offset += 1 }
      case UInt8(ascii: ">") where !isInSubset: return
      default: break
      }
    }
    log.expected("'>'", at: start, found: cursor.offset, help: "End the declaration.")
  }

  private mutating func scanTag() -> Token {
    let start = cursor.offset
    cursor.offset += 1
    let isEnd = cursor.take("/")
    let name = log.text.string(cursor.skip(while: isPartOfName))
    if name.isEmpty {
      log.expected("the name of a tag", at: cursor.offset, help: "Write '<' in a text as '&lt;'.")
      // Behind a stray '<', or a row of them as in a merge conflict, the text goes on.
      if !isEnd, cursor.current != UInt8(ascii: ">") {
        while cursor.current == UInt8(ascii: "<"), let next = cursor.next,
          next <= 0x20 || next == UInt8(ascii: "<")
        {
          cursor.offset += 1
        }
        return .text("")
      }
    }
    var isEmpty = false
    while let byte = cursor.current, byte != UInt8(ascii: "<") {
      cursor.offset += 1
      if byte == UInt8(ascii: ">") {
        return isEnd ? .end(name: name) : .start(name: name, isEmpty: isEmpty)
      }
      isEmpty = byte == UInt8(ascii: "/")
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        cursor.skip { $0 != byte }
        if cursor.current != nil { cursor.offset += 1 }
      }
    }
    log.expected("'>'", at: start, found: cursor.offset, help: "End the tag with '>'.")
    return isEnd ? .end(name: name) : .start(name: name, isEmpty: isEmpty)
  }
}

/// Whether a byte may stand in the name of a tag or attribute.
func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), 0...0x20: false
  default: true
  }
}
