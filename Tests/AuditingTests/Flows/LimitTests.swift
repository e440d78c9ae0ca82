import Testing
import TestSupport

@testable import Auditing

@Suite("The limits of following")
struct LimitTests {
  private func coverage(depth: Int) -> Coverage {
    let chain = (0..<depth).map { "func f\($0)() { f\($0 + 1)() }" }.joined(separator: "\n")
    let text = """
      import AVFoundation
      import SwiftUI
      struct Home: View { var body: some View { Button("Go") { f0() } } }
      \(chain)
      func f\(depth)() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      """
    let project = MiniProject([MarkedText.File(path: "App.swift", text: text)])
    return project.report([]).coverage
  }

  @Test("a chain of calls within the limit is followed, and nothing is said of limits")
  func short() {
    let coverage = coverage(depth: 12)
    #expect(coverage.requests.map { $0.startedBy != nil } == [true])
    #expect(coverage.cut.isEmpty)
  }

  @Test("a chain beyond the limit is told, with the control from which it starts")
  func long() {
    let coverage = coverage(depth: 60)
    #expect(coverage.requests.map { $0.startedBy != nil } == [false])
    #expect(coverage.cut.map(\.line) == [3])
  }

  @Test("closures that are set from each other in a circle are followed to an end")
  func circle() {
    let rows = (0..<8).map { number in
      """
      final class Row\(number) {
        var onTap: (() -> Void)?
        let next = Row\((number + 1) % 8)()
        func connect() { next.onTap = onTap; next.onTap = { [weak self] in self?.onTap?() } }
        func tap() { onTap?() }
      }
      """
    }
    let subject = MiniProject([.init(path: "App.swift", text: rows.joined(separator: "\n"))])
      .subject
    #expect(subject.asBuilt.requests.isEmpty)
  }
}
