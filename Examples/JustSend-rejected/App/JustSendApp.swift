import SwiftUI

@main
struct JustSendApp: App {
  @State private var library = NoteLibrary()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(library)
    }
  }
}
