import Facts

/// The apps in the checked folder: one for each folder whose Xcode projects build applications.
///
/// A file belongs to the app in the innermost such folder around it; what lies in none of them is
/// shared. Which files a target really compiles is not known.
package struct AppFolders: Sendable {
  /// One folder with applications.
  package struct App: Sendable, Hashable {
    /// What it is called: the project's name, with its folder where two have the same.
    package var name: String
    /// Relative to the checked folder; empty: that folder itself.
    package var folder: String
    /// Names of its application targets.
    package var targets: [String]
  }
  /// By folder.
  package let apps: [App]
  /// Folder of the projects that have a target of this name, in order.
  private let foldersByTarget: [String: [String]]

  /// The apps that the Xcode projects build.
  package init(_ facts: AppFacts) {
    let projects = facts.projects.filter { $0.targets.contains(where: \.isApplication) }
    let folders = Dictionary(grouping: projects, by: \.folder)
    let names = projects.map(\.name)
    apps = folders.keys.sorted().map { folder in
      let own = folders[folder]!
      let name = own.map(\.name).joined(separator: ", ")
      let isAlone = own.count > 1 || names.count { $0 == name } == 1
      return App(
        name: isAlone ? name : "\(name) (\(folder.isEmpty ? "." : folder))", folder: folder,
        targets: own.flatMap(\.targets).filter(\.isApplication).map(\.name))
    }
    let targets = facts.projects.flatMap { project in
      project.targets.map { ($0.name, project.folder) }
    }
    foldersByTarget = Dictionary(grouping: targets, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The app that a file belongs to; nil for shared files, and where there is only one app.
  package func app(of path: String) -> App? {
    guard apps.count > 1 else { return nil }
    return apps.filter { path.isBelow($0.folder) }.max { $0.folder.count < $1.folder.count }
  }

  /// The name of the app that a file belongs to; nil for shared files, and where there is only one.
  package func name(of path: String) -> String? { app(of: path)?.name }

  /// Whether two files may be of one app: unless they lie in the folders of two.
  func mayShare(_ path: String, with other: String) -> Bool {
    guard let first = app(of: path), let second = app(of: other) else { return true }
    return first == second
  }

  /// Names of all targets.
  package var targets: [String] { foldersByTarget.keys.sorted() }

  /// The folders of the projects that have a target.
  func folders(with target: String) -> [String] { foldersByTarget[target] ?? [] }

  /// Whether a file may belong to a target: unless it lies in the folder of another app.
  package func mayBelong(_ path: String, to target: String) -> Bool {
    let own = folders(with: target)
    let around = Set(own + apps.map(\.folder)).filter { path.isBelow($0) }
    return around.max { $0.count < $1.count }.map(own.contains) ?? true
  }
}

extension ProjectFacts {
  private var parts: [Substring] { path.split(separator: "/") }

  /// The folder of the project; empty for the checked folder.
  var folder: String {
    let isBundle = path.hasSuffix("project.pbxproj")
    return parts.dropLast(isBundle ? 2 : 1).joined(separator: "/")
  }

  /// "App" of `App.xcodeproj`.
  var name: String {
    if !title.isEmpty { return title }
    let bundle = parts.dropLast().last.map(String.init) ?? path
    return bundle.hasSuffix(".xcodeproj") ? String(bundle.dropLast(10)) : bundle
  }
}

extension String {
  /// Whether a path lies in a folder; the empty one holds all.
  fileprivate func isBelow(_ folder: String) -> Bool {
    folder.isEmpty || hasPrefix(folder + "/")
  }
}
