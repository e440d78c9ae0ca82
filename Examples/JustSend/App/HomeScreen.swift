import AVFoundation
import AskOnceCalendar
import AskOnceCamera
import AskOnceMicrophone
import SwiftUI
import UIKit

struct HomeScreen: View {
  @Binding var app: AppFlow

  @Environment(NoteLibrary.self) private var library
  @State private var selection = AppFlow.Tab.record
  @State private var recording = RecordingFlow(
    permission: .microphone, recorder: VoiceRecorder(),
    hasMicrophone: { AVCaptureDevice.default(for: .audio) != nil })
  @State private var capture = CaptureFlow(
    permission: .camera,
    hasCamera: { UIImagePickerController.isSourceTypeAvailable(.camera) })
  @State private var recall = RecallFlow(permission: .calendars, calendar: CalendarReader())

  var body: some View {
    TabView(selection: $selection) {
      RecordingScreen(flow: recording)
        .tabItem { Label("tab.record", systemImage: "mic") }
        .tag(AppFlow.Tab.record)
      CaptureScreen(flow: capture, onLeave: { selection = .notes })
        .tabItem { Label("tab.photo", systemImage: "camera") }
        .tag(AppFlow.Tab.photo)
      RecallScreen(flow: recall)
        .tabItem { Label("tab.recall", systemImage: "calendar") }
        .tag(AppFlow.Tab.recall)
      NotesScreen()
        .tabItem { Label("tab.notes", systemImage: "note.text") }
        .tag(AppFlow.Tab.notes)
    }
    .onChange(of: app.linked, initial: true) { _, _ in
      if let tab = app.takeStart(on: .home) {
        selection = tab
        Task { await startLinked(tab) }
      }
    }
  }

  /// Starts the feature that a link names, as a tap on its button does.
  private func startLinked(_ tab: AppFlow.Tab) async {
    switch tab {
    case .record: await recording.start()
    case .photo: await capture.start()
    case .recall: await recall.start(over: library.interval)
    case .notes: break
    }
  }
}
