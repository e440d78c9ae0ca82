import AVFoundation
import SwiftUI

/// Takes the photo of a viewpoint.
struct PhotoScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Take Photo") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Photo")
    .recovery("The camera is off for Trailbook.", $blocked)
  }

  private func start() async {
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .notDetermined: isRunning = await AVCaptureDevice.requestAccess(for: .video)
    case .authorized: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}
