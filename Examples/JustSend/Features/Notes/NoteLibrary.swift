import Foundation
import Observation

/// All notes, newest first, kept in the app's own folder on this device.
@MainActor
@Observable
final class NoteLibrary {
  private(set) var notes: [Note] = []

  private static let folder = URL.applicationSupportDirectory.appending(path: "Notes")

  init() {
    try? FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    if let data = try? Data(contentsOf: index) {
      notes = (try? JSONDecoder().decode([Note].self, from: data)) ?? []
    }
  }

  /// From the first note until now.
  var interval: DateInterval {
    let now = Date.now
    return DateInterval(start: min(notes.map(\.createdAt).min() ?? now, now), end: now)
  }

  static func newFile(withExtension pathExtension: String) -> URL {
    folder.appending(path: UUID().uuidString).appendingPathExtension(pathExtension)
  }

  func file(of note: Note) -> URL {
    Self.folder.appending(path: note.fileName)
  }

  func add(_ kind: Note.Kind, file: URL) {
    let note = Note(id: UUID(), kind: kind, fileName: file.lastPathComponent, createdAt: .now)
    notes.insert(note, at: 0)
    save()
  }

  func add(_ kind: Note.Kind, data: Data, withExtension pathExtension: String) {
    let file = Self.newFile(withExtension: pathExtension)
    guard (try? data.write(to: file, options: .completeFileProtection)) != nil else { return }
    add(kind, file: file)
  }

  /// Copies a file that the person picked outside the app.
  func importFile(at source: URL) throws {
    let isScoped = source.startAccessingSecurityScopedResource()
    defer { if isScoped { source.stopAccessingSecurityScopedResource() } }
    let copy = Self.newFile(withExtension: source.pathExtension)
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

  private var index: URL { Self.folder.appending(path: "index.json") }

  private func save() {
    try? JSONEncoder().encode(notes).write(to: index, options: .atomic)
  }
}
