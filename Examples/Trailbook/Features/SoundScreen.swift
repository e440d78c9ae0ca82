import AVFoundation
import SwiftUI

/// Records what birds sing on the way.
struct SoundScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Record Birdsong") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Sounds")
    .recovery("The microphone is off for Trailbook.", $blocked)
  }

  private func start() async {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .notDetermined: isRunning = await AVCaptureDevice.requestAccess(for: .audio)
    case .authorized: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}
