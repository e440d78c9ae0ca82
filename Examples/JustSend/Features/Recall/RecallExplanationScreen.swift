import SwiftUI

/// Says what the calendar is for, right before iOS asks. Its only way out is to go on.
struct RecallExplanationScreen: View {
  let onContinue: @MainActor () async -> Void

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "calendar")
        .font(.system(size: 56))
        .accessibilityHidden(true)
      Text("recall.explanation.title")
        .font(.title2.bold())
      Text("recall.explanation.message")
        .foregroundStyle(.secondary)
      Spacer()
      PrimaryButton(title: "recall.explanation.continue", action: onContinue)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .interactiveDismissDisabled()
    // The escape gesture of VoiceOver goes on as well.
    .accessibilityAction(.escape) {
      Task { await onContinue() }
    }
  }
}

#Preview {
  RecallExplanationScreen {}
}
