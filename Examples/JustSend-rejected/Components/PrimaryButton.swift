import SwiftUI

/// The one prominent action of a screen.
struct PrimaryButton: View {
  let title: LocalizedStringKey
  let action: @MainActor () async -> Void

  var body: some View {
    Button {
      Task { await action() }
    } label: {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
  }
}

#Preview {
  PrimaryButton(title: "recording.start") {}
    .padding()
}
