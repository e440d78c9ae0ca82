import SwiftUI

// askonce: owns no permission
/// The first screen after installation. It says what the app is for, and closes.
struct SetupScreen: View {
  @AppStorage(Preferences.firstRunFinished) private var isFinished = false

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Spacer()
      Text("setup.title")
        .font(.largeTitle.bold())
      Label("setup.voice", systemImage: "waveform")
      Label("setup.photo", systemImage: "photo")
      Label("setup.recall", systemImage: "clock.arrow.circlepath")
      Spacer()
      PrimaryButton(title: "setup.done") {
        isFinished = true
      }
    }
    .padding(24)
  }
}

#Preview {
  SetupScreen()
}
