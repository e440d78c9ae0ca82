import PhotosUI
import SwiftUI

struct CaptureScreen: View {
  private let onLeave: () -> Void

  @Environment(NoteLibrary.self) private var library
  @Environment(\.scenePhase) private var scenePhase
  @State private var model = CaptureModel()
  @State private var pickedPhoto: PhotosPickerItem?

  init(onLeave: @escaping () -> Void) {
    self.onLeave = onLeave
  }

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      if model.isUnavailable {
        ContentUnavailableView("capture.unavailable", systemImage: "camera.badge.ellipsis")
      } else {
        ContentUnavailableView("capture.empty", systemImage: "photo.on.rectangle")
      }
      Spacer()
      PrimaryButton(title: "capture.open") {
        await model.open()
      }
      PhotosPicker(selection: $pickedPhoto, matching: .images) {
        Label("capture.choose", systemImage: "photo")
      }
      .controlSize(.large)
    }
    .padding(24)
    .fullScreenCover(isPresented: $model.isCameraOpen) {
      CameraView { photo in
        model.isCameraOpen = false
        if let photo {
          library.add(.photo, data: photo, withExtension: "jpg")
        }
      }
      .ignoresSafeArea()
    }
    .sheet(item: $model.recovery) { reason in
      RecoveryScreen(
        title: "capture.blocked", reason: reason, leaveTitle: "capture.leave",
        onClose: { model.recovery = nil }, onLeave: onLeave)
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
        model.refresh()
      }
    }
  }
}

#Preview {
  CaptureScreen(onLeave: {})
    .environment(NoteLibrary())
}
