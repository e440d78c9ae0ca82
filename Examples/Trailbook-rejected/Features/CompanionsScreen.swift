import Contacts
import SwiftUI

/// Finds out who of the hiker's friends came along.
struct CompanionsScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Add Companions") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Companions")
    .recovery("Contacts is off for Trailbook.", $blocked)
  }

  private func start() async {
    switch CNContactStore.authorizationStatus(for: .contacts) {
    case .notDetermined:
      isRunning = (try? await CNContactStore().requestAccess(for: .contacts)) ?? false
    case .authorized, .limited: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}
