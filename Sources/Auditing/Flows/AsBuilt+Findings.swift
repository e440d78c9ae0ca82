import Facts

/// One loop for all rules that judge what a start does.
extension AsBuilt {
  /// What is found in single effects of all starts, the first at each place, by place.
  func findings(_ judge: (Start, Effect) -> Finding?) -> [Finding] {
    var seen: Set<Place> = []
    return starts.flatMap { start in start.effects.compactMap { judge(start, $0) } }
      .filter { seen.insert($0.place).inserted }.sorted { $0.place < $1.place }
  }
}
