import AskOnce
import AskOnceBiometrics
import SwiftUI

/// Decides which of the three top screens is up: first run, the lock, or home.
struct RootView: View {
  @AppStorage(Preferences.firstRunFinished) private var isFirstRunFinished = false
  @AppStorage(Preferences.lockEnabled) private var isLockEnabled = false
  @Environment(\.scenePhase) private var scenePhase
  @State private var app = AppFlow()
  @State private var lock = LockFlow(
    isLocked: UserDefaults.standard.bool(forKey: Preferences.lockEnabled),
    permission: .biometrics(reason: String(localized: "lock.reason")),
    isOwner: {
      // Taking the passcode off the device needed the passcode: there is nothing left to check.
      guard Biometrics.canAuthenticateOwner else { return true }
      return await Biometrics.authenticateOwner(reason: String(localized: "lock.reason"))
    })

  var body: some View {
    Group {
      switch app.screen(isFirstRunFinished: isFirstRunFinished, isLocked: lock.isLocked) {
      case .firstRun: SetupScreen()
      case .locked: LockScreen(flow: lock)
      case .home: HomeScreen(app: $app)
      }
    }
    .onOpenURL { app.open($0) }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background, isLockEnabled {
        lock.lock()
      }
    }
  }
}
