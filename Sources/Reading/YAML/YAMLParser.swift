import CLibYAML
import Facts

/// Parses the first document of a YAML file into values with ranges, over libyaml's events.
///
/// Aliases stand for the value of their anchor and keep its places. What they expand to is counted,
/// in values and in levels, so that a small file cannot mean a huge one.
struct YAMLParser {
  /// Aliases may not expand to more values than this.
  static let valueLimit = 100_000

  private(set) var log: ProblemLog
  /// Whether the parse ended before the document did.
  private(set) var isBroken = false
  private let offsets: ScalarOffsets
  private var open: [Collection] = []
  private var root: Node?
  private var anchors: [String: Node] = [:]
  private var values = 0

  /// A value with what an alias to it adds.
  struct Node {
    var value: MarkedValue
    var count = 1
    var height = 1
  }

  /// A sequence or mapping whose end is still to come; a mapping has keys and values in turn.
  private struct Collection {
    var isMapping: Bool
    var anchor: String?
    var start: Int
    var nodes: [Node] = []
  }

  init(_ log: ProblemLog) {
    self.log = log
    offsets = ScalarOffsets(of: log.text.bytes)
  }

  /// Parses up to the end of the first document, or to the first fault.
  mutating func parseDocument() -> MarkedValue? {
    var stream = yaml_parser_t()
    guard yaml_parser_initialize(&stream) == 1 else { return nil }
    defer { yaml_parser_delete(&stream) }
    log.text.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_encoding(&stream, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&stream, bytes.baseAddress, bytes.count)
      while !log.isStopped, parseEvent(from: &stream) {}
    }
    isBroken = isBroken || log.isStopped
    while !open.isEmpty { endCollection(at: log.text.bytes.count) }
    return root?.value
  }

  /// False at the end of the document or after a fault.
  private mutating func parseEvent(from stream: inout yaml_parser_t) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(&stream, &event) == 1 else {
      addFault(of: stream)
      return false
    }
    defer { yaml_event_delete(&event) }
    let range = offsets.range(event.start_mark.index, event.end_mark.index)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let text = String(decoding: bytes, as: UTF8.self)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      let value = MarkedValue(isPlain ? MarkedValue.Content(plain: text) : .string(text), range)
      add(Node(value: value), anchor: string(scalar.anchor))
    case YAML_ALIAS_EVENT: addAlias(string(event.data.alias.anchor) ?? "", range)
    case YAML_SEQUENCE_START_EVENT:
      begin(mapping: false, anchor: string(event.data.sequence_start.anchor), at: range.lowerBound)
    case YAML_MAPPING_START_EVENT:
      begin(mapping: true, anchor: string(event.data.mapping_start.anchor), at: range.lowerBound)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: endCollection(at: range.upperBound)
    case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT: return false
    default: break
    }
    return true
  }

  private mutating func begin(mapping: Bool, anchor: String?, at start: Int) {
    guard log.mayNest(open.count + 1, at: start) else { return }
    open.append(Collection(isMapping: mapping, anchor: anchor, start: start))
  }

  private mutating func endCollection(at end: Int) {
    guard let collection = open.popLast() else { return }
    let nodes = collection.nodes
    let content: MarkedValue.Content =
      collection.isMapping ? .dictionary(pairs(of: nodes)) : .array(nodes.map(\.value))
    let value = MarkedValue(content, collection.start..<max(collection.start, end))
    let count = nodes.reduce(1) { $0 + $1.count }
    let height = 1 + (nodes.map(\.height).max() ?? 0)
    add(Node(value: value, count: count, height: height), anchor: collection.anchor)
  }

  private mutating func pairs(of nodes: [Node]) -> [MarkedPair] {
    var pairs: [MarkedPair] = []
    var seen: Set<String> = []
    for index in stride(from: 0, to: nodes.count - 1, by: 2) {
      let key = nodes[index].value
      // A key that is no scalar has no name; its value is kept for what stands in it.
      let name = key.scalarText ?? "?"
      pairs.append(MarkedPair(key: name, keyRange: key.range, value: nodes[index + 1].value))
      if !seen.insert(name).inserted, name != "<<", key.scalarText != nil {
        log.add(
          "expected each key once, found '\(name)' again", at: key.range,
          help: "Remove one of the two.")
      }
    }
    return pairs
  }

  private mutating func addAlias(_ name: String, _ range: Range<Int>) {
    guard let node = anchors[name] else {
      log.add(
        "expected the name of an anchor above, found *\(name)", at: range,
        help: "Define &\(name) before it is used.")
      add(Node(value: MarkedValue(.null, range)), anchor: nil)
      return
    }
    values += node.count
    guard values <= Self.valueLimit else {
      log.add(
        "expected aliases of at most \(Self.valueLimit) values, found more", at: range,
        help: "Write the values out, or use fewer aliases.")
      log.stop()
      return
    }
    if log.mayNest(open.count + node.height, at: range.lowerBound) { add(node, anchor: nil) }
  }

  private func string(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
    text.map { String(cString: $0) }
  }

  private mutating func add(_ node: Node, anchor: String?) {
    if let anchor { anchors[anchor] = node }
    if open.isEmpty { root = node } else { open[open.count - 1].nodes.append(node) }
  }

  private mutating func addFault(of stream: yaml_parser_t) {
    isBroken = true
    let what = stream.problem.map { String(cString: $0) } ?? "a fault"
    let context = stream.context.map { String(cString: $0) + ", " } ?? ""
    // A reader's fault has a byte offset, all others a mark.
    let isReaderFault = stream.error == YAML_READER_ERROR
    let offset =
      isReaderFault
      ? min(Int(stream.problem_offset), log.text.bytes.count)
      : offsets.range(stream.problem_mark.index, stream.problem_mark.index).lowerBound
    log.add(
      "expected YAML, found a fault: \(context)\(what)", at: offset..<offset,
      help: "Correct the YAML at this place.")
  }
}
