import SwiftSyntax
import Testing

@Suite("Documentation of symbols")
struct SymbolDocumentationTests {
  @Test("every package and public symbol says what it is", arguments: Repository.sources)
  func documented(_ file: TextFile) {
    #expect(file.undocumented == [])
  }

  @Test("a symbol without a comment is found, one that other targets cannot see is not")
  func finds() {
    let text = """
      /// A.
      package struct A {
        public var b: Int
        // C.
        @inlinable package static func c() {}
        var d: Int
        package init(b: Int, d: Int) {
          self.b = b
          self.d = d
        }
        package init(_ text: String) { b = text.count }
        /// E.
        public private(set) var e: Int
      }
      """
    let file = TextFile(path: "Sources/A/A.swift", text: text)
    #expect(file.undocumented == ["b", "c", "init"])
  }
}

extension TextFile {
  /// Names of declarations that other targets see and that have no `///`.
  fileprivate var undocumented: [String] {
    nodes.compactMap { $0.hasDocumentation ? nil : $0.nameSeenElsewhere }
  }
}

extension Syntax {
  /// The name of a declaration that says `package` or `public`.
  fileprivate var nameSeenElsewhere: String? {
    guard let node = asProtocol((any WithModifiersSyntax).self),
      node.modifiers.contains(where: { ["package", "public"].contains($0.name.text) })
    else { return nil }
    return switch self.as(SyntaxEnum.self) {
    case .structDecl(let node): node.name.text
    case .classDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .protocolDecl(let node): node.name.text
    case .typeAliasDecl(let node): node.name.text
    case .functionDecl(let node): node.name.text
    case .variableDecl(let node): node.bindings.first?.pattern.trimmedDescription
    case .subscriptDecl: "subscript"
    case .initializerDecl(let node): node.isMemberwise ? nil : "init"
    default: nil
    }
  }

  fileprivate var hasDocumentation: Bool {
    leadingTrivia.contains { piece in
      switch piece {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether it only sets each property from the parameter of its name, as Swift would write it if
  /// the initialisers that Swift writes were seen by other targets.
  fileprivate var isMemberwise: Bool {
    guard let statements = body?.statements, !statements.isEmpty else { return false }
    return statements.allSatisfy { statement in
      statement.trimmedDescription.wholeMatch(of: /self\.(\w+) = (\w+)/).map { $0.1 == $0.2 }
        ?? false
    }
  }
}
