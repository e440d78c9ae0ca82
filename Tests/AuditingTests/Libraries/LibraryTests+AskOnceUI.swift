extension LibraryTests {
  static let askOnceUI: [FlowCase] = [
    FlowCase(
      "AskOnceUI: a gate asks where its label is tapped, also on the first screen",
      """
      import AskOnce
      import AskOnceCamera
      import AskOnceUI
      import SwiftUI

      @main struct ScanApp: App {
        var body: some Scene { WindowGroup { ScanScreen() } }
      }

      struct ScanScreen: View {
        var body: some View {
          PermissionGate(
            .camera,
            explanation: PermissionExplanation(title: "Scan", message: "Reads the amount."),
            blocked: "No camera"
          ) {
            Text("Scan Receipt")
          } content: { access in
            Scanner(access: access)
          }
        }
      }

      struct Scanner: View {
        let access: Access<Camera>
        var body: some View { Text("Scanning") }
      }
      """, starts: [["'Scan Receipt'"]]),
    FlowCase(
      "AskOnceUI: a controller starts where the person taps",
      """
      import AskOnce
      import AskOnceMicrophone
      import AskOnceUI
      import UIKit

      final class RecordController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(primaryAction: UIAction(title: "Record") { [weak self] _ in
            Task { await self?.record() }
          })
          view.addSubview(button)
        }
        private func record() async {
          if let access = await start(.microphone, blocked: "No microphone") { run(access) }
        }
        private func run(_ access: Access<Microphone>) {}
      }
      """, starts: [["'Record'"]]),
    FlowCase(
      "AskOnceUI: another library's gate is a container, whose controls are the app's",
      """
      import AVFoundation
      import Gates
      import SwiftUI

      struct Screen: View {
        var body: some View {
          PermissionGate {
            Button("Scan") { ↓AVCaptureDevice.requestAccess(for: .video) { _ in } }
          }
        }
      }
      """, finds: ["unchecked-request"], starts: [["'Scan'"]]),
    FlowCase(
      "AskOnceUI: another function called start asks for nothing",
      """
      import AskOnceUI
      import SwiftUI

      struct Screen: View {
        let engine: Engine
        var body: some View { Button("Go") { engine.start(at: .zero) } }
      }
      """, starts: []),
  ]
}
