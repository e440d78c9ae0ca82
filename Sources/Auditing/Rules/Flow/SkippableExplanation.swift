import Facts

extension Rule {
  /// An explanation can be left without the system prompt.
  package static let skippableExplanation = Rule(
    id: "skippable-explanation", group: .flow, severity: .error,
    summary: "An explanation before the system prompt can be left without the prompt.",
    why: """
      A screen that only explains a coming prompt must lead to it. App Review rejects a Skip, \
      Later, Close or Back beside it, since it delays the request.
      """,
    fix: """
      Remove the other control, so that the screen has one action that asks. Who does not want to \
      allow says so in the system prompt; offer the alternative afterwards.
      """,
    sources: [.noExit, .preAlertScreens],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct CameraExplanation: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          VStack {
            Text("JustSend uses the camera to take the photos of a note.")
            1️⃣Button("Continue") { 2️⃣AVCaptureDevice.requestAccess(for: .video) { _ in dismiss() } }
            ↓Button("Not Now") { dismiss() }
          }
        }
      }
      """,
      """
      import UIKit
      import CoreLocation

      final class LocationExplanationViewController: UIViewController {
        private let locator = CLLocationManager()
        private let reason = UILabel()
        private let next = UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          reason.text = "Your location sorts the stops by distance."
          next.setTitle("Continue", for: .normal)
          next.addTarget(self, action: #selector(ask), for: .touchUpInside)
          navigationItem.rightBarButtonItem =
            ↓UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        }

        @objc private func ask() { locator.requestWhenInUseAuthorization() }
        @objc private func close() { dismiss(animated: true) }
      }
      """,
      """
      import SwiftUI
      import EventKit

      struct Recall: View {
        @State private var isExplaining = false
        var body: some View {
          Button("Match with Events") { isExplaining = true }
            .↓sheet(isPresented: $isExplaining) { CalendarExplanation() }
        }
      }

      struct CalendarExplanation: View {
        var body: some View {
          Text("Your calendar names the notes that you take in a meeting.")
          Button("Continue") { EKEventStore().requestFullAccessToEvents { _, _ in } }
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct CameraExplanation: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          VStack {
            Text("JustSend uses the camera to take the photos of a note.")
            Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in dismiss() } }
          }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct MicrophonePermission: View {
        let onNext: () -> Void
        @State private var answer: Bool?

        var body: some View {
          Text("Voice notes need the microphone.")
          if let answer {
            Text(answer ? "Thank you" : "You can record later")
            Button("Done") { onNext() }
          }
          if answer == nil {
            Button("Continue") {
              AVAudioSession.sharedInstance().requestRecordPermission { answer = $0 }
            }
          }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct CaptureScreen: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var input: AVCaptureDeviceInput?

        var body: some View {
          Text("Point the camera at the code.")
          Button("Scan") {
            Task {
              guard await AVCaptureDevice.requestAccess(for: .video) else { return }
              input = try? AVCaptureDeviceInput(device: .default(for: .video)!)
            }
          }
          Button("Cancel") { dismiss() }
        }
      }
      """,
    ],
    check: { subject in
      subject.explanations.flatMap { skippable($0, in: subject) }
        + subject.libraryScreens.compactMap { $0.skipping(in: subject.asBuilt) }
    })

  private static func skippable(_ explanation: Explanation, in subject: Subject) -> [Finding] {
    let flows = subject.asBuilt
    let found = explanation.exits.map { finding(explanation, $0, flows) }
    if found.isEmpty, let swipe = swipe(explanation, flows) { return [swipe] }
    var places: Set<Place> = []
    return found.filter { places.insert($0.place).inserted }
  }

  private static func finding(
    _ explanation: Explanation, _ exit: Explanation.Exit, _ flows: AsBuilt
  ) -> Finding {
    let isMild = explanation.isLenient(flows.app.symbols) || exit.control.offersManualWay
    let certainty = min(explanation.certainty, exit.certainty)
    return Finding(
      rule: "skippable-explanation", severity: isMild ? .warning : .error, certainty: certainty,
      message: "\(exit.control.title) leaves the explanation of "
        + "\(flows.name(of: explanation.resources)) without the system prompt",
      help: "Remove \(exit.control.title) here, so that the button that asks is the only way on.",
      place: exit.control.place,
      related: [
        RelatedPlace("\(explanation.asking.title) asks", at: explanation.asking.place),
        RelatedPlace("the request", at: explanation.request.place),
      ],
      trace: explanation.trace(leavingBy: exit, in: flows),
      about: exit.control.labels.first?.key ?? exit.control.title)
  }

  /// A sheet without another way out can still be swiped away.
  private static func swipe(_ explanation: Explanation, _ flows: AsBuilt) -> Finding? {
    guard let shown = explanation.tree.presentation, shown.kind == .sheet || shown.kind == .popover,
      !explanation.tree.refusesSwipe
    else { return nil }
    return Finding(
      rule: "skippable-explanation", severity: .warning, certainty: explanation.certainty,
      message: "the explanation of \(flows.name(of: explanation.resources)) can be swiped away "
        + "without the system prompt",
      help: flows.app.isController(explanation.tree.name)
        ? "Set isModalInPresentation of the controller that is presented."
        : "Add .interactiveDismissDisabled() to the content of \(shown.kind.word).",
      place: shown.place,
      related: [RelatedPlace("\(explanation.asking.title) asks", at: explanation.asking.place)],
      trace: [
        TraceStep("\(shown.kind.word) explains", at: shown.place),
        TraceStep("swipe down"), TraceStep("the prompt was never shown"),
      ],
      about: "swipe",
      fix: shown.key == nil ? nil : refusal(of: shown.place, in: flows))
  }

  /// The modifier behind the view, where the presentation's closure shows a single one.
  private static func refusal(of presentation: Place, in flows: AsBuilt) -> Fix? {
    let file = flows.app.program.files.first { $0.path == presentation.path }
    guard let end = file?.onlyViewEnd(inCallNamedAt: presentation) else { return nil }
    let modifier = ".interactiveDismissDisabled()"
    return Fix("Add \(modifier)", [Edit(end, modifier)])
  }
}

extension SwiftFacts {
  /// Just behind the view that the last closure of a call shows; nil where it shows several, or
  /// one under a condition.
  fileprivate func onlyViewEnd(inCallNamedAt place: Place) -> Place? {
    let call = calls.first { $0.namePlace == place }
    guard case .closure(let body)? = call?.arguments.last?.value else { return nil }
    let shown = results.filter { $0.body == body }
    let statements = calls.filter { $0.body == body && $0.isStatement }
    guard shown.count == 1, let view = shown.first, case .call(let index)? = view.value,
      view.guardID == nil, statements.allSatisfy({ $0.place == calls[index].place })
    else { return nil }
    let end = calls[index].place
    return Place(path: path, line: end.endLine, column: end.endColumn)
  }
}

extension Control {
  /// Whether it offers to give the data by hand, which App Review has accepted.
  var offersManualWay: Bool {
    let words = ["manual", "type ", "enter ", "search", "by hand", "paste"]
    return labels.contains { label in words.contains { label.text.lowercased().contains($0) } }
  }
}
