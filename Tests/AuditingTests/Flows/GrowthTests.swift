import Testing
import TestSupport

@testable import Auditing

@Suite("What grows with an app, and how")
struct GrowthTests {
  private func subject(_ views: [String]) -> Subject {
    let text = (["import AVFoundation", "import SwiftUI"] + views).joined(separator: "\n")
    return MiniProject([MarkedText.File(path: "App.swift", text: text)]).subject
  }

  private func view(_ number: Int, shows others: [String]) -> String {
    """
    struct V\(number): View {
      @Binding var isShown: Bool
      var body: some View {
        \(others.joined(separator: "\n    "))
        Button("B\(number)") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      }
    }
    """
  }

  @Test("views that embed the next one twice grow with their number, not with the ways to them")
  func twice() {
    let count = 24
    let views = (0..<count).map { number in
      let next = "V\(number + 1)(isShown: $isShown)"
      return view(number, shows: number < count - 1 ? [next, next] : [])
    }
    let flows = subject(views).asBuilt
    #expect(Set(flows.controls.map(\.place)).count == count)
    #expect(flows.controls.count < 16 * count)
    #expect(flows.cut.isEmpty)
  }

  @Test("views that embed each other do too")
  func mutual() {
    let count = 5
    let views = (0..<count).map { number in
      view(
        number,
        shows: (0..<count).filter { $0 != number }.map { "V\($0)(isShown: .constant(true))" })
    }
    let flows = subject(views).asBuilt
    #expect(Set(flows.controls.map(\.place)).count == count)
    #expect(flows.controls.count < 16 * count * count)
    #expect(flows.cut.isEmpty)
  }

  @Test("where every use is handed something else, the limit is told")
  func distinct() {
    let count = 16
    let views = (0..<count).map { number in
      let next = "V\(number + 1) { action() }"
      return """
        struct V\(number): View {
          let action: () -> Void
          var body: some View {
            \(number < count - 1 ? next + "; " + next : "Text(\"End\")")
          }
        }
        """
    }
    let flows = subject(views).asBuilt
    #expect(flows.trees.map(\.elements.count).max()! < ViewReader.stepLimit)
    #expect(flows.cut.count == 1)
  }

  @Test("a title that no rule asks for is not looked for")
  func titles() {
    let buttons = (0..<20).map { "Button(\"B\($0)\") { print(\($0)) }" }
    let view = "struct Home: View { var body: some View { \(buttons.joined(separator: "; ")) } }"
    let subject = subject([view, "func ask() { AVCaptureDevice.requestAccess(for: .video) }"])
    _ = Report(of: subject, with: Rule.all, coverage: Coverage(of: subject))
    #expect(subject.asBuilt.controls.count == 20)
    #expect(subject.asBuilt.controls.filter(\.titles.isFound).isEmpty)
  }
}
