import Testing

@testable import Auditing

@Suite("A state that only the answer writes")
struct AnsweringTests {
  private func holdsOnlyAfter(_ actions: String, state: String = "@State var isDone = false")
    -> Bool
  {
    let probe = Probe(
      """
      import AVFoundation
      import SwiftUI
      struct Home: View {
        \(state)
        @State var status = AVCaptureDevice.authorizationStatus(for: .video)
        var body: some View {
          if isDone { probe(1) }
          Button("Go") { go() }
        }
        func go() { \(actions) }
        func ask() async -> Bool { await AVCaptureDevice.requestAccess(for: .video) }
      }
      """)
    return probe.conditions(around: "probe").contains(
      where: AnswerStates(probe.flows).holdsOnlyAfter)
  }

  @Test(
    "is what a completion, an awaited request or a known status sets",
    arguments: [
      "AVCaptureDevice.requestAccess(for: .video) { _ in isDone = true }",
      "AVCaptureDevice.requestAccess(for: .video) { _ in Task { isDone = true } }",
      "Task { _ = await AVCaptureDevice.requestAccess(for: .video); isDone = true }",
      "Task { _ = await ask(); isDone = true }",
      "if status == .authorized { isDone = true }",
      "switch status { case .denied: isDone = true; default: break }",
      "isDone = false; AVCaptureDevice.requestAccess(for: .video) { _ in isDone = true }",
    ])
  func answered(_ actions: String) {
    #expect(holdsOnlyAfter(actions))
  }

  @Test(
    "is not what something else sets as well",
    arguments: [
      "isDone = true",
      "AVCaptureDevice.requestAccess(for: .video) { _ in }; isDone = true",
      "AVCaptureDevice.requestAccess(for: .video) { isDone = $0 }; isDone = true",
      "if status == .notDetermined { isDone = true }",
      "Task { isDone = true; _ = await ask() }",
      "print(isDone)",
    ])
  func unanswered(_ actions: String) {
    #expect(!holdsOnlyAfter(actions))
  }

  @Test(
    "starts off, and is kept by the screen alone",
    arguments: ["@State var isDone = true", "@AppStorage(\"done\") var isDone = false"])
  func startsOn(_ state: String) {
    let action = "AVCaptureDevice.requestAccess(for: .video) { _ in isDone = true }"
    #expect(!holdsOnlyAfter(action, state: state))
  }
}
