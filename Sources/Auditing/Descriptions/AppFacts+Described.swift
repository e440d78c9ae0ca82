import Facts

extension AppFacts {
  /// The projects that XcodeGen and Tuist would generate from their descriptions, but for targets
  /// that an Xcode project already has.
  var describedProjects: [ProjectFacts] {
    let known = Set(projects.flatMap(\.targets).map(\.name))
    return (XcodeGenProject.all(self) + TuistProject.all(self)).compactMap { project in
      var project = project
      project.targets.removeAll { known.contains($0.name) }
      return project.targets.isEmpty ? nil : project
    }.sorted { $0.path < $1.path }
  }

  /// The folders of packages, and of projects of Tuist that could not be read.
  var manifestFolders: [String] {
    let read = Set(TuistProject.all(self).map(\.path))
    return swift.map(\.path).filter { path in
      ["Package.swift", "Project.swift"].contains { path == $0 || path.hasSuffix("/" + $0) }
        && !read.contains(path)
    }.map(RelativePath.folder)
  }
}
