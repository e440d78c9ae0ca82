import SwiftUI
import UIKit

/// What a feature shows when it is started while its permission is blocked.
///
/// Settings is offered only to somebody who can change the answer there.
struct RecoveryScreen: View {
  let title: LocalizedStringKey
  let reason: SetupPermission.Reason
  let leaveTitle: LocalizedStringKey
  let onClose: () -> Void
  let onLeave: () -> Void

  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(spacing: 16) {
      Text(title)
        .font(.title2.bold())
      Text(reason.message)
        .foregroundStyle(.secondary)
      Spacer()
      if reason.canChangeInSettings {
        PrimaryButton(title: "recovery.settings") {
          onClose()
          openURL.appSettings()
        }
      }
      Button(leaveTitle) {
        onClose()
        onLeave()
      }
      .controlSize(.large)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .presentationDetents([.medium])
  }
}

extension SetupPermission.Reason {
  var canChangeInSettings: Bool { self == .denied }

  var message: LocalizedStringKey {
    switch self {
    case .denied: "recovery.denied"
    case .restricted: "recovery.restricted"
    case .unknown: "recovery.unknown"
    }
  }
}

extension OpenURLAction {
  /// Opens this app's own page in Settings.
  @MainActor
  func appSettings() {
    if let url = URL(string: UIApplication.openSettingsURLString) {
      self(url)
    }
  }
}

#Preview {
  RecoveryScreen(
    title: "capture.blocked", reason: .denied, leaveTitle: "capture.leave", onClose: {},
    onLeave: {})
}
