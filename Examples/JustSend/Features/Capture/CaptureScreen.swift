import PhotosUI
import SwiftUI

struct CaptureScreen: View {
  @Bindable var flow: CaptureFlow
  let onLeave: @MainActor () -> Void

  @Environment(NoteLibrary.self) private var library
  @Environment(\.scenePhase) private var scenePhase
  @State private var pickedPhoto: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      if flow.phase == .unavailable {
        ContentUnavailableView("capture.unavailable", systemImage: "camera.badge.ellipsis")
      } else {
        ContentUnavailableView("capture.empty", systemImage: "photo.on.rectangle")
      }
      Spacer()
      PrimaryButton(title: "capture.open") {
        await flow.start()
      }
      PhotosPicker(selection: $pickedPhoto, matching: .images) {
        Label("capture.choose", systemImage: "photo")
      }
      .controlSize(.large)
    }
    .padding(24)
    .fullScreenCover(isPresented: $flow.isCameraOpen) {
      CameraView { photo in
        flow.finish()
        if let photo {
          library.add(.photo, data: photo, withExtension: "jpg")
        }
      }
      .ignoresSafeArea()
    }
    .sheet(isPresented: $flow.isRecovering) {
      if let recovery = flow.recovery {
        RecoveryScreen(
          title: "capture.blocked", recovery: recovery, leaveTitle: "capture.leave",
          onSettings: { door in await flow.openSettings(door) },
          onLeave: {
            flow.cancel()
            onLeave()
          })
      }
    }
    .onChange(of: pickedPhoto) { _, item in
      guard let item else { return }
      pickedPhoto = nil
      Task {
        if let data = try? await item.loadTransferable(type: Data.self) {
          library.add(.photo, data: data, withExtension: "jpg")
        }
      }
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      if phase == .active {
        Task { await flow.comeBack() }
      }
    }
  }
}

#Preview {
  CaptureScreen(
    flow: CaptureFlow(permission: .denied, hasCamera: { true }), onLeave: {}
  )
    .environment(NoteLibrary())
}
