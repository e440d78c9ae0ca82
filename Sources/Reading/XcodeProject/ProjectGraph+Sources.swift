import Facts

extension ProjectGraph {
  /// The files that the phases of a target compile; references that lead outside are left out.
  func sources(of target: MarkedValue) -> [String] {
    let files = objects(target["buildPhases"]).filter {
      $0["isa"]?.string == "PBXSourcesBuildPhase"
    }
    .flatMap { objects($0["files"]) }
    return files.compactMap { $0["fileRef"]?.string.flatMap(tree.path) }
  }

  /// The folders whose files all belong to a target, but for exceptions.
  func folders(of target: MarkedValue, _ identifier: String) -> [ProjectFacts.SynchronizedFolder] {
    identifiers(target["fileSystemSynchronizedGroups"]).compactMap { group in
      tree.path(of: group).map { path in
        ProjectFacts.SynchronizedFolder(
          path: path, excluded: exceptions(of: group, for: identifier, in: path))
      }
    }
  }

  /// Files of the folders of other targets that a target compiles too.
  func borrowed(by target: MarkedValue, _ identifier: String) -> [String] {
    let own = Set(identifiers(target["fileSystemSynchronizedGroups"]))
    return synchronizedGroups.filter { !own.contains($0) }.flatMap { group in
      tree.path(of: group).map { exceptions(of: group, for: identifier, in: $0) } ?? []
    }
  }

  private func exceptions(of group: String, for target: String, in folder: String) -> [String] {
    objects(object(named: group)?["exceptions"]).filter { $0["target"]?.string == target }
      .flatMap { identifiers($0["membershipExceptions"]) }
      .compactMap { RelativePath.join(folder, $0) }
  }

  /// The identifiers in a list.
  func identifiers(_ list: MarkedValue?) -> [String] {
    list?.members.compactMap(\.string) ?? []
  }

  /// The objects that a list names; what is not there is left out.
  func objects(_ list: MarkedValue?) -> [MarkedValue] {
    identifiers(list).compactMap { object(named: $0) }
  }
}
