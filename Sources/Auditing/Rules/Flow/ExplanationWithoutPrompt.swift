import Facts

extension Rule {
  /// An explanation goes on without ever asking.
  package static let explanationWithoutPrompt = Rule(
    id: "explanation-without-prompt", group: .flow, severity: .error,
    summary: "An explanation of a permission goes on without the system prompt.",
    why: """
      Whoever has read why the app wants to ask must then be asked by the system. App Review \
      rejects an explanation whose button only moves on, since finishing it grants nothing.
      """,
    fix: """
      Ask in the action of the explanation's button, or show the explanation only right before the \
      request.
      """,
    sources: [.noExit, .preAlertScreens],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct Recording: View {
        @AppStorage("usesMicrophone") private var usesMicrophone = false
        @State private var isExplaining = false

        var body: some View {
          Button("Record") { start() }
            .sheet(isPresented: $isExplaining) {
              MicrophoneExplanation { usesMicrophone = true; isExplaining = false }
            }
        }

        private func start() {
          switch AVCaptureDevice.authorizationStatus(for: .audio) {
          case .notDetermined: 1️⃣isExplaining = true
          default: record()
          }
        }

        private func record() {
          AVAudioApplication.requestRecordPermission { _ in }
        }
      }

      struct MicrophoneExplanation: View {
        let onContinue: () -> Void
        var body: some View {
          Text("Voice notes need the microphone.")
          ↓Button("Continue", action: onContinue)
        }
      }
      """,
      """
      import SwiftUI
      import CoreLocation

      struct Onboarding: View {
        @State private var page = 0
        private let manager = CLLocationManager()
        var body: some View {
          if page == 0 {
            LocationPermissionPage { page = 1 }
          } else {
            Button("Near me") { manager.requestWhenInUseAuthorization() }
          }
        }
      }

      struct LocationPermissionPage: View {
        let next: () -> Void
        var body: some View {
          Text("We use your location to sort the stops.")
          ↓Button("Continue") { next() }
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct Recording: View {
        @State private var isExplaining = false

        var body: some View {
          Button("Record") { start() }
            .sheet(isPresented: $isExplaining) {
              MicrophoneExplanation {
                isExplaining = false
                AVAudioApplication.requestRecordPermission { _ in }
              }
              .interactiveDismissDisabled()
            }
        }

        private func start() {
          if AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined {
            isExplaining = true
          }
        }
      }

      struct MicrophoneExplanation: View {
        let onContinue: () -> Void
        var body: some View {
          Text("Voice notes need the microphone.")
          Button("Continue", action: onContinue)
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct Recording: View {
        @State private var isExplaining = false

        var body: some View {
          Button("Record") {
            if AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined {
              isExplaining = true
            }
          }
          .sheet(isPresented: $isExplaining, onDismiss: ask) {
            MicrophonePermissionView()
          }
        }

        private func ask() {
          AVAudioApplication.requestRecordPermission { _ in }
        }
      }

      struct MicrophonePermissionView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("Voice notes need the microphone.")
          Button("Continue") { dismiss() }
        }
      }
      """,
    ],
    check: { subject in subject.unaskedExplanations.map { unasked($0, in: subject) } })

  private static func unasked(_ found: UnaskedExplanation, in subject: Subject) -> Finding {
    let flows = subject.asBuilt
    let resources = flows.name(of: found.resources)
    let title = found.control.title
    let screen = flows.screenName(of: found.control.element, found.tree)
    var steps = [TraceStep("\(screen) says: '\(found.naming.text)'", at: found.control.place)]
    steps.append(TraceStep("tap \(title)", at: found.control.place))
    if let leaving = found.leaving {
      steps +=
        leaving.hops.filter { !AsBuilt.carriers.contains($0.text) } + [
          TraceStep(leaving.leavingText, at: leaving.place)
        ]
    }
    return Finding(
      rule: "explanation-without-prompt", severity: .error, certainty: found.certainty,
      message: "this screen explains \(resources), and \(title) goes on without the system prompt",
      help: "Request \(resources) in the action of \(title), before the screen is left.",
      place: found.control.place,
      related: [found.shownAt.map { RelatedPlace("shown while nothing is decided", at: $0) }]
        .compactMap { $0 },
      trace: steps + [TraceStep("the prompt was never shown")],
      about: found.control.labels.first?.key ?? title)
  }
}
