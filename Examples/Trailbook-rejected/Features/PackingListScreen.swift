import EventKit
import SwiftUI

/// Keeps the packing list in Reminders.
struct PackingListScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Keep in Reminders") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Packing List")
    .recovery("Reminders is off for Trailbook.", $blocked)
  }

  private func start() async {
    switch EKEventStore.authorizationStatus(for: .reminder) {
    case .notDetermined:
      isRunning = (try? await EKEventStore().requestFullAccessToReminders()) ?? false
    case .fullAccess: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}
