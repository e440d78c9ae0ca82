import Facts

extension Rule {
  /// The button of an explanation steers the person's answer, or is not neutral.
  package static let steeringButton = Rule(
    id: "steering-button", group: .flow, severity: .error,
    summary: "The button of an explanation says \"Allow\" or the like instead of \"Continue\".",
    why: """
      The decision belongs to the system prompt. A button that already says "Allow", "Enable" or \
      the resource's name makes people believe that they decide here; App Review asks for neutral \
      words. A warning where the words merely are not the usual neutral ones.
      """,
    fix: """
      Title the button "Continue" or "Next", in every language, and let the system prompt ask.
      """,
    sources: [.neutralButton, .preAlertScreens],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct CameraPermissionView: View {
        let onDone: () -> Void

        var body: some View {
          VStack {
            Text("JustSend uses the camera to take the photos of a note.")
            ↓Button("Allow Camera") { ask() }
          }
        }

        private func ask() {
          1️⃣AVCaptureDevice.requestAccess(for: .video) { _ in onDone() }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct MicrophoneIntro: View {
        @State private var model = MicrophoneModel()

        var body: some View {
          VStack {
            Text("intro.microphone")
            ↓Button(action: model.ask) { Text("intro.button") }
          }
        }
      }

      @Observable final class MicrophoneModel {
        func ask() {
          Task { await 1️⃣AVAudioApplication.requestRecordPermission() }
        }
      }
      --- en.lproj/Localizable.strings
      "intro.microphone" = "Voice notes need the microphone.";
      "intro.button" = "Continue";
      --- de.lproj/Localizable.strings
      "intro.microphone" = "Sprachnotizen brauchen das Mikrofon.";
      "intro.button" = 2️⃣"Mikrofon erlauben";
      """,
      """
      import SwiftUI
      import CoreLocation

      struct PlacePermissionScreen: View {
        private let places = Places()
        var body: some View {
          Text("Your location sorts the list by distance.")
          ↓ActionButton(title: "Save Locations", action: places.ask)
        }
      }

      struct ActionButton: View {
        let title: LocalizedStringKey
        let action: () -> Void
        var body: some View { Button(title, action: action) }
      }

      final class Places {
        let manager = CLLocationManager()
        func ask() { manager.requestWhenInUseAuthorization() }
      }
      """,
      """
      import UIKit
      import Contacts

      final class FriendsViewController: UIViewController {
        func explain() {
          let alert = UIAlertController(
            title: "Find your friends", message: "Your contacts show who is here already.",
            preferredStyle: .alert)
          let allow = ↓UIAlertAction(title: "Allow Contacts", style: .default) { _ in
            CNContactStore().requestAccess(for: .contacts) { _, _ in }
          }
          alert.addAction(allow)
          present(alert, animated: true)
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct CameraPermissionView: View {
        let onDone: () -> Void

        var body: some View {
          VStack {
            Text("JustSend uses the camera to take the photos of a note.")
            Button("Continue") { ask() }
          }
        }

        private func ask() {
          AVCaptureDevice.requestAccess(for: .video) { _ in onDone() }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?

        var body: some View {
          Text("The microphone records while the button is red.")
          Button("Allow and Record") {
            Task {
              guard await AVAudioApplication.requestRecordPermission() else { return }
              recorder = try? AVAudioRecorder(url: url, settings: [:])
              recorder?.record()
            }
          }
        }
      }
      """,
    ],
    check: { subject in
      subject.explanations.compactMap { steering($0, in: subject) }
        + subject.libraryScreens.compactMap { $0.steering(in: subject.asBuilt) }
    })

  private static func steering(_ explanation: Explanation, in subject: Subject) -> Finding? {
    let resources = subject.asBuilt.name(of: explanation.resources)
    let naming = ResourceNaming(subject.asBuilt)
    let words = naming.words(of: explanation.resources)
    let labels = explanation.asking.labels.filter(\.isSpoken)
    let steering = labels.filter { label in
      LabelWords.consentVerb(in: label.text, language: label.language) != nil
        || naming.names(ResolvedText(text: label.text, language: label.language), words)
    }
    guard let said = steering.first ?? labels.first(where: \.isUnusual) else { return nil }
    let control = explanation.asking
    let severity: Severity = steering.isEmpty ? .warning : .error
    return Finding(
      rule: "steering-button",
      severity: explanation.isLenient(subject.asBuilt.app.symbols) ? severity.milder : severity,
      certainty: isRow(explanation, steering, in: subject) ? .possible : explanation.certainty,
      message: message(steering.isEmpty ? [said] : steering, resources),
      help: "Title it \"Continue\" or \"Next\"\(languages(steering)).",
      place: control.place,
      related: [RelatedPlace("asks for \(resources)", at: explanation.request.place)]
        + Set(steering.compactMap(\.place)).sorted().prefix(6).map {
          RelatedPlace("the label", at: $0)
        },
      trace: explanation.trace(in: subject.asBuilt), about: said.key ?? said.text,
      fix: subject.neutralLabels(for: steering))
  }

  /// Whether a control may be a row for each of several resources, which bears its resource's name.
  private static func isRow(
    _ explanation: Explanation, _ labels: [ResolvedText], in subject: Subject
  ) -> Bool {
    let rows = subject.asBuilt.app.symbols.rows
    return Set(explanation.resources.compactMap { rows[$0]?.family }).count > 2
      && labels.allSatisfy { LabelWords.consentVerb(in: $0.text, language: $0.language) == nil }
  }

  private static func message(_ labels: [ResolvedText], _ resources: String) -> String {
    let quoted = labels.prefix(2).map { label in
      label.language.map { "'\(label.text)' (\($0))" } ?? "'\(label.text)'"
    }
    let more = labels.count > 2 ? " and in \(labels.count - 2) more languages" : ""
    return "the explanation before the prompt for \(resources) has a button that says "
      + quoted.joined(separator: ", ") + more
  }

  private static func languages(_ labels: [ResolvedText]) -> String {
    let named = labels.compactMap(\.language)
    if named.count > 6 { return " in all \(named.count) languages" }
    return named.count > 1 ? " in each of \(named.joined(separator: ", "))" : ""
  }
}

extension ResolvedText {
  /// Whether it is a text that people read, not a key that no table has.
  var isSpoken: Bool {
    if key != nil { return true }
    return text.contains { $0.isLetter }
      && (text.contains(" ") || !text.contains { $0 == "." || $0 == "_" })
  }

  /// Whether it is merely not on the list of neutral labels; told of English labels only.
  var isUnusual: Bool {
    guard language == nil || language == "en" || language?.hasPrefix("en-") == true else {
      return false
    }
    return LabelWords.meaning(of: text, language: language) == .other
  }
}
