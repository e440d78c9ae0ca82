import SwiftUI

struct LockScreen: View {
  @Bindable var model: LockModel

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
        await model.unlock()
      }
    }
    .padding(24)
    .alert("lock.blocked", isPresented: $model.isOfferingPasscode) {
      Button("lock.passcode") {
        Task { await model.unlockWithPasscode() }
      }
      Button("recovery.cancel", role: .cancel) {}
    } message: {
      Text("lock.blocked.message")
    }
  }
}

#Preview {
  LockScreen(model: LockModel())
}
