import Facts

extension Rule {
  /// What follows a request runs whatever the answer is.
  package static let ignoredAnswer = Rule(
    id: "ignored-answer", group: .flow, severity: .warning,
    summary: "What follows a request uses the resource, whatever the person answered.",
    why: """
      "Don't Allow" is an answer. A feature that starts after the prompt without looking at it \
      records silence, shows a black picture or fails, and does as if access had been given.
      """,
    fix: "Start the feature only after a yes; after a no, stay on the screen as it was.",
    sources: [.requestingAccess, .keepsWorking],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?

        var body: some View {
          ↓Button("Record") {
            1️⃣AVAudioApplication.requestRecordPermission { _ in
              start()
            }
          }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          2️⃣recorder?.record()
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isCameraOpen = false
        var body: some View {
          ↓Button("Scan") {
            Task {
              _ = await AVCaptureDevice.requestAccess(for: .video)
              isCameraOpen = true
            }
          }
          .fullScreenCover(isPresented: $isCameraOpen) { CameraView() }
        }
      }

      struct CameraView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIImagePickerController {
          let camera = UIImagePickerController()
          camera.sourceType = .camera
          return camera
        }
        func updateUIViewController(_ camera: UIImagePickerController, context: Context) {}
      }
      """,
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?

        var body: some View {
          Button("Record") {
            AVAudioApplication.requestRecordPermission { granted in
              if granted { start() }
            }
          }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct MicrophonePage: View {
        let onNext: () -> Void
        @State private var status = AVAudioApplication.shared.recordPermission
        var body: some View {
          Text("Voice notes need the microphone.")
          Button("Continue") {
            AVAudioApplication.requestRecordPermission { _ in
              status = AVAudioApplication.shared.recordPermission
              onNext()
            }
          }
        }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?

        var body: some View {
          Button("Record") {
            Task {
              _ = await AVAudioApplication.requestRecordPermission()
              start()
            }
          }
        }

        private func start() {
          guard AVAudioApplication.shared.recordPermission == .granted else { return }
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import CoreLocation
      import SwiftUI

      struct MapScreen: View {
        @State private var manager = CLLocationManager()
        var body: some View {
          Button("Show Me") {
            Task {
              manager.requestWhenInUseAuthorization()
              for try await update in CLLocationUpdate.liveUpdates() { print(update) }
            }
          }
        }
      }
      """,
    ],
    check: { subject in IgnoredAnswers(subject.asBuilt).findings })
}

/// Finds uses that follow a request and wait for no particular answer.
private struct IgnoredAnswers {
  let flows: AsBuilt
  let statuses: StatusReader

  init(_ flows: AsBuilt) {
    self.flows = flows
    statuses = flows.statuses
  }

  var findings: [Finding] {
    flows.findings { start, use in
      guard let answer = use.answer, let (match, ask) = ignored(use, in: start) else { return nil }
      return finding(start, use, ask, match, at: start.control?.place ?? answer.place)
    }
  }

  /// What an effect uses although it may have been refused, and the request.
  private func ignored(_ use: Effect, in start: Start) -> (SymbolMatch, Effect)? {
    guard !use.isElsewhere, use.certainty > .possible,
      use.conditionsOnAnswer.allSatisfy(\.isOfSelf),
      flows.answers(before: use)?.contains(.blocked) == true
    else { return nil }
    for match in flows.uses(of: use) where match.certainty == .certain {
      let families = flows.families(of: match).intersection(Self.closed)
      guard !families.isEmpty,
        !use.conditions.contains(where: { isRuledOut(by: $0, families) }),
        let ask = start.effects.first(where: { asks($0, families) && led($0, to: use) })
      else { continue }
      return (match, ask)
    }
    return nil
  }

  /// Whether a condition on the way lets no denied status through.
  private func isRuledOut(by condition: Condition, _ families: Set<String>) -> Bool {
    statuses.mayConcern(families, condition)
      && statuses.states(leftOpenBy: condition)?.contains(.notDetermined) != true
  }

  /// Whether an effect is a request whose answer comes where it is asked.
  private func asks(_ effect: Effect, _ families: Set<String>) -> Bool {
    guard case .asks(let match) = effect.kind, match.role == .request, match.callback == nil else {
      return false
    }
    return !flows.families(of: match).isDisjoint(with: families)
  }

  /// Whether an effect waits for the answer to a request.
  private func led(_ ask: Effect, to use: Effect) -> Bool {
    guard let call = use.answer?.call else { return false }
    let place = flows.app.program.call(call).namePlace
    return ask.call == call || ask.hops.contains { $0.place == place }
  }

  private func finding(
    _ start: Start, _ use: Effect, _ ask: Effect, _ match: SymbolMatch, at place: Place
  ) -> Finding {
    let name = flows.name(of: match.resources)
    return Finding(
      rule: "ignored-answer", severity: .warning,
      certainty: min(use.certainty, ask.certainty),
      message: "\(name) is used after the prompt, whatever the person answers",
      help: "Use \(name) only after a yes.",
      place: place,
      related: [
        RelatedPlace("the request", at: ask.place), RelatedPlace("the use", at: use.place),
      ],
      trace: [TraceStep(start.text, at: start.place)] + flows.steps(to: ask)
        + [TraceStep("the person does not allow \(name)")] + flows.steps(to: use),
      about: start.control?.title ?? start.text)
  }

  /// Families whose use without access is of no use, and harms nothing less than a wrong start.
  private static let closed: Set<String> = [
    "camera", "microphone", "speech", "contacts", "calendar", "reminders", "photos",
  ]
}

extension Condition {
  /// Whether a test only unwraps a weak `self`.
  fileprivate var isOfSelf: Bool {
    guard case .isPresent = test.pattern else { return false }
    return test.subject == .path(["self"])
  }
}
