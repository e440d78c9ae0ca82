import SwiftUI

/// Finds notes again by the event during which they were made.
///
/// The list is complete without the calendar; events only add a line to each note.
struct RecallScreen: View {
  @Environment(NoteLibrary.self) private var library
  @Environment(\.scenePhase) private var scenePhase
  @State private var model = RecallModel()

  var body: some View {
    NavigationStack {
      List {
        connection
        ForEach(library.notes) { note in
          VStack(alignment: .leading) {
            Text(note.createdAt, format: .dateTime.weekday().day().month().hour().minute())
            if let event = model.event(at: note.createdAt) {
              Text(event.title)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        PrimaryButton(title: "recall.connect") {
          await model.connect(library.notes)
        }
        .padding(24)
      }
      .navigationTitle("recall.title")
    }
    .sheet(isPresented: $model.isExplaining) {
      RecallExplanationScreen {
        await model.continueFromExplanation(library.notes)
      }
    }
    .sheet(item: $model.recovery) { reason in
      RecoveryScreen(
        title: "recall.blocked", reason: reason, leaveTitle: "recall.without",
        onClose: { model.recovery = nil }, onLeave: {})
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      if phase == .active {
        model.refresh()
      }
    }
  }

  @ViewBuilder private var connection: some View {
    if model.events == nil {
      Text("recall.unconnected")
    } else if let event = model.event(at: .now) {
      LabeledContent("recall.now", value: event.title)
    } else {
      Text("recall.none")
    }
  }
}

#Preview {
  RecallScreen()
    .environment(NoteLibrary())
}
