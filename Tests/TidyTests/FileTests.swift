import SwiftSyntax
import Testing

@Suite("Files")
struct FileTests {
  @Test("a file is called as what it declares", arguments: Repository.swift)
  func names(_ file: TextFile) {
    #expect(misnamed(file) == nil)
  }

  @Test("no two paths differ only in case")
  func casing() {
    #expect(clashes(of: Repository.files.map(\.path)) == [])
  }

  @Test("no file holds a path of somebody's machine", arguments: Repository.files)
  func machines(_ file: TextFile) {
    #expect(machinePaths(in: file.text) == [])
  }

  @Test("a wrong name, a clash and a path of a machine are found")
  func finds() {
    let text = "struct Home {}\nextension Int { static let seven = 7 }\n"
    let names = ["Home", "Int+Seven", "Seven", "House", "House+Parts", "main"]
    let wrong = names.filter { misnamed(TextFile(path: "A/\($0).swift", text: text)) != nil }
    #expect(wrong == ["House", "House+Parts"])
    #expect(clashes(of: ["a/B.swift", "a/b.swift", "c"]) == ["a/b.swift"])
    #expect(clashes(of: ["a/B.swift", "A/B.swift", "A/c.swift"]) == ["a"])
    let paths = ["Users/ann/x", "home/ann/x", "root/x"].map { "see /" + $0 + ", /opt" }
    #expect(paths.map { machinePaths(in: $0).count } == [1, 1, 1])
    #expect(machinePaths(in: "~/Users, https://example.com/home/ann") == [])
  }

  /// `Type.swift`, `Type+Topic.swift`; what an extension adds, alone or before its type
  /// (`JSONReporter` adds `Reporter.json`); `PlaceTests` holds tests of places.
  private func misnamed(_ file: TextFile) -> String? {
    if ["main", "Package"].contains(file.name) { return nil }
    let base = file.name.split(separator: "+")[0].lowercased()
    let names = file.topLevelNames.map { $0.lowercased() }
    if names.contains(base) { return nil }
    if base.hasSuffix("tests"), names.contains(where: { $0.hasPrefix(base.dropLast(5)) }) {
      return nil
    }
    return "declares \(names)"
  }

  /// Paths, also of folders, that are one on disks that do not tell upper from lower case.
  private func clashes(of paths: [String]) -> [String] {
    var spellings: [String: Set<String>] = [:]
    for path in paths {
      let parts = path.split(separator: "/")
      for count in 1...parts.count {
        let whole = parts.prefix(count).joined(separator: "/")
        spellings[whole.lowercased(), default: []].insert(whole)
      }
    }
    let clashing = Set(spellings.filter { $0.value.count > 1 }.keys)
    // What lies in a clashing folder clashes by its folder alone.
    return clashing.filter { path in
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      return !clashing.contains(folder)
        || Set(spellings[path, default: []].map(\.lastPart)).count > 1
    }.sorted()
  }

  private func machinePaths(in text: String) -> [String] {
    text.matches(of: /(?:^|[\s"'`(=:])(\/(?:Users|home|root)\/\w[^\s"'`)]*)/).map {
      String($0.output.1)
    }
  }
}

extension String {
  fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}

extension TextFile {
  /// Types that are declared or extended, functions, and the static values of extensions.
  fileprivate var topLevelNames: [String] {
    names(in: nodes.first?.as(SourceFileSyntax.self)?.statements ?? [])
  }

  private func names(in statements: CodeBlockItemListSyntax) -> [String] {
    statements.flatMap { statement -> [String] in
      guard case .decl(let declaration) = statement.item else { return [] }
      return switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl(let node): [node.name.text]
      case .classDecl(let node): [node.name.text]
      case .enumDecl(let node): [node.name.text]
      case .actorDecl(let node): [node.name.text]
      case .protocolDecl(let node): [node.name.text]
      case .functionDecl(let node): [node.name.text]
      case .typeAliasDecl(let node): [node.name.text]
      case .variableDecl(let node): node.names
      case .extensionDecl(let node): node.names
      case .ifConfigDecl(let node):
        node.clauses.flatMap { clause in
          if case .statements(let inner)? = clause.elements { names(in: inner) } else { [] }
        }
      default: []
      }
    }
  }
}

extension ExtensionDeclSyntax {
  /// The extended type and those around it, and each value that is added.
  fileprivate var names: [String] {
    let type = extendedType.trimmedDescription
    let added = memberBlock.members.flatMap { $0.decl.as(VariableDeclSyntax.self)?.names ?? [] }
    return type.split(separator: ".").map(String.init) + added + added.map { $0 + type }
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] { bindings.map(\.pattern.trimmedDescription) }
}
