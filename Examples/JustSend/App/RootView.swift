import SwiftUI

/// Decides which of the three top screens is up: first run, the lock, or home.
struct RootView: View {
  @AppStorage(Preferences.firstRunFinished) private var isFirstRunFinished = false
  @AppStorage(Preferences.lockEnabled) private var isLockEnabled = false
  @Environment(\.scenePhase) private var scenePhase
  @State private var lock = LockModel()

  var body: some View {
    Group {
      if !isFirstRunFinished {
        SetupScreen()
      } else if lock.isLocked {
        LockScreen(model: lock)
      } else {
        HomeScreen()
      }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background, isLockEnabled {
        lock.lock()
      }
    }
  }
}
