import SwiftUI

/// Finds notes again by the event during which they were made.
///
/// The list is complete without the calendar; events only add a line to each note.
struct RecallScreen: View {
  @Bindable var flow: RecallFlow

  @Environment(NoteLibrary.self) private var library
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack {
      List {
        connection
        ForEach(library.notes) { note in
          VStack(alignment: .leading) {
            Text(note.createdAt, format: .dateTime.weekday().day().month().hour().minute())
            if let event = flow.event(at: note.createdAt) {
              Text(event.title)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        PrimaryButton(title: "recall.connect") {
          await flow.start(over: library.interval)
        }
        .padding(24)
      }
      .navigationTitle("recall.title")
    }
    .sheet(isPresented: $flow.isExplaining) {
      RecallExplanationScreen {
        flow.proceed()
      }
    }
    .sheet(isPresented: $flow.isRecovering) {
      if let recovery = flow.recovery {
        RecoveryScreen(
          title: "recall.blocked", recovery: recovery, leaveTitle: "recall.without",
          onSettings: { door in await flow.openSettings(door) },
          onLeave: { flow.goOnWithout() })
      }
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      if phase == .active {
        Task { await flow.comeBack() }
      }
    }
  }

  @ViewBuilder private var connection: some View {
    if flow.events == nil {
      Text("recall.unconnected")
    } else if let event = flow.event(at: .now) {
      LabeledContent("recall.now", value: event.title)
    } else {
      Text("recall.none")
    }
  }
}

#Preview {
  RecallScreen(flow: RecallFlow(permission: .denied, calendar: CalendarReader()))
    .environment(NoteLibrary())
}
