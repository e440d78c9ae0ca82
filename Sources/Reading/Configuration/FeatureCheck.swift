import Contract
import Facts

/// Holds one feature of a contract to its resource: which accesses and boundaries there are.
struct FeatureCheck {
  let text: SourceText

  /// What does not fit; the keys themselves were checked before.
  func problems(_ features: MarkedValue?) -> [ReadingProblem] {
    (features?.pairs ?? []).flatMap { pair in
      let word = pair.value["resource"]?.scalarText ?? ""
      guard ResourceWord.all.contains(word) else { return [ReadingProblem]() }
      return access(of: pair, word) + boundaries(of: pair, word)
    }
  }

  private func access(of pair: MarkedPair, _ word: String) -> [ReadingProblem] {
    let (written, possible) = (pair.value["access"], ResourceWord.accesses(of: word))
    let access = written?.scalarText
    if ResourceWord.row(word, access: access) != nil { return [] }
    let list = possible.map { "'\($0)'" }.joined(separator: ", ")
    guard let written, let access else {
      return [
        problem(
          "expected 'access' in '\(pair.key)': '\(word)' may be \(list)", pair.keyRange,
          "Write which one the feature needs.")
      ]
    }
    guard ResourceWord.accesses.contains(access) else { return [] }
    return [
      problem(
        possible.isEmpty
          ? "expected no 'access', for '\(word)' has but one; found '\(access)'"
          : "expected \(list) as 'access' of '\(word)', found '\(access)'", written.range,
        possible.isEmpty
          ? "Remove the key."
          : NearestWord.of(access, in: possible).map { "Did you mean '\($0)'?" }
            ?? "Write one of them.")
    ]
  }

  private func boundaries(of pair: MarkedPair, _ word: String) -> [ReadingProblem] {
    guard let row = ResourceWord.row(word, access: pair.value["access"]?.scalarText) else {
      return []
    }
    let possible = ContractFeature.Boundary.allCases.filter { $0.exists(for: row) }
    let list = possible.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return (pair.value["boundaries"]?.members ?? []).compactMap { member in
      guard let boundary = member.scalarText.flatMap(ContractFeature.Boundary.init),
        !possible.contains(boundary)
      else { return nil }
      return problem(
        "expected \(list) as a boundary of '\(word)', found '\(boundary.rawValue)'", member.range,
        "Remove it: \(row.name) has no such case.")
    }
  }

  private func problem(_ message: String, _ range: Range<Int>, _ help: String) -> ReadingProblem {
    ReadingProblem(.unread, at: text.place(of: range), message, help: help)
  }
}
