import SwiftUI

/// Says what the calendar is for.
struct RecallExplanationScreen: View {
  let onAllow: @MainActor () async -> Void

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
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
        PrimaryButton(title: "recall.explanation.allow", action: onAllow)
        Button("recall.explanation.later") {
          dismiss()
        }
        .controlSize(.large)
      }
      .multilineTextAlignment(.center)
      .padding(24)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("recall.explanation.close", systemImage: "xmark") {
            dismiss()
          }
        }
      }
    }
    .interactiveDismissDisabled()
  }
}

#Preview {
  RecallExplanationScreen {}
}
