import Facts
import Foundation
import SwiftParser
import SwiftSyntax

/// Reads one Swift file: bytes in, facts out, never failing.
///
/// The parser recovers from errors, so a broken file gives the facts of its sound parts and one
/// problem that says where it breaks. Positions are those of the given bytes.
package enum SwiftReader: Reader {
  /// The facts of a file, and what of it could not be read.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<SwiftFacts> {
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    let isStarted = DeepThread.start {
      outcome.value = readHere(bytes, path: path)
      done.signal()
    }
    if isStarted { done.wait() } else { outcome.value = readHere(bytes, path: path) }
    let (facts, problems) = outcome.value ?? (SwiftFacts(path: path), [])
    return ReadFile(facts: facts, problems: problems)
  }

  /// Carries what the reading thread found; written once, before the semaphore is signalled.
  private final class Outcome: @unchecked Sendable {
    var value: (SwiftFacts, [ReadingProblem])?
  }

  private static func readHere(
    _ bytes: [UInt8], path: String
  ) -> (SwiftFacts, [ReadingProblem]) {
    // Swift 6 refuses a space between an attribute and its arguments, which older code has.
    let tree = BracketRun.shortened(bytes).withUnsafeBufferPointer {
      Parser.parse(source: $0, swiftVersion: .v5)
    }
    let lines = SourceLines(bytes, path: path)
    let collector = Collector(lines: lines)
    collector.file(tree)
    collector.facts.comments = CommentScan(bytes: bytes, lines: lines).comments(in: tree)
    let faults = SyntaxFault.problems(in: tree, bytes: bytes, lines: lines)
    return (collector.facts, Array((faults + collector.problems).prefix(1)))
  }
}
