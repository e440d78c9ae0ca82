import Contract
import Facts

/// What makes a finding the same one after lines moved, other parts of the file changed, or the
/// tool found other words for it: rule, file, what it is about, and the names it quotes.
package struct Fingerprint: Sendable, Hashable {
  /// Sixteen hexadecimal digits.
  package let text: String

  /// Rules whose findings are about the whole app: the file is only where it shows first.
  private static let ofWholeApp: Set<String> = ["missing-purpose-string"]

  /// Of a finding; equal for findings that differ only in their lines.
  package init(_ finding: Finding) { self.init(Baseline.Entry(finding)) }

  /// Of an entry of a baseline.
  init(_ entry: Baseline.Entry) {
    let path = Self.ofWholeApp.contains(entry.rule) ? "" : entry.path
    self.init([entry.rule, path, entry.about], entry.message)
  }

  /// Without the file: what a finding keeps when its file gets another name.
  init(moving entry: Baseline.Entry) {
    self.init([entry.rule, entry.about], entry.message)
  }

  private init(_ parts: [String], _ message: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    // FNV-1a; a byte that no text holds keeps neighbours apart.
    for part in parts + Self.quoted(in: message) {
      for byte in Array(part.utf8) + [0xFF] {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The labels and names that a message quotes; its other words and its numbers may change.
  static func quoted(in message: String) -> [String] {
    let letters = Array(message)
    var words: [String] = []
    var start: Int?
    for (index, letter) in letters.enumerated() where letter == "'" {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if let first = start, !next.isLetter {
        words.append(String(letters[first..<index]))
        start = nil
      } else if start == nil, index == 0 || !letters[index - 1].isLetter {
        start = index + 1
      }
    }
    return words
  }
}
