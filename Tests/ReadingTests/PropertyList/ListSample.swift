import Foundation

/// A property list made of a seed: keys and values of every kind, nested, with odd characters.
struct ListSample {
  let value: [String: Any]

  init(seed: UInt64) {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    value = Self.members(&random, depth: 0)
  }

  /// As property lists write it.
  static func text(of date: Date) -> String {
    let seconds = Int(date.timeIntervalSinceReferenceDate)
    let day = seconds / 86_400 + 1
    let rest = seconds % 86_400
    let parts = [rest / 3_600, rest / 60 % 60, rest % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
    // Days of January 2001 alone, where the count of seconds starts.
    return "2001-01-\(day < 10 ? "0" : "")\(day)T" + parts.joined(separator: ":") + "Z"
  }

  private static let texts = [
    "", "Scans codes.", "a < b && c > \"d\"", "'", "메모를 녹음합니다.", "🎙️", "e\u{301}", "  spaced  ",
    "one\ntwo", "$(PRODUCT_NAME)", "]]>", "&amp;", "/* no comment */", "tab\there",
  ]

  private static func members(_ random: inout Random, depth: Int) -> [String: Any] {
    var members: [String: Any] = [:]
    for index in 0..<random.below(depth == 0 ? 12 : 4) {
      let name = texts[random.below(texts.count)].replacing("/", with: "")
      members["K\(index)\(name)"] = any(&random, depth: depth + 1)
    }
    return members
  }

  private static func any(_ random: inout Random, depth: Int) -> Any {
    switch random.below(depth > 3 ? 6 : 8) {
    case 0: return random.below(2) == 0
    case 1: return [0, -1, 42, Int(Int32.max) + 1, Int.max, Int.min][random.below(6)]
    case 2: return [0.5, -1.25, 1e-9, 6.02e23, 0.1][random.below(5)]
    case 3: return Date(timeIntervalSinceReferenceDate: Double(random.below(30 * 86_400)))
    case 4: return Data((0..<random.below(40)).map { UInt8($0 * 6) })
    case 5: return texts[random.below(texts.count)]
    case 6: return (0..<random.below(4)).map { _ in any(&random, depth: depth + 1) }
    default: return members(&random, depth: depth)
    }
  }

  /// A generator whose numbers depend on the seed alone (xorshift).
  private struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % bound
    }
  }
}
