import Facts

extension SourceText {
  /// Decodes UTF-8 and UTF-16, with or without a byte-order mark; states invalid sequences.
  package static func decode(
    _ bytes: [UInt8], path: String
  ) -> (text: SourceText, problems: [ReadingProblem]) {
    let encoding = Encoding(of: bytes)
    let content = bytes[encoding.markLength...]
    let decoded: [UInt8]
    let invalid: [Range<Int>]
    if encoding.isUTF16 {
      (decoded, invalid) = transcode(content, bigEndian: encoding.isBigEndian)
    } else {
      decoded = Array(content)
      invalid = invalidSequences(in: decoded)
    }
    let text = SourceText(path: path, bytes: decoded)
    return (text, text.problems(ofInvalid: invalid, in: encoding))
  }

  /// Text in the encoding that a file has, with the marks that it has.
  package static func encode(_ text: SourceText, like file: [UInt8]) -> [UInt8] {
    let encoding = Encoding(of: file)
    let mark = Array(file.prefix(encoding.markLength))
    guard encoding.isUTF16 else { return mark + text.bytes }
    return mark
      + String(decoding: text.bytes, as: UTF8.self).utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return encoding.isBigEndian ? [high, low] : [low, high]
      }
  }

  private func problems(ofInvalid ranges: [Range<Int>], in encoding: Encoding) -> [ReadingProblem] {
    guard let first = ranges.first else { return [] }
    let name = encoding.isUTF16 ? "UTF-16" : "UTF-8"
    let more = ranges.count == 1 ? "" : " (and in \(ranges.count - 1) more places)"
    return [
      ReadingProblem(
        .partlyRead, at: place(of: first),
        "expected \(name) text, found an invalid sequence\(more)",
        help: "Save the file as UTF-8.")
    ]
  }

  /// UTF-16 as UTF-8, and the ranges of the result that stand for unpaired surrogates.
  private static func transcode(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool
  ) -> (bytes: [UInt8], invalid: [Range<Int>]) {
    let start = bytes.startIndex
    var units = (0..<bytes.count / 2).lazy.map { index -> UInt16 in
      let first = UInt16(bytes[start + 2 * index])
      let second = UInt16(bytes[start + 2 * index + 1])
      return bigEndian ? first << 8 | second : second << 8 | first
    }.makeIterator()
    var decoder = UTF16()
    var result: [UInt8] = []
    var invalid: [Range<Int>] = []
    result.reserveCapacity(bytes.count)
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar):
        result.append(contentsOf: UTF8.encode(scalar)!)
      case .error:
        invalid.append(result.count..<result.count + 3)
        result.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case .emptyInput:
        if bytes.count % 2 == 1 { invalid.append(result.count..<result.count) }
        return (result, invalid)
      }
    }
  }

  /// How a file's bytes become text.
  private struct Encoding {
    var isUTF16 = false
    var isBigEndian = false
    var markLength = 0

    init(of bytes: [UInt8]) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        markLength = 3
      } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        (isUTF16, isBigEndian, markLength) = (true, bytes[0] == 0xFE, 2)
        // Some tools write the mark twice.
        if bytes.count > 3, bytes[2] == bytes[0], bytes[3] == bytes[1] { markLength = 4 }
      } else {
        guessUTF16(from: bytes.prefix(1024))
      }
    }

    /// Text has no NUL; UTF-16 of mostly ASCII has one in every unit, always on the same side.
    private mutating func guessUTF16(from bytes: ArraySlice<UInt8>) {
      var zeros = [0, 0]
      for index in bytes.indices where bytes[index] == 0 { zeros[index % 2] += 1 }
      guard zeros[0] + zeros[1] > bytes.count / 16 else { return }
      isBigEndian = zeros[0] > zeros[1]
      isUTF16 = max(zeros[0], zeros[1]) > 4 * min(zeros[0], zeros[1])
    }
  }
}
