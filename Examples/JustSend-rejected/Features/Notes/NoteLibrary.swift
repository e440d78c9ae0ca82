import Foundation
import Observation

/// All notes, newest first, kept in the app's own folder on this device.
@MainActor
@Observable
final class NoteLibrary {
  private(set) var notes: [Note] = []

  private let folder: URL

  init(folder: URL = .applicationSupportDirectory.appending(path: "Notes")) {
    self.folder = folder
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let data = try? Data(contentsOf: index) {
      notes = (try? JSONDecoder().decode([Note].self, from: data)) ?? []
    }
  }

  func newFile(withExtension pathExtension: String) -> URL {
    folder.appending(path: UUID().uuidString).appendingPathExtension(pathExtension)
  }

  func file(of note: Note) -> URL {
    folder.appending(path: note.fileName)
  }

  func add(_ kind: Note.Kind, file: URL) {
    let note = Note(id: UUID(), kind: kind, fileName: file.lastPathComponent, createdAt: .now)
    notes.insert(note, at: 0)
    save()
  }

  func add(_ kind: Note.Kind, data: Data, withExtension pathExtension: String) {
    let file = newFile(withExtension: pathExtension)
    guard (try? data.write(to: file, options: .completeFileProtection)) != nil else { return }
    add(kind, file: file)
  }

  /// Copies a file that the person picked outside the app.
  func importFile(at source: URL) throws {
    let isScoped = source.startAccessingSecurityScopedResource()
    defer { if isScoped { source.stopAccessingSecurityScopedResource() } }
    let copy = newFile(withExtension: source.pathExtension)
    try FileManager.default.copyItem(at: source, to: copy)
    add(.file, file: copy)
  }

  func delete(at offsets: IndexSet) {
    for note in offsets.map({ notes[$0] }) {
      try? FileManager.default.removeItem(at: file(of: note))
      notes.removeAll { $0.id == note.id }
    }
    save()
  }

  private var index: URL { folder.appending(path: "index.json") }

  private func save() {
    try? JSONEncoder().encode(notes).write(to: index, options: .atomic)
  }
}
