import Facts

/// Cuts Review Notes into sentences, and finds what they set apart as names.
struct NotesParser {
  private let text: SourceText
  private let range: Range<Int>

  init(_ text: SourceText, _ range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// All sentences, in their order.
  func sentences() -> [NotesFacts.Sentence] {
    var found: [NotesFacts.Sentence] = []
    var step = 0
    for line in lines() {
      let (item, content) = item(in: line)
      switch item {
      case .number(let number): step = number
      case .bullet: step += 1
      // A blank line or a paragraph ends a list.
      case nil: step = 0
      }
      for part in parts(of: content) {
        let mentions = NotesMentions(text, part).all
        found.append(
          NotesFacts.Sentence(
            text: text.string(part), place: text.place(of: part), step: item == nil ? nil : step,
            mentions: mentions))
      }
    }
    return found
  }

  private func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end =
        text.bytes[start..<range.upperBound].firstIndex { $0 == 10 || $0 == 13 }
        ?? range.upperBound
      let line = trimmed(start..<end)
      if !line.isEmpty { lines.append(line) }
      start = end + 1
    }
    return lines
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
    guard let start = text.bytes[range].firstIndex(where: { !isSpace($0) }),
      let end = text.bytes[range].lastIndex(where: { !isSpace($0) })
    else { return range.lowerBound..<range.lowerBound }
    return start..<end + 1
  }

  private enum Item { case number(Int), bullet }

  /// "1. ", "2) ", "Step 3:", "- ", "• ", and what stands behind it.
  private func item(in line: Range<Int>) -> (Item?, Range<Int>) {
    let words = Array(text.string(line))
    var index = 0
    if String(words.prefix(5)).lowercased() == "step " { index = 5 }
    let digits = words[index...].prefix { $0.isASCII && $0.isNumber }
    let behind = index + digits.count
    if !digits.isEmpty, digits.count < 4, behind < words.count, ".):：、".contains(words[behind]),
      let number = Int(String(digits))
    {
      return (.number(number), rest(of: line, words.prefix(behind + 1)))
    }
    guard index == 0, let first = words.first else { return (nil, line) }
    if let value = Self.circled.firstIndex(of: first) {
      return (.number(value + 1), rest(of: line, words.prefix(1)))
    }
    let isBullet = "-*•·–◦▪".contains(first) && words.count > 1 && words[1] == " "
    return isBullet ? (.bullet, rest(of: line, words.prefix(2))) : (nil, line)
  }

  private static let circled = Array("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳")

  private func rest(of line: Range<Int>, _ head: ArraySlice<Character>) -> Range<Int> {
    let length = String(head).utf8.count
    return trimmed(min(line.lowerBound + length, line.upperBound)..<line.upperBound)
  }

  /// Sentences of a line: a stop, and behind it a space or a letter of a script without spaces.
  private func parts(of line: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = line.lowerBound
    var offset = start
    let characters = Array(text.string(line))
    var depth = 0
    for (index, character) in characters.enumerated() {
      offset += String(character).utf8.count
      if "\"“”".contains(character) { depth = 1 - depth }
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let ends = "。！？".contains(character) || (".!?".contains(character) && next == " ")
      guard ends, depth == 0 || "。！？".contains(character) else { continue }
      let part = trimmed(start..<min(offset, line.upperBound))
      if !part.isEmpty { parts.append(part) }
      start = offset
    }
    let last = trimmed(min(start, line.upperBound)..<line.upperBound)
    return last.isEmpty ? parts : parts + [last]
  }
}
