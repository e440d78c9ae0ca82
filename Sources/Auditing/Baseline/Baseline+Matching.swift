import Contract
import Facts

extension Baseline {
  /// Findings and entries, told apart by whether they belong to each other.
  struct Match {
    /// No entry stands for these.
    var new: [Finding] = []
    /// An entry stands for each of these.
    var known: [Finding] = []
    /// No finding stands for these.
    var gone: [Entry] = []
  }

  /// Gives each entry to one finding: first in the same file, then, where that file is not among
  /// the present ones and so may have got another name, in any.
  ///
  /// Of several that are alike, as many are known as there are entries; which ones, lines and words
  /// tell as well as they can.
  func match(_ findings: [Finding], among files: Set<String>) -> Match {
    let now = findings.map(Entry.init)
    var pairs = Pairs(entries: entries, now: now)
    pairs.join(by: { Fingerprint($0).text })
    pairs.join(by: { Fingerprint(moving: $0).text }) { !files.contains($0.path) }
    var match = Match()
    for (index, finding) in findings.enumerated() {
      if pairs.openNow.contains(index) {
        match.new.append(finding)
      } else {
        match.known.append(finding)
      }
    }
    match.gone = pairs.openEntries.sorted().map { entries[$0] }
    return match
  }
}

/// Which entries and findings have found no partner yet.
private struct Pairs {
  let entries: [Baseline.Entry]
  let now: [Baseline.Entry]
  var openEntries: Set<Int>
  var openNow: Set<Int>

  init(entries: [Baseline.Entry], now: [Baseline.Entry]) {
    self.entries = entries
    self.now = now
    openEntries = Set(entries.indices)
    openNow = Set(now.indices)
  }

  mutating func join(
    by key: (Baseline.Entry) -> String, where mayJoin: (Baseline.Entry) -> Bool = { _ in true }
  ) {
    let open = openEntries.filter { mayJoin(entries[$0]) }.sorted()
    let old = Dictionary(grouping: open) { key(entries[$0]) }
    let new = Dictionary(grouping: openNow.sorted { now[$0] < now[$1] }) { key(now[$0]) }
    for (key, old) in old {
      guard let new = new[key] else { continue }
      for (first, second) in Alignment(old.map { entries[$0] }, new.map { now[$0] }).pairs {
        openEntries.remove(old[first])
        openNow.remove(new[second])
      }
    }
  }
}

/// The cheapest way to give every member of the shorter list a partner in the longer one, with the
/// order of both kept: code that moves rarely changes places.
private struct Alignment {
  private(set) var pairs: [(Int, Int)] = []

  init(_ old: [Baseline.Entry], _ new: [Baseline.Entry]) {
    if old.count <= new.count {
      pairs = Self.partners(of: old, in: new).enumerated().map { ($0.offset, $0.element) }
    } else {
      pairs = Self.partners(of: new, in: old).enumerated().map { ($0.element, $0.offset) }
    }
  }

  private static func partners(of short: [Baseline.Entry], in long: [Baseline.Entry]) -> [Int] {
    let room = long.count - short.count
    // Nobody tells thousands of like findings apart; the first ones are as good as any.
    guard room > 0, short.count * room < 4_000_000 else { return Array(short.indices) }
    // cost[i][s]: the first i have partners, and s of the longer list were passed over.
    var cost = [[Int]](
      repeating: [Int](repeating: 0, count: room + 1), count: short.count + 1)
    for i in 1..<short.count + 1 {
      for skipped in 0...room {
        let here = cost[i - 1][skipped] + distance(short[i - 1], long[i - 1 + skipped])
        cost[i][skipped] = skipped == 0 ? here : min(here, cost[i][skipped - 1])
      }
    }
    var partners: [Int] = []
    var skipped = room
    for i in stride(from: short.count, to: 0, by: -1) {
      while skipped > 0, cost[i][skipped] == cost[i][skipped - 1] { skipped -= 1 }
      partners.append(i - 1 + skipped)
    }
    return partners.reversed()
  }

  private static func distance(_ a: Baseline.Entry, _ b: Baseline.Entry) -> Int {
    // Other words weigh more than any move.
    abs(a.line - b.line) + (a.message == b.message ? 0 : 1_000_000)
  }
}
