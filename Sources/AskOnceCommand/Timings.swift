import Foundation

/// How long each stage of a run takes, for `--timings`: seconds, and seconds of processor time.
final class Timings: @unchecked Sendable {
  private var rows: [(stage: String, wall: Double, cpu: Double)] = []
  private var last = (wall: Timings.wall, cpu: Timings.cpu)

  /// A stage has ended, which began when the one before it did.
  func end(_ stage: String) {
    let now = (wall: Timings.wall, cpu: Timings.cpu)
    rows.append((stage, now.wall - last.wall, now.cpu - last.cpu))
    last = now
  }

  /// One line for each stage.
  var lines: [String] {
    rows.map { row in
      let name = row.stage.padding(toLength: 8, withPad: " ", startingAt: 0)
      return String(format: "\(name) %7.3f s %7.3f CPU s", row.wall, row.cpu)
    }
  }

  private static var wall: Double { seconds(of: CLOCK_MONOTONIC) }
  private static var cpu: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
