import Foundation
import ModelChecker
import Testing

/// The same puzzles in SPIN: one process of guarded commands each, so that the states are the same.
///
/// They are compared where `spin` and a C compiler are installed; `.ci/oracles` installs them.
@Suite("SPIN says the same") struct SpinTests {
  private static let isInstalled = ["spin", "cc"].allSatisfy { program in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// What SPIN's verifier says of a model, optionally of one of its formulas.
  private struct Answer: Equatable {
    var states: Int
    var isBroken: Bool
  }

  private func spin(_ text: String, formula: String? = nil, isFair: Bool = false) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appendingPathComponent("m.pml"), atomically: true, encoding: .utf8)
    let options = formula.map { "-a -N \($0)" } ?? "-E"
    let safety = formula == nil ? "-DSAFETY" : ""
    let line = """
      spin -a m.pml && cc -w -O1 -DNOREDUCE -DNFAIR=4 \(safety) -o pan pan.c \
      && ./pan \(options) \(isFair ? "-f" : "") > answer
      """
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    #endif
    let answer = try String(
      contentsOf: folder.appendingPathComponent("answer"), encoding: .utf8)
    let states = try #require(answer.split(separator: "\n").first { $0.contains("states, stored") })
    let count = try #require(Int(states.split(separator: " ")[0]))
    return Answer(states: count, isBroken: !answer.contains("errors: 0"))
  }

  private func count<State, Action>(_ model: Model<State, Action>) -> Int {
    StateSpace(model).states.count
  }

  @Test("of jugs", .enabled(if: isInstalled))
  func jugs() throws {
    let commands = """
      byte s, b;
      active proctype jugs() { do
      :: d_step { s < 3 -> s = 3 } :: d_step { b < 5 -> b = 5 }
      :: d_step { s > 0 -> s = 0 } :: d_step { b > 0 -> b = 0 }
      :: d_step { s > 0 && b < 5 -> if :: s + b > 5 -> s = s + b - 5; b = 5
          :: else -> b = s + b; s = 0 fi }
      :: d_step { b > 0 && s < 3 -> if :: s + b > 3 -> b = s + b - 3; s = 3
          :: else -> s = s + b; b = 0 fi }
      od }

      """
    #expect(try spin(commands) == Answer(states: count(Puzzles.jugs), isBroken: false))
    let four = try spin(commands + "ltl dry { [] (b != 4) }", formula: "dry")
    let six = try spin(commands + "ltl dry { [] (b != 6) }", formula: "dry")
    #expect(four.isBroken && !six.isBroken)
  }

  @Test("of disks", .enabled(if: isInstalled), arguments: [3, 5])
  func hanoi(disks: Int) throws {
    let moves = (0..<disks).flatMap { disk in
      (0..<3).flatMap { from in
        (0..<3).filter { $0 != from }.map { to in
          let smaller = (0..<disk).map { " && p[\($0)] != \(from) && p[\($0)] != \(to)" }.joined()
          return ":: d_step { p[\(disk)] == \(from)\(smaller) -> p[\(disk)] = \(to) }"
        }
      }
    }
    let text = """
      byte p[\(disks)];
      active proctype hanoi() { do
      \(moves.joined(separator: "\n"))
      od }
      """
    #expect(
      try spin(text)
        == Answer(states: count(Puzzles.hanoi(disks: disks)), isBroken: false))
  }

  @Test("of two locks", .enabled(if: isInstalled))
  func locks() throws {
    // An owner is the process and one; SPIN's end states are states without a step.
    let text = """
      byte c[2], o[2];
      active proctype locks() { do
      :: d_step { c[0] == 0 && o[0] == 0 -> o[0] = 1; c[0] = 1 }
      :: d_step { c[0] == 1 && o[1] == 0 -> o[1] = 1; c[0] = 2 }
      :: d_step { c[0] == 2 -> o[0] = 0; o[1] = 0; c[0] = 3 }
      :: d_step { c[1] == 0 && o[1] == 0 -> o[1] = 2; c[1] = 1 }
      :: d_step { c[1] == 1 && o[0] == 0 -> o[0] = 2; c[1] = 2 }
      :: d_step { c[1] == 2 -> o[0] = 0; o[1] = 0; c[1] = 3 }
      od }
      ltl ends { <> (c[0] == 3 && c[1] == 3) }
      """
    let commands = text.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(try spin(commands) == Answer(states: count(Puzzles.locks), isBroken: false))
    #expect(try spin(text, formula: "ends").isBroken)
  }

  @Test("of Peterson's algorithm", .enabled(if: isInstalled))
  func peterson() throws {
    let text = """
      bool flag[2]; byte turn; byte c[2];
      active [2] proctype P() { byte me = _pid; byte other = 1 - _pid; do
      :: d_step { c[me] == 0 -> flag[me] = true; c[me] = 1 }
      :: d_step { c[me] == 0 -> skip }
      :: d_step { c[me] == 1 -> turn = other; c[me] = 2 }
      :: d_step { c[me] == 2 && (!flag[other] || turn == me) -> c[me] = 3 }
      :: d_step { c[me] == 3 -> flag[me] = false; c[me] = 0 }
      od }
      ltl alone { [] !(c[0] == 3 && c[1] == 3) }
      ltl enters { [] (c[0] == 1 -> <> (c[0] == 3)) }
      """
    #expect(try !spin(text, formula: "alone").isBroken)
    #expect(try !spin(text, formula: "enters", isFair: true).isBroken)
    #expect(try spin(text, formula: "enters").isBroken)
  }

  @Test("of a semaphore that is weakly fair", .enabled(if: isInstalled))
  func semaphore() throws {
    let text = """
      byte c[2];
      active [2] proctype P() { byte me = _pid; byte other = 1 - _pid; do
      :: d_step { c[me] == 0 -> c[me] = 1 }
      :: d_step { c[me] == 1 && c[other] != 2 -> c[me] = 2 }
      :: d_step { c[me] == 2 -> c[me] = 0 }
      od }
      ltl enters { [] (c[0] == 1 -> <> (c[0] == 2)) }
      """
    #expect(try spin(text, formula: "enters", isFair: true).isBroken)
  }
}
