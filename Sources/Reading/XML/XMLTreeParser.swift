/// Parses an XML file into a tree of elements.
///
/// An end tag closes the innermost open element of its name, and what stands open inside that; one
/// of no open element is passed. Both are problems.
struct XMLTreeParser {
  private var scanner: XMLScanner
  /// From the outermost to the innermost.
  private var open: [MarkedElement] = []
  private var root: MarkedElement?

  /// What could not be understood.
  var log: ProblemLog { scanner.log }

  init(_ log: ProblemLog) { scanner = XMLScanner(log) }

  /// Parses the whole file; nil where there is no element.
  mutating func parseDocument() -> MarkedElement? {
    while !log.isStopped, parseToken() {}
    while !open.isEmpty { endElement() }
    return root
  }

  /// False at the end of the file.
  private mutating func parseToken() -> Bool {
    let (token, range) = scanner.next()
    switch token {
    case .start(let name, let isEmpty): begin(name, range, isEmpty: isEmpty)
    case .end(let name): end(name, range)
    case .text(let text): append(text)
    case .finish:
      if let element = open.last {
        scanner.log.expected(
          "</\(element.name)>", at: range.lowerBound, help: "The file is cut off; restore its end.")
      }
      return false
    }
    return true
  }

  private mutating func begin(_ name: String, _ range: Range<Int>, isEmpty: Bool) {
    guard scanner.log.mayNest(open.count + 1, at: range.lowerBound) else { return }
    if open.isEmpty, root != nil {
      scanner.log.add(
        "expected one element around all others, found <\(name)> behind it", at: range,
        help: "Remove what follows the end of the first element.")
      return scanner.log.stop()
    }
    let attributes = scanner.attributes(inTag: range)
    open.append(MarkedElement(name: name, attributes: attributes, range: range))
    if isEmpty { endElement() }
  }

  private mutating func end(_ name: String, _ range: Range<Int>) {
    let help = "Close every tag, the innermost first."
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      return scanner.log.add("expected no </\(name)>, for none is open", at: range, help: help)
    }
    if index < open.count - 1 {
      scanner.log.add(
        "expected </\(open[open.count - 1].name)>, found </\(name)>", at: range, help: help)
    }
    while open.count > index { endElement() }
  }

  private mutating func append(_ text: String) {
    if !open.isEmpty { return open[open.count - 1].text += text }
    guard let offset = scanner.visibleOffset else { return }
    scanner.log.expected("a tag", at: offset, help: "Remove the text outside all elements.")
  }

  private mutating func endElement() {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
