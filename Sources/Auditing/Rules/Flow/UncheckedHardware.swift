import Facts

extension Rule {
  /// Hardware is used, and nothing looks whether it is there.
  package static let uncheckedHardware = Rule(
    id: "unchecked-hardware", group: .flow, severity: .note,
    summary: "A use needs hardware, and the app looks nowhere whether the device has it.",
    why: """
      Devices, simulators, Macs and headsets that run the app lack some hardware. Missing hardware \
      is no denial: neither a prompt nor Settings help, and some frameworks raise an exception.
      """,
    fix: """
      Look before the use, with the check that the framework offers, and hide the feature or say \
      that the device does not have it.
      """,
    sources: [.sourceTypeAvailable, .readingAvailable, .countingAvailable],
    triggers: [
      """
      import SwiftUI
      import UIKit

      struct CameraView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIImagePickerController {
          let picker = ↓UIImagePickerController()
          picker.sourceType = .camera
          return picker
        }
        func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      }
      """,
      """
      import CoreMotion
      import SwiftUI

      struct StepsScreen: View {
        @State private var pedometer = CMPedometer()
        @State private var steps = 0
        var body: some View {
          Text("Steps: \\(steps)")
          Button("Count") {
            ↓pedometer.startUpdates(from: .now) { data, _ in
              steps = data?.numberOfSteps.intValue ?? 0
            }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import UIKit

      struct CaptureScreen: View {
        @State private var isOpen = false
        var body: some View {
          Button("Take Photo") { isOpen = true }
            .disabled(!UIImagePickerController.isSourceTypeAvailable(.camera))
            .sheet(isPresented: $isOpen) { CameraView() }
        }
      }

      struct CameraView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIImagePickerController {
          let picker = UIImagePickerController()
          picker.sourceType = .camera
          return picker
        }
        func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      }
      """,
      """
      import CoreNFC

      final class TagReader: NSObject {
        private var session: NFCNDEFReaderSession?
        func read(_ delegate: any NFCNDEFReaderSessionDelegate) {
          guard NFCNDEFReaderSession.readingAvailable else { return }
          session = NFCNDEFReaderSession(
            delegate: delegate, queue: nil, invalidateAfterFirstRead: true)
          session?.begin()
        }
      }
      """,
      """
      import UIKit

      final class AlbumController: UIViewController {
        func choose() {
          let picker = UIImagePickerController()
          picker.sourceType = .photoLibrary
          present(picker, animated: true)
        }
      }
      """,
    ],
    check: { subject in
      let app = subject.asBuilt.app
      return HardwareUses(app: app).unchecked().map { use in
        let call = app.program.call(use.call)
        // A package that is not here may look.
        return Finding(
          rule: "unchecked-hardware", severity: .note, certainty: .likely,
          message: "this needs \(use.need.name), and nothing looks whether the device has it",
          help: "Look with '\(use.need.checks[0])' before.", place: call.place,
          trace: [
            TraceStep("a device without \(use.need.name) runs the app"),
            TraceStep("\(call.name)()", at: call.namePlace), TraceStep(use.need.outcome),
          ],
          about: use.need.name)
      }
    })
}
