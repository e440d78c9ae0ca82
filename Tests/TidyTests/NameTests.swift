import SwiftSyntax
import Testing

/// Words that say that a thing has no name yet, or that are said otherwise here.
private let forbiddenWords: Set<String> = [
  "manager", "helper", "util", "utils", "utility", "utilities", "service", "handler", "processor",
  "common", "violation", "issue", "diagnostic",
]

/// What Apple's delegates are called by.
private let delegateCalls: Set<String> = [
  "centralManagerDidUpdateState", "homeManager", "homeManagerDidUpdateHomes",
  "locationManagerDidChangeAuthorization",
]

@Suite("Names")
struct NameTests {
  /// But for Apple's names, which the stub frameworks declare.
  @Test(
    "no declaration and no file has a word that says nothing",
    arguments: Repository.swift.filter { !$0.path.hasPrefix("Tests/Stubs/") })
  func words(_ file: TextFile) {
    #expect(emptyNames(of: file) == [])
  }

  @Test("a forbidden word is found whole, whatever is declared")
  func finds() {
    let text = """
      struct PermissionManager {}
      enum A { case helpers, helper }
      func handlerOf(_ util: Int) { let commonSense = 1; let manager2 = service() }
      let serviceable = Common()
      """
    let found = emptyNames(of: TextFile(path: "Sources/A/FileUtils.swift", text: text))
    #expect(
      found == [
        "FileUtils", "PermissionManager", "helpers", "helper", "handlerOf", "util",
        "commonSense", "manager2",
      ])
  }

  private func emptyNames(of file: TextFile) -> [String] {
    ([file.name] + file.declaredNames).filter { name in
      !delegateCalls.contains(name)
        && name.camelCaseWords.contains { word in
          forbiddenWords.contains(word)
            || word.last == "s" && forbiddenWords.contains(String(word.dropLast()))
        }
    }
  }
}

extension TextFile {
  /// What is declared, in source order: types, functions, parameters, variables, cases.
  fileprivate var declaredNames: [String] {
    nodes.compactMap { node in
      switch node.as(SyntaxEnum.self) {
      case .structDecl(let node): node.name.text
      case .classDecl(let node): node.name.text
      case .enumDecl(let node): node.name.text
      case .actorDecl(let node): node.name.text
      case .protocolDecl(let node): node.name.text
      case .typeAliasDecl(let node): node.name.text
      case .functionDecl(let node): node.name.text
      case .functionParameter(let node): (node.secondName ?? node.firstName).text
      case .enumCaseElement(let node): node.name.text
      case .identifierPattern(let node): node.identifier.text
      default: nil
      }
    }
  }
}

extension String {
  /// "HTTPFileReader2" is http, file, reader.
  fileprivate var camelCaseWords: [String] {
    matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.output.lowercased() }
  }
}
