import SwiftUI

/// The list of features. None of them asks for anything before its own button is tapped.
struct HomeScreen: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Photo") { PhotoScreen() }
        NavigationLink("Sounds") { SoundScreen() }
        NavigationLink("Dictation") { DictationScreen() }
        NavigationLink("Album") { AlbumScreen() }
        NavigationLink("Map") { MapScreen() }
        NavigationLink("Steps") { StepsScreen() }
        NavigationLink("Pulse") { PulseScreen() }
        NavigationLink("Companions") { CompanionsScreen() }
        NavigationLink("Plans") { PlansScreen() }
        NavigationLink("Packing List") { PackingListScreen() }
        NavigationLink("Diary") { DiaryScreen() }
      }
      .navigationTitle("Trailbook")
    }
  }
}
