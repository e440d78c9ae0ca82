import SwiftUI

struct HomeScreen: View {
  enum Tab: Hashable {
    case record, photo, recall, notes
  }

  @State private var selection = Tab.record

  var body: some View {
    TabView(selection: $selection) {
      RecordingScreen()
        .tabItem { Label("tab.record", systemImage: "mic") }
        .tag(Tab.record)
      CaptureScreen(onLeave: { selection = .notes })
        .tabItem { Label("tab.photo", systemImage: "camera") }
        .tag(Tab.photo)
      RecallScreen()
        .tabItem { Label("tab.recall", systemImage: "calendar") }
        .tag(Tab.recall)
      NotesScreen()
        .tabItem { Label("tab.notes", systemImage: "note.text") }
        .tag(Tab.notes)
    }
  }
}
