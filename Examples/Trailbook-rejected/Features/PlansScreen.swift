import EventKit
import SwiftUI

/// Puts a planned hike into the calendar.
struct PlansScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Plan Hike") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Plans")
    .recovery("Adding to the calendar is off for Trailbook.", $blocked)
  }

  private func start() async {
    switch EKEventStore.authorizationStatus(for: .event) {
    case .notDetermined:
      isRunning = (try? await EKEventStore().requestWriteOnlyAccessToEvents()) ?? false
    case .writeOnly, .fullAccess: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}
