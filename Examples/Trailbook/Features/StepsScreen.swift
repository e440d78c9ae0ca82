import CoreMotion
import SwiftUI

/// Counts the steps of a hike.
struct StepsScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Count Steps") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Steps")
    .recovery("Motion & Fitness is off for Trailbook.", $blocked)
  }

  private func start() async {
    guard CMPedometer.isStepCountingAvailable() else { return }
    switch CMPedometer.authorizationStatus() {
    case .notDetermined: isRunning = countSteps()
    case .authorized: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}

extension StepsScreen {
  /// The first use asks.
  private func countSteps() -> Bool {
    CMPedometer().startUpdates(from: .now) { _, _ in }
    return true
  }
}
