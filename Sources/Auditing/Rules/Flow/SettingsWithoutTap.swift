import Facts

extension Rule {
  /// Settings open by themselves.
  package static let settingsWithoutTap = Rule(
    id: "settings-without-tap", group: .flow, severity: .error,
    summary: "The app opens Settings by itself.",
    why: """
      Only the person decides to leave for Settings. App Review rejects an app that opens Settings \
      when a screen appears or the app starts.
      """,
    fix: "Open Settings in the action of a button only, on a screen that says what is missing.",
    sources: [.settingsLater],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct Scanner: View {
        var body: some View {
          Text("Scan the ticket")
            .↓onAppear {
              if AVCaptureDevice.authorizationStatus(for: .video) == .denied { openSettings() }
            }
        }

        private func openSettings() {
          UIApplication.shared.open(1️⃣URL(string: UIApplication.openSettingsURLString)!)
        }
      }
      """
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct Scanner: View {
        @State private var isDenied = false
        var body: some View {
          Text("Scan the ticket")
            .onAppear { isDenied = AVCaptureDevice.authorizationStatus(for: .video) == .denied }
          if isDenied { Button("Open Settings") { openSettings() } }
        }

        private func openSettings() {
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        }
      }
      """,
      """
      import UIKit
      import Combine

      final class Options: UIViewController {
        let model = OptionsModel()
        private var bag: Set<AnyCancellable> = []

        override func viewDidLoad() {
          super.viewDidLoad()
          model.wantsSettings.sink { _ in
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }.store(in: &bag)
        }
      }

      final class OptionsModel {
        let wantsSettings = PassthroughSubject<Void, Never>()
      }
      """,
    ],
    check: { subject in settingsByThemselves(subject) })

  private static func settingsByThemselves(_ subject: Subject) -> [Finding] {
    let flows = subject.asBuilt
    let tapped = Set(
      flows.controls.flatMap { $0.effects.filter { $0.kind == .opensSettings }.map(\.place) })
    var seen: Set<Place> = []
    return flows.starts.compactMap { start in
      guard let entry = start.entry, entry.kind != .callback,
        let effect = entry.effects.first(where: {
          $0.kind == .opensSettings && !$0.isElsewhere && !$0.isHandedOver && !$0.isAfterAnswer
            && !tapped.contains($0.place) && !$0.isInCallback
        }), seen.insert(effect.place).inserted
      else { return nil }
      let isDecided = !flows.states(under: effect.conditions).contains(.granted)
      let certainty = isDecided || effect.conditions.isEmpty ? effect.certainty : .possible
      return Finding(
        rule: "settings-without-tap", severity: .error, certainty: certainty,
        message: "Settings open without a tap: \(entry.text)",
        help: "Show what is missing, and open Settings in the action of a button.",
        place: entry.place, related: [RelatedPlace("opens Settings", at: effect.place)],
        trace: [start.step] + flows.steps(to: effect) + [TraceStep("Settings open")],
        about: entry.text)
    }
  }
}

extension Effect {
  /// Whether a framework's callback leads there, which may well be an answer.
  fileprivate var isInCallback: Bool {
    hops.contains { $0.text.hasPrefix("the system calls ") }
  }
}
