import SwiftUI

struct PreferencesScreen: View {
  @AppStorage(Preferences.lockEnabled) private var isLockEnabled = false

  var body: some View {
    Form {
      Section {
        Toggle("preferences.lock", isOn: $isLockEnabled)
      } footer: {
        Text("preferences.lock.footer")
      }
    }
    .navigationTitle("preferences.title")
  }
}

#Preview {
  NavigationStack {
    PreferencesScreen()
  }
}
