import QuickLook
import SwiftUI
import UniformTypeIdentifiers

struct NotesScreen: View {
  @Environment(NoteLibrary.self) private var library
  @State private var isImporting = false
  @State private var hasImportFailed = false
  @State private var previewed: URL?

  var body: some View {
    NavigationStack {
      List {
        ForEach(library.notes) { note in
          row(note)
        }
        .onDelete { library.delete(at: $0) }
      }
      .overlay {
        if library.notes.isEmpty {
          ContentUnavailableView("notes.empty", systemImage: "note.text")
        }
      }
      .navigationTitle("notes.title")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          NavigationLink {
            PreferencesScreen()
          } label: {
            Label("preferences.title", systemImage: "gearshape")
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("notes.import", systemImage: "square.and.arrow.down") {
            isImporting = true
          }
        }
      }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.audio, .image, .pdf]) {
      result in
      do {
        try library.importFile(at: result.get())
      } catch {
        hasImportFailed = true
      }
    }
    .alert("notes.import.failed", isPresented: $hasImportFailed) {
      Button("notes.import.done", role: .cancel) {}
    }
    .quickLookPreview($previewed)
  }

  private func row(_ note: Note) -> some View {
    HStack {
      Button {
        previewed = library.file(of: note)
      } label: {
        Label {
          Text(note.kind.title)
          Text(note.createdAt, format: .dateTime)
        } icon: {
          Image(systemName: note.kind.symbol)
        }
      }
      Spacer()
      ShareLink(item: library.file(of: note)) {
        Label("notes.send", systemImage: "paperplane")
          .labelStyle(.iconOnly)
      }
    }
    .buttonStyle(.borderless)
  }
}

extension Note.Kind {
  var title: LocalizedStringKey {
    switch self {
    case .voice: "notes.kind.voice"
    case .photo: "notes.kind.photo"
    case .file: "notes.kind.file"
    }
  }

  var symbol: String {
    switch self {
    case .voice: "waveform"
    case .photo: "photo"
    case .file: "doc"
    }
  }
}

#Preview {
  NotesScreen()
    .environment(NoteLibrary())
}
