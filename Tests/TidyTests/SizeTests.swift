import SwiftSyntax
import Testing

/// Tables of words and of resources: they are as long as what they list.
private func isTable(_ file: TextFile) -> Bool {
  file.path.hasPrefix("Sources/PermissionModel/Resources/Rows/")
    || file.path.hasPrefix("Sources/Auditing/Labels/LabelWords")
    || ["KnownPurposeKeys", "WellKnownCallTests+Calls"].contains(file.name)
}

@Suite("Sizes")
struct SizeTests {
  @Test("a file has at most 250 lines", arguments: Repository.swift.filter { !isTable($0) })
  func files(_ file: TextFile) {
    #expect(file.lines.dropLast().count <= 250)
  }

  @Test("a function has at most 40 lines", arguments: Repository.swift)
  func functions(_ file: TextFile) {
    #expect(longFunctions(of: file) == [])
  }

  @Test("a line has at most 100 columns", arguments: Repository.swift.filter { !isTable($0) })
  func lines(_ file: TextFile) {
    #expect(longLines(of: file) == [])
  }

  @Test("the first function and the first line that are too long are found")
  func finds() {
    let body = String(repeating: "  work()\n", count: 39)
    let text = "func short() {\n\(body.dropLast(9))}\nfunc long() {\n\(body)}\n"
    let long = String(repeating: "é", count: 101)
    let address = "  /// https://example.com/" + long
    let file = TextFile(path: "A.swift", text: "\(text)\(address)\n\(address) too\n\(long)\n")
    #expect(longFunctions(of: file) == ["long: 41"])
    #expect(longLines(of: file) == [file.lines.count - 2, file.lines.count - 1])
  }

  private func longFunctions(of file: TextFile) -> [String] {
    let functions = file.all(FunctionDeclSyntax.self).map { ($0.name.text, $0.lineCount) }
    let inits = file.all(InitializerDeclSyntax.self).map { ("init", $0.lineCount) }
    let accessors = file.all(VariableDeclSyntax.self).flatMap { variable in
      variable.bindings.compactMap { binding in
        binding.accessorBlock.map { (binding.pattern.trimmedDescription, $0.lineCount) }
      }
    }
    return (functions + inits + accessors).filter { $0.1 > 40 }.map { "\($0.0): \($0.1)" }
  }

  /// A line that is nothing but an address cannot be broken.
  private func longLines(of file: TextFile) -> [Int] {
    file.lines.enumerated().filter { $0.element.count > 100 }
      .filter { $0.element.wholeMatch(of: /\s*(?:\/\/\/? )?https:\/\/\S+/) == nil }
      .map { $0.offset + 1 }
  }
}

extension SyntaxProtocol {
  /// From the first token of a node to its last, counted in lines.
  fileprivate var lineCount: Int {
    trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false).count
  }
}
