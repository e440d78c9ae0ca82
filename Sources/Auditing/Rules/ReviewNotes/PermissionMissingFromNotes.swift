import Facts

extension Rule {
  /// The app asks for a resource, and its Review Notes do not say so.
  package static let permissionMissingFromNotes = Rule(
    id: "permission-missing-from-notes", group: .reviewNotes, severity: .note,
    summary: "Review Notes do not name a permission that the app asks for.",
    why: """
      A reviewer who meets a prompt that no one announced looks for the feature that needs it, and \
      asks about it when it is not found.
      """,
    fix: "Say which feature asks, where, and what happens when access is denied.",
    sources: [.reviewNotes],
    triggers: [
      """
      import SwiftUI
      import AVFoundation
      struct Home: View {
        var body: some View {
          Button("Scan") {
            1️⃣AVCaptureDevice.requestAccess(for: .video) { _ in }
          }
        }
      }
      --- fastlane/metadata/review_information/notes.txt
      ↓Sign in with the demo account.
      """
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation
      struct Home: View {
        var body: some View {
          Button("Scan") {
            AVCaptureDevice.requestAccess(for: .video) { _ in }
          }
        }
      }
      --- fastlane/metadata/review_information/notes.txt
      Sign in with the demo account. "Scan" asks for the camera. Denied: Settings > Camera.
      """
    ],
    check: { subject in
      guard let first = subject.facts.notes.lazy.compactMap(\.sentences.first).first else {
        return []
      }
      let reading = NotesReading(subject)
      let text = reading.sentences.map(\.text).joined(separator: "\n")
      return reading.asked.filter { !reading.names($0.row, in: text) }.map { row, site in
        Finding(
          rule: "permission-missing-from-notes", severity: .note, certainty: site.match.certainty,
          message: "the app asks for \(row.spokenName), and the notes do not say so",
          help: "Say where it asks: askonce census lists what starts each request.",
          place: first.place, related: [RelatedPlace("asked for here", at: site.place)],
          about: row.id)
      }
    })
}
