import TestSupport
import Testing

@testable import Auditing

@Suite("The places of component controls")
struct PlaceTests {
  private func places(_ text: String) -> [String] {
    let marked = MarkedText(text)
    return MiniProject(marked.files).report([.skippableExplanation]).findings
      .map { "\($0.place.path):\($0.place.line)" }
  }

  private static let screen = """
    import AVFoundation
    import SwiftUI
    struct CameraExplanation: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        Text("The camera takes the photos of a note.")
        Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        CloseButton { dismiss() }
      }
    }
    """

  @Test("a close button without a text is found where it is used, not in the shared component")
  func image() {
    let component = """
      --- CloseButton.swift
      import SwiftUI
      struct CloseButton: View {
        let action: () -> Void
        var body: some View { Button { action() } label: { Image(systemName: "xmark") } }
      }
      """
    #expect(places(Self.screen + "\n" + component) == ["App.swift:8"])
  }

  @Test("a button whose text is its component's own is found where the text is")
  func text() {
    let component = """
      --- CloseButton.swift
      import SwiftUI
      struct CloseButton: View {
        let action: () -> Void
        var body: some View { Button("Not Now", action: action) }
      }
      """
    #expect(places(Self.screen + "\n" + component) == ["CloseButton.swift:4"])
  }
}

@Suite("The weight of a way out")
struct ExitSeverityTests {
  private func severities(_ label: String) -> [String] {
    let text = """
      import AVFoundation
      import SwiftUI
      struct CameraExplanation: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("The camera scans the code of the box.")
          Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          Button("\(label)") { dismiss() }
        }
      }
      """
    let files = [MarkedText.File(path: "App.swift", text: text)]
    return MiniProject(files).report([.skippableExplanation]).findings.map(\.severity.word)
  }

  @Test("a way to give the data by hand is a warning, going on without it an error")
  func manual() {
    #expect(severities("Enter the code manually") == ["warning"])
    #expect(severities("Continue without the camera") == ["error"])
  }
}
