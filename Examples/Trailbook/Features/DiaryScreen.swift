import LocalAuthentication
import SwiftUI

/// Opens the diary with Face ID, or with the device's passcode.
struct DiaryScreen: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open Diary") {
      Task { await start() }
    }
    .disabled(isOpen)
    .navigationTitle("Diary")
  }

  private func start() async {
    let context = LAContext()
    let policy = LAPolicy.deviceOwnerAuthentication
    guard context.canEvaluatePolicy(policy, error: nil) else { return }
    isOpen =
      (try? await context.evaluatePolicy(policy, localizedReason: "Open your diary")) ?? false
  }
}
