import SwiftUI

struct RecordingScreen: View {
  @Environment(NoteLibrary.self) private var library
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase
  @State private var model = RecordingModel()

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: model.phase == .recording ? "waveform" : "mic")
        .font(.system(size: 72))
        .symbolEffect(.variableColor, isActive: model.phase == .recording)
        .accessibilityHidden(true)
      status
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Spacer()
      if model.phase == .recording {
        PrimaryButton(title: "recording.stop") {
          model.stop(savingTo: library)
        }
      } else {
        PrimaryButton(title: "recording.start") {
          await model.start(in: library)
        }
        .disabled(model.phase == .asking)
      }
    }
    .padding(24)
    .alert("recording.blocked", isPresented: $model.isRecovering, presenting: model.recovery) {
      reason in
      if reason.canChangeInSettings {
        Button("recovery.settings") {
          openURL.appSettings()
        }
      }
      Button("recovery.cancel", role: .cancel) {}
    } message: { reason in
      Text(reason.message)
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      switch phase {
      case .active: model.refresh()
      case .background: model.stop(savingTo: library)
      default: break
      }
    }
  }

  @ViewBuilder private var status: some View {
    if let notice = model.notice {
      Text(notice)
    } else if model.phase == .recording {
      Text("recording.running")
    } else if model.permission.isBlocked {
      Text("recording.off")
    } else {
      Text("recording.ready")
    }
  }
}

#Preview {
  RecordingScreen()
    .environment(NoteLibrary())
}
