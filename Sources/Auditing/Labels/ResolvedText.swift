import Facts

/// A text that a person may see, in one language.
package struct ResolvedText: Sendable, Hashable {
  /// As the person reads it.
  package var text: String
  /// As the table names it; nil for a literal that no table translates.
  package var language: String?
  /// The key under which tables have it.
  package var key: String?
  /// Of the text in its table; nil where it is a literal in source.
  package var place: Place?

  package init(
    text: String, language: String? = nil, key: String? = nil, place: Place? = nil
  ) {
    self.text = text
    self.language = language
    self.key = key
    self.place = place
  }
}

/// The texts of the app's string tables, by key.
struct TextTables: Sendable {
  private let entries: [String: [StringTableFacts.Entry]]
  /// The language in which the app was written, where a catalogue says so.
  let sourceLanguage: String?

  init(_ tables: [StringTableFacts], interfaces: [InterfaceFacts] = []) {
    var entries: [String: [StringTableFacts.Entry]] = [:]
    for table in tables where table.table != "InfoPlist" {
      for entry in table.entries where entry.state != "stale" || entry.text != entry.key {
        entries[entry.key, default: []].append(entry)
      }
    }
    let source = tables.lazy.compactMap(\.sourceLanguage).first
    // What is written in a storyboard or xib is read where no table has the app's own language.
    for text in interfaces.flatMap(\.texts)
    where entries[text.key]?.contains(where: { $0.language == source ?? "en" }) != true {
      entries[text.key, default: []].append(
        StringTableFacts.Entry(
          key: text.key, language: source ?? "en", text: text.text, state: nil, place: text.place))
    }
    self.entries = entries
    sourceLanguage = source
  }

  /// Every key, once.
  var keys: Dictionary<String, [StringTableFacts.Entry]>.Keys { entries.keys }

  func has(_ key: String) -> Bool { entries[key] != nil }

  /// A text of a storyboard or xib in every language: translations stand under its object's
  /// identifier, in the table of the file's name beside the folder of its language.
  func texts(
    of text: InterfaceFacts.Text, in interface: InterfaceFacts
  ) -> [ResolvedText] {
    let written = ResolvedText(
      text: text.text, language: language(of: interface), place: text.place)
    guard let folder = Self.localizedFolder(of: interface.path) else { return [written] }
    let found = (entries[text.key] ?? []).filter { entry in
      // A catalogue without a text repeats the key.
      entry.text != text.key && Self.tableName(of: entry.place.path) == interface.table
        && (Self.localizedFolder(of: entry.place.path)
          ?? RelativePath.folder(of: entry.place.path)) == folder
    }
    let translations = found.map {
      ResolvedText(
        text: $0.text, language: $0.language == "Base" ? "en" : $0.language, key: text.key,
        place: $0.place)
    }
    // What is written is read where no table has the language of development.
    let own = written.language ?? "en"
    var seen: Set<[String?]> = []
    return ((translations.contains { $0.language == own } ? [] : [written]) + translations)
      .filter { seen.insert([$0.language, $0.text]).inserted }
  }

  private func language(of interface: InterfaceFacts) -> String? {
    let folder = RelativePath.folder(of: interface.path).split(separator: "/").last ?? ""
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return sourceLanguage }
    return String(folder.dropLast(6))
  }

  /// The folder that holds the `.lproj` folder of a file; nil for a file in no such folder.
  private static func localizedFolder(of path: String) -> String? {
    let folder = RelativePath.folder(of: path)
    return folder.hasSuffix(".lproj") ? RelativePath.folder(of: folder) : nil
  }

  private static func tableName(of path: String) -> Substring {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    return name.lastIndex(of: ".").map { name[..<$0] } ?? name
  }

  /// The text of a key in every language, of the tables with a name and of those nearest to a
  /// file; the key itself where no table has it.
  func texts(of key: String, in table: String? = nil, near path: String? = nil) -> [ResolvedText] {
    guard let all = entries[key] else {
      return [ResolvedText(text: key, language: sourceLanguage, key: nil, place: nil)]
    }
    let found = Self.nearest(Self.named(table, all), to: path)
    var seen: Set<[String]> = []
    let own = sourceLanguage ?? "en"
    let sorted = found.filter { $0.language == own } + found.filter { $0.language != own }
    return sorted.filter { seen.insert([$0.language, $0.text]).inserted }.map {
      ResolvedText(
        text: $0.text, language: $0.language == "Base" ? "en" : $0.language, key: key,
        place: $0.place)
    }
  }

  /// The entries of tables with a name; all where none has it.
  private static func named(
    _ table: String?, _ entries: [StringTableFacts.Entry]
  ) -> [StringTableFacts.Entry] {
    guard let table else { return entries }
    let found = entries.filter { tableName(of: $0.place.path) == table }
    return found.isEmpty ? entries : found
  }

  /// In each language, the entries of the tables that share most folders with a file: several
  /// modules may each have a table of one name.
  private static func nearest(
    _ entries: [StringTableFacts.Entry], to path: String?
  ) -> [StringTableFacts.Entry] {
    guard let path, entries.count > 1 else { return entries }
    let shared = entries.map { Self.sharedFolders($0.place.path, path) }
    guard shared.contains(where: { $0 != shared[0] }) else { return entries }
    let most = Dictionary(zip(entries.map(\.language), shared), uniquingKeysWith: max)
    return zip(entries, shared).filter { most[$0.language] == $1 }.map(\.0)
  }

  /// How many folders two paths have in common.
  private static func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(a.utf8, b.utf8).lazy.prefix { $0 == $1 }.count { $0.0 == 47 }
  }
}

extension InterfaceFacts {
  /// All texts of all objects.
  fileprivate var texts: [Text] { elements.flatMap(\.texts) + controllers.compactMap(\.title) }
}
