import CloudKit
import HealthKit
import SwiftUI

/// Shows the pulse beside a route. Health never tells whether reading is allowed.
struct PulseScreen: View {
  @State private var isRunning = false

  var body: some View {
    Button("Show Pulse") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Pulse")
  }

  private func start() async {
    guard HKHealthStore.isHealthDataAvailable() else { return }
    let pulse = HKQuantityType(.heartRate)
    try? await HKHealthStore().requestAuthorization(toShare: [], read: [pulse])
    isRunning = true
    await keep()
  }

  /// Keeps the pulse of a route where the hiker's other devices find it.
  private func keep() async {
    let record = CKRecord(recordType: "Pulse")
    _ = try? await CKContainer.default().privateCloudDatabase.save(record)
  }
}
