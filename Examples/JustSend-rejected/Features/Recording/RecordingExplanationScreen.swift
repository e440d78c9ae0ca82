import SwiftUI

/// Says what the microphone is for.
struct RecordingExplanationScreen: View {
  let onContinue: @MainActor () async -> Void

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "mic")
        .font(.system(size: 56))
        .accessibilityHidden(true)
      Text("recording.explanation.title")
        .font(.title2.bold())
      Text("recording.explanation.message")
        .foregroundStyle(.secondary)
      Spacer()
      PrimaryButton(title: "recording.explanation.continue", action: onContinue)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .interactiveDismissDisabled()
  }
}

#Preview {
  RecordingExplanationScreen {}
}
