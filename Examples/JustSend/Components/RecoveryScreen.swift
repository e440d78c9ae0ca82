import AskOnce
import PermissionModel
import SwiftUI

/// What a feature shows when it is started while its permission is blocked.
///
/// Settings is offered only to somebody who can change the answer there.
struct RecoveryScreen<R: Resource>: View {
  let title: LocalizedStringKey
  let recovery: Recovery<R>
  let leaveTitle: LocalizedStringKey
  let onSettings: @MainActor (SettingsDoor) async -> Void
  let onLeave: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text(title)
        .font(.title2.bold())
      Text(recovery.reason.message)
        .foregroundStyle(.secondary)
      Spacer()
      if let door = recovery.settings {
        PrimaryButton(title: "recovery.settings") {
          await onSettings(door)
        }
      }
      Button(leaveTitle) {
        onLeave()
      }
      .controlSize(.large)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .presentationDetents([.medium])
  }
}

extension Reason {
  var message: LocalizedStringKey {
    switch self {
    case .denied: "recovery.denied"
    case .restricted: "recovery.restricted"
    case .switchedOff, .unavailable, .unknown: "recovery.unknown"
    }
  }
}
