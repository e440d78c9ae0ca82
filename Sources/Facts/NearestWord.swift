/// The word that somebody most likely meant.
package enum NearestWord {
  /// The closest of the words, if one is close; of equally close ones, the first.
  package static func of(_ word: String, in words: [String]) -> String? {
    let limit = max(2, word.count / 3)
    let ranked = words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    let nearest = ranked.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= limit ? $0.word : nil }
  }

  /// How many letters must be added, removed, replaced or swapped with their neighbour.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
