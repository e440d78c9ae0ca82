import Facts

extension Subject {
  /// What adds a purpose key to an app, with a text that says what is to be written there; nil
  /// where it is not clear which file is to have it.
  ///
  /// Nobody but the developer knows the purpose, so the text is a placeholder that stays a fault.
  func addition(of key: String, for name: String, to app: AppFolders.App?) -> Fix? {
    let targets = facts.projects.flatMap(\.targets).filter(\.isApplication)
      .filter { app == nil || app?.targets.contains($0.name) == true }
    guard targets.count <= 1 else { return nil }
    let text = "TODO: say what \(name) is used for"
    let edits: [Edit]
    if let list = propertyList(of: targets.first, app) {
      edits = [list.adding(key, text)].compactMap(\.self)
    } else if let target = targets.first {
      edits = target.configurations.compactMap { $0.adding(key, text) }
      guard edits.count == target.configurations.count else { return nil }
    } else {
      return nil
    }
    return edits.isEmpty
      ? nil
      : Fix(
        "Add \(key), with a text to fill in", edits, leaves: Rule.placeholderPurposeString.id)
  }

  /// The one property list that a target is given, or that an app without a project has.
  private func propertyList(
    of target: ProjectFacts.Target?, _ app: AppFolders.App?
  ) -> PropertyListFacts? {
    let lists = facts.propertyLists.filter { $0.format == .xml || $0.format == .openStep }
    guard let target else {
      let own = lists.filter { list in
        list.path.hasSuffix("Info.plist") && (app == nil || apps.app(of: list.path) == app)
      }
      return own.count == 1 ? own[0] : nil
    }
    let given = BuildContext.all(facts)
      .filter { $0.owner?.hasPrefix(target.name + ", ") == true }
      .reduce(into: Set<String>()) { $0.formUnion($1.propertyLists) }
    let own = lists.filter { given.contains($0.path) }
    return own.count == 1 ? own[0] : nil
  }
}

extension PropertyListFacts {
  /// What adds a key with a text before one that is there, in order where all are.
  fileprivate func adding(_ key: String, _ text: String) -> Edit? {
    let own = entries.filter { $0.keyPath.count == 1 && $0.place.line > 0 }
    guard let last = own.last else { return nil }
    let keys = entries.map { $0.keyPath[0] }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
    let next =
      (isSorted ? own.first { $0.keyPath[0] > key } : nil)
      ?? own.first { PurposeStrings.isPurposeKey($0.keyPath[0]) } ?? last
    var place = next.place
    (place.endLine, place.endColumn) = (place.line, place.column)
    let isXML = format == .xml
    return Edit(
      place, isXML ? "<key>\(key)</key>\n<string>\(text)</string>\n" : "\(key) = \"\(text)\";\n",
      isBlock: true)
  }
}

extension ProjectFacts.Configuration {
  /// What adds the setting that states a key, before one that is there.
  fileprivate func adding(_ key: String, _ text: String) -> Edit? {
    let name = "INFOPLIST_KEY_" + key
    guard let last = settings.last(where: { $0.key.hasPrefix("INFOPLIST_KEY_") }) ?? settings.last
    else { return nil }
    var place = (settings.first { $0.key > name } ?? last).place
    (place.endLine, place.endColumn) = (place.line, place.column)
    return Edit(place, "\(name) = \"\(text)\";\n", isBlock: true)
  }
}
