import Facts

/// The problems of one parse, and when to stop it.
struct ProblemLog {
  /// After so many a file is not worth repairing.
  static let limit = 16
  /// Deeper nesting is refused. Real files stay below 20; recursion stays far from a full stack.
  static let nestingLimit = 128

  let text: SourceText
  private(set) var problems: [ReadingProblem]
  /// Whether the parser is to end with what it has.
  private(set) var isStopped = false

  init(text: SourceText, problems: [ReadingProblem] = []) {
    self.text = text
    self.problems = problems
  }

  /// Ends the parse without a further word.
  mutating func stop() { isStopped = true }

  /// States what should stand at an offset; what does stand there is looked up.
  mutating func expected(_ expectation: String, at offset: Int, found: Int? = nil, help: String) {
    let message = "expected \(expectation), found \(describe(found ?? offset))"
    add(message, at: offset..<offset, help: conflictHelp(at: found ?? offset) ?? help)
    if (found ?? offset) >= text.bytes.count { stop() }
  }

  /// States a problem of a range.
  mutating func add(_ message: String, at range: Range<Int>, help: String) {
    guard !isStopped else { return }
    problems.append(ReadingProblem(.partlyRead, at: text.place(of: range), message, help: help))
    if problems.count >= Self.limit { stop() }
  }

  /// Whether one more level may be entered; states the problem and stops if not.
  mutating func mayNest(_ depth: Int, at offset: Int) -> Bool {
    if depth <= Self.nestingLimit { return true }
    add(
      "expected at most \(Self.nestingLimit) levels of nesting, found more",
      at: offset..<offset, help: "Check that this file is what its name says.")
    stop()
    return false
  }

  private func describe(_ offset: Int) -> String {
    let bytes = text.bytes
    guard offset < bytes.count else { return "the end of the file" }
    if bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") {
      return "the end of the line"
    }
    let end = min(offset + 4, bytes.count)
    let character = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first!
    return bytes[offset] < 0x20 ? "a control character" : "'\(Character(character))'"
  }

  private func conflictHelp(at offset: Int) -> String? {
    guard offset < text.bytes.count else { return nil }
    let line = text.string(text.line(at: offset))
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    guard marks.contains(where: line.hasPrefix) else { return nil }
    return "Resolve the merge conflict."
  }
}
