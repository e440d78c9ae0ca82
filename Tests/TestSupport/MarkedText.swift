import Auditing

/// An example taken apart: the files that it stands for, and the marked positions in them.
package struct MarkedText: Sendable, Hashable {
  /// One virtual file.
  package struct File: Sendable, Hashable {
    /// Relative to the project's folder.
    package var path: String
    /// Without marks.
    package var text: String
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }
  /// One marked position.
  package struct Mark: Sendable, Hashable, Comparable {
    /// Of the file.
    package var path: String
    /// From 1.
    package var line: Int
    /// From 1, in UTF-8 bytes.
    package var column: Int

    /// A position.
    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }

    /// By path, then position.
    package static func < (a: Mark, b: Mark) -> Bool {
      (a.path, a.line, a.column) < (b.path, b.line, b.column)
    }
  }
  /// In the order of the text.
  package var files: [File] = []
  /// Where findings start: `↓`, in place order.
  package var findings: [Mark] = []
  /// Where related places start: `1️⃣`, `2️⃣`, by number.
  package var related: [Mark] = []

  /// Takes an example apart.
  package init(_ example: Example) { self.init(example.text) }

  /// Takes a text apart: what stands before the first `--- path` line is `App.swift`.
  package init(_ text: String) {
    var numbered: [Int: Mark] = [:]
    for part in Self.parts(of: text) {
      var reader = MarkReader(path: part.path)
      part.text.unicodeScalars.forEach { reader.read($0) }
      reader.finish()
      findings += reader.findings
      numbered.merge(reader.numbered) { first, _ in first }
      if !(part.path == Self.firstPath && reader.text.isEmpty) {
        files.append(File(path: part.path, text: String(reader.text)))
      }
    }
    findings.sort()
    related = numbered.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The name of the part without a name.
  package static let firstPath = "App.swift"

  private static func parts(of text: String) -> [(path: String, text: String)] {
    var parts = [(path: firstPath, lines: [Substring]())]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        parts.append((String(line.dropFirst(4)), []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts.map { ($0.path, $0.lines.joined(separator: "\n")) }
  }
}

/// Copies a text without its marks and notes where they stood.
private struct MarkReader {
  let path: String
  var text = String.UnicodeScalarView()
  var findings: [MarkedText.Mark] = []
  var numbered: [Int: MarkedText.Mark] = [:]
  private var line = 1
  private var column = 1
  /// A digit that may begin a keycap sign, and what followed it.
  private var pending: [Unicode.Scalar] = []

  init(path: String) { self.path = path }

  mutating func read(_ scalar: Unicode.Scalar) {
    switch (pending.count, scalar.value) {
    case (1, 0xFE0F): pending.append(scalar)
    case (2, 0x20E3):
      numbered[Int(pending[0].value) - 48] = mark
      pending = []
    default:
      finish()
      if (0x31...0x39).contains(scalar.value) {
        pending = [scalar]
      } else if scalar == "↓" {
        findings.append(mark)
      } else {
        copy(scalar)
      }
    }
  }

  mutating func finish() {
    let held = pending
    pending = []
    held.forEach { copy($0) }
  }

  private var mark: MarkedText.Mark { .init(path: path, line: line, column: column) }

  private mutating func copy(_ scalar: Unicode.Scalar) {
    text.append(scalar)
    column += UTF8.width(scalar)
    if scalar == "\n" { (line, column) = (line + 1, 1) }
  }
}
