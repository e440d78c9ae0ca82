import SwiftUI
import UIKit

/// Why a feature cannot start.
enum Blocked {
  /// The person said no, and can change it in Settings.
  case denied
  /// Screen Time or a device profile decides.
  case restricted
}

extension View {
  /// What a feature shows when it is started while its permission is blocked: Settings where the
  /// person can change the answer there, and always a way back.
  func recovery(_ title: LocalizedStringKey, _ blocked: Binding<Blocked?>) -> some View {
    modifier(RecoveryAlert(title: title, blocked: blocked))
  }
}

private struct RecoveryAlert: ViewModifier {
  let title: LocalizedStringKey
  @Binding var blocked: Blocked?
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content.alert(title, isPresented: isPresented) {
      if blocked == .denied {
        Button("Open Settings") {
          if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
        }
      }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var isPresented: Binding<Bool> {
    Binding(get: { blocked != nil }, set: { if !$0 { blocked = nil } })
  }
}
