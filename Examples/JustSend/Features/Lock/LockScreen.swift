import SwiftUI

struct LockScreen: View {
  @Bindable var flow: LockFlow

  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: "lock.fill")
        .font(.system(size: 56))
        .accessibilityHidden(true)
      Text("lock.title")
        .font(.title2.bold())
      Spacer()
      PrimaryButton(title: "lock.unlock") {
        await flow.start()
      }
    }
    .padding(24)
    .alert("lock.blocked", isPresented: $flow.isRecovering) {
      Button("lock.passcode") {
        Task { await flow.usePasscode() }
      }
      Button("recovery.cancel", role: .cancel) {
        flow.cancel()
      }
    } message: {
      Text("lock.blocked.message")
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      if phase == .active {
        Task { await flow.comeBack() }
      }
    }
  }
}

#Preview {
  LockScreen(flow: LockFlow(isLocked: true, permission: .denied, isOwner: { true }))
}
