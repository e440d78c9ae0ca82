import PermissionModel
import SwiftUI

struct RecordingScreen: View {
  @Bindable var flow: RecordingFlow

  @Environment(NoteLibrary.self) private var library
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: flow.phase == .running ? "waveform" : "mic")
        .font(.system(size: 72))
        .symbolEffect(.variableColor, isActive: flow.phase == .running)
        .accessibilityHidden(true)
      status
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Spacer()
      if flow.phase == .running {
        PrimaryButton(title: "recording.stop") {
          finish()
        }
      } else {
        PrimaryButton(title: "recording.start") {
          await flow.start()
        }
      }
    }
    .padding(24)
    .alert("recording.blocked", isPresented: $flow.isRecovering, presenting: flow.recovery) {
      recovery in
      if let door = recovery.settings {
        Button("recovery.settings") {
          Task { await flow.openSettings(door) }
        }
      }
      Button("recovery.cancel", role: .cancel) {
        flow.cancel()
      }
    } message: { recovery in
      Text(recovery.reason.message)
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      switch phase {
      case .active: Task { await flow.comeBack() }
      case .background: finish()
      default: break
      }
    }
  }

  private func finish() {
    if let file = flow.finish() {
      library.add(.voice, file: file)
    }
  }

  @ViewBuilder private var status: some View {
    if flow.hasFailed {
      Text("recording.failed")
    } else if flow.phase == .unavailable {
      Text("recording.unavailable")
    } else if flow.phase == .running {
      Text("recording.running")
    } else if flow.status.isBlocked {
      Text("recording.off")
    } else {
      Text("recording.ready")
    }
  }
}

#Preview {
  RecordingScreen(
    flow: RecordingFlow(
      permission: .denied, recorder: VoiceRecorder(), hasMicrophone: { true })
  )
  .environment(NoteLibrary())
}
