import Facts

/// A screen of a library that an app lets come before a prompt.
struct LibraryScreen: Sendable {
  var use: LibraryUse
  var place: Place
  /// The titles of the button that leads to the prompt.
  var asking: [ResolvedText]
  /// The titles of the button that leads past it; nil where there is none.
  var exits: [ResolvedText]?

  /// How it is told: "PermissionScope".
  var name: String { use.library.name }
}

extension AsBuilt {
  /// Every screen of a library that the source lets come up.
  var libraryScreens: [LibraryScreen] {
    PermissionLibrary.useNames.sorted().flatMap { app.program.callsByName[$0] ?? [] }
      .compactMap(libraryScreen).sorted { $0.place < $1.place }
  }

  private func libraryScreen(of ref: CallRef) -> LibraryScreen? {
    let call = app.program.call(ref)
    let scope = app.memberScope(of: BodyRef(file: ref.file, index: call.body))
    guard let use = app.program.libraryUse(of: ref, in: scope), let screen = use.screen else {
      return nil
    }
    return LibraryScreen(
      use: use, place: call.namePlace, asking: titles(screen.asking, use),
      exits: use.settings.isOn(screen.isLeft) ? titles(screen.exit, use) : nil)
  }

  /// What a button of a library says: what the app sets, what the app's tables have, or what the
  /// library says by itself.
  private func titles(_ title: PermissionLibrary.Title, _ use: LibraryUse) -> [ResolvedText] {
    if use.settings.has(true, title.neutral) { return [] }
    let set = use.settings.values(of: title.settings).flatMap { texts.texts(of: $0) }
    if !set.isEmpty { return set }
    if let suffix = title.keySuffix {
      let keys = use.names.map { $0 + suffix }.filter(texts.tables.has)
      if let key = keys.first { return texts.tables.texts(of: key) }
    }
    return title.standard.map { [ResolvedText(text: $0, language: "en")] } ?? []
  }
}
