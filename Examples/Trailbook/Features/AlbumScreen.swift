import Photos
import SwiftUI

/// Saves the picture of a route to Photos.
struct AlbumScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Save Route Picture") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Album")
    .recovery("Adding to Photos is off for Trailbook.", $blocked)
  }

  private func start() async {
    switch PHPhotoLibrary.authorizationStatus(for: .addOnly) {
    case .notDetermined:
      isRunning = await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized
    case .authorized: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}
