import Facts

/// Reads compiled programs and libraries: what they import, send, load and are signed with.
package enum BinaryReader: Reader {
  /// What one file says; files that are not compiled say nothing, and that is no problem.
  package struct Output: Sendable {
    /// What it imports.
    package var binary: BinaryFacts
    /// What it is signed with, and the Info.plist that a program without a bundle holds.
    package var propertyLists: [PropertyListFacts]
  }

  /// Reads one file, all architectures as one.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<Output> {
    guard let file = MachOFile(bytes) else { return ReadFile(facts: nil, problems: []) }
    let images = file.images.compactMap(MachOImage.init)
    var binary = BinaryFacts(path: path)
    binary.classes = sorted(images.map(\.classes))
    binary.symbols = sorted(images.map(\.symbols))
    binary.selectors = sorted(images.map(\.selectors))
    binary.libraries = sorted(images.map(\.libraries))
    binary.isEncrypted = images.contains(where: \.isEncrypted)
    var lists: [PropertyListFacts] = []
    if let bytes = images.lazy.compactMap(\.entitlements).first {
      lists += list(bytes, path, .signature)
    }
    if let bytes = images.lazy.compactMap(\.propertyList).first {
      lists += list(bytes, path, .embedded)
    }
    let faults = ([file.fault] + images.map(\.fault)).compactMap { $0 }
    return ReadFile(
      facts: Output(binary: binary, propertyLists: lists),
      problems: faults.prefix(1).map { problem($0, path) })
  }

  private static func sorted(_ sets: [Set<String>]) -> [String] {
    sets.reduce(into: Set()) { $0.formUnion($1) }.sorted()
  }

  /// Places of what stands inside a compiled file are the whole file.
  private static func list(
    _ bytes: [UInt8], _ path: String, _ format: PropertyListFacts.Format
  ) -> [PropertyListFacts] {
    guard var list = PropertyListReader.read(bytes, path: path).facts else { return [] }
    list.format = format
    for index in list.entries.indices {
      list.entries[index].place = Place(path: path)
      list.entries[index].valuePlace = Place(path: path)
    }
    return [list]
  }

  private static func problem(_ fault: String, _ path: String) -> ReadingProblem {
    ReadingProblem(
      .partlyRead, at: Place(path: path), fault,
      help: "Build or copy the file again; what it needs cannot be told in full.")
  }
}
