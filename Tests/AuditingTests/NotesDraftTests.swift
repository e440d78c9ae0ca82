import Auditing
import Facts
import Rendering
import TestSupport
import Testing

@Suite("What Review Notes can say of an app") struct NotesDraftTests {
  private static let app = """
    import AVFoundation
    import Contacts
    import SwiftUI
    struct Home: View {
      var body: some View { NavigationStack { NavigationLink("Sounds") { Sounds() } } }
    }
    struct Sounds: View {
      @State private var isExplaining = false
      @State private var isBlocked = false
      var body: some View {
        Button("record") {
          switch AVAudioApplication.shared.recordPermission {
          case .undetermined: isExplaining = true
          case .granted: print("recording")
          default: isBlocked = true
          }
        }
        .sheet(isPresented: $isExplaining) { Explanation() }
        .alert("The microphone is off.", isPresented: $isBlocked) {
          Button("Open Settings") {
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    struct Explanation: View {
      var body: some View {
        Text("Records birdsong with the microphone.").interactiveDismissDisabled()
        Button("Continue") { AVAudioApplication.requestRecordPermission { _ in } }
      }
    }
    @main struct Tracks: App { var body: some Scene { WindowGroup { Home() } } }
    """
  private static let tables = """
    --- en.lproj/Localizable.strings
    "record" = "Record Birdsong";
    --- de.lproj/Localizable.strings
    "record" = "Vogelstimmen aufnehmen";
    """

  private func draft(_ text: String, language: String? = nil) -> NotesDraft {
    NotesDraft(of: MiniProject(Example(text)).subject, language: language)
  }

  @Test("the way to a prompt is told by labels, with what explains it and what recovers")
  func way() {
    let draft = draft(Self.app + "\n" + Self.tables)
    #expect(draft.questions == [])
    #expect(
      NotesText.text(of: draft) == """
        Permissions

        The app does not ask for any permission when it is first opened. Each permission is asked \
        for when its feature is used.

        1. The microphone: tap "Sounds", then "Record Birdsong". The app says what it is for; tap \
        "Continue", and iOS asks for the microphone. If access was denied before, "Open Settings" \
        leads to Settings.

        """)
  }

  @Test("labels are those of the language that is asked for")
  func language() {
    let draft = draft(Self.app + "\n" + Self.tables, language: "de")
    #expect(draft.prompts.first?.taps == ["Sounds", "Vogelstimmen aufnehmen", "Continue"])
  }

  @Test("what was not traced, and what comes too early, is asked rather than told")
  func questions() {
    let early = """
      import Contacts
      import SwiftUI
      @main struct Friends: App {
        init() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        var body: some Scene { WindowGroup { Text("Friends") } }
      }
      """
    let draft = draft(early)
    #expect(draft.prompts.isEmpty && !draft.asksOnlyInUse)
    #expect(draft.questions.contains { $0.text == "Where does the app ask for the contact list?" })
    #expect(draft.questions.allSatisfy { $0.place.path == "App.swift" })
    #expect(NotesText.text(of: draft) == "")
  }
}
