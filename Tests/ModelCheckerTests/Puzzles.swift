import ModelChecker

/// Well-known puzzles as models, and in SPIN's language with the same states.
enum Puzzles {
  /// Two jugs of three and five litres.
  struct Jugs: Hashable, Sendable {
    var small = 0
    var big = 0
  }

  static let jugs = Model<Jugs, String>(initial: [Jugs()]) { jugs in
    let toBig = min(jugs.small, 5 - jugs.big)
    let toSmall = min(jugs.big, 3 - jugs.small)
    return [
      .init("fill small", Jugs(small: 3, big: jugs.big)),
      .init("fill big", Jugs(small: jugs.small, big: 5)),
      .init("empty small", Jugs(small: 0, big: jugs.big)),
      .init("empty big", Jugs(small: jugs.small, big: 0)),
      .init("small to big", Jugs(small: jugs.small - toBig, big: jugs.big + toBig)),
      .init("big to small", Jugs(small: jugs.small + toSmall, big: jugs.big - toSmall)),
    ].filter { $0.state != jugs }
  }

  /// A ferry man, a wolf, a goat and a cabbage, each on the far bank or not.
  static let ferry = Model<[Bool], Int>(initial: [[false, false, false, false]]) { banks in
    (0..<4).compactMap { passenger in
      guard banks[passenger] == banks[0] else { return nil }
      var after = banks
      after[0].toggle()
      if passenger > 0 { after[passenger].toggle() }
      let isEaten = after[2] != after[0] && (after[1] == after[2] || after[2] == after[3])
      return isEaten ? nil : .init(passenger, after)
    }
  }

  /// Disks on three pegs, the smallest first.
  static func hanoi(disks: Int) -> Model<[Int], [Int]> {
    Model(initial: [Array(repeating: 0, count: disks)]) { pegs in
      (0..<3).flatMap { from in
        (0..<3).compactMap { to in
          guard from != to, let disk = pegs.firstIndex(of: from),
            pegs.firstIndex(of: to).map({ $0 > disk }) ?? true
          else { return nil }
          var after = pegs
          after[disk] = to
          return .init([from, to], after)
        }
      }
    }
  }

  /// Two processes that take two locks in opposite order, and end.
  struct Locks: Hashable, Sendable {
    var counters = [0, 0]
    var owners: [Int?] = [nil, nil]
  }

  static let locks = Model<Locks, Int>(initial: [Locks()]) { locks in
    (0..<2).compactMap { process in
      var after = locks
      let order = process == 0 ? [0, 1] : [1, 0]
      switch locks.counters[process] {
      case 0, 1:
        let lock = order[locks.counters[process]]
        guard locks.owners[lock] == nil else { return nil }
        after.owners[lock] = process
      case 2: for lock in order { after.owners[lock] = nil }
      default: return nil
      }
      after.counters[process] += 1
      return .init(process, after)
    }
  }

  /// Peterson's algorithm: two processes, at most one of them inside.
  struct Peterson: Hashable, Sendable {
    /// 0 outside, 1 has raised its flag, 2 waits, 3 inside.
    var counters = [0, 0]
    var flags = [false, false]
    var turn = 0
  }

  static let peterson = Model<Peterson, String>(
    initial: [Peterson()],
    fairness: (0..<2).map { process in
      Fairness("process \(process)") { $0.hasPrefix("\(process)") && !$0.hasSuffix("rests") }
    }
  ) { now in
    (0..<2).flatMap { process -> [Model<Peterson, String>.Step] in
      var after = now
      let other = 1 - process
      switch now.counters[process] {
      case 0:
        after.flags[process] = true
        after.counters[process] = 1
        return [.init("\(process) wants", after), .init("\(process) rests", now)]
      case 1:
        after.turn = other
        after.counters[process] = 2
      case 2:
        guard !now.flags[other] || now.turn == process else { return [] }
        after.counters[process] = 3
      default:
        after.flags[process] = false
        after.counters[process] = 0
      }
      return [.init("\(process) goes on", after)]
    }
  }

  /// Two processes and one semaphore, which the second may lose again and again.
  static let semaphore = Model<[Int], String>(initial: [[0, 0]]) { counters in
    (0..<2).compactMap { process in
      var after = counters
      switch counters[process] {
      case 0: after[process] = 1
      case 1 where counters[1 - process] != 2: after[process] = 2
      case 2: after[process] = 0
      default: return nil
      }
      let actions = ["wants", "enters", "leaves"]
      return .init("\(process) \(actions[counters[process]])", after)
    }
  }
}
