import Auditing
import SwiftSyntax
import Testing

@Suite("The list of rules")
struct RuleListTests {
  private static let ruleFiles = Repository.sources.filter { file in
    file.path.hasPrefix("Sources/Auditing/Rules/") && file.path.split(separator: "/").count > 4
  }

  @Test(
    "every file of a rule declares the rule of its name, and it is listed", arguments: ruleFiles)
  func listed(_ file: TextFile) {
    #expect(file.ruleIDs == [kebabCase(file.name)])
    #expect(Rule.all.contains { $0.id == kebabCase(file.name) })
  }

  @Test("every rule has its file, in the folder of its group", arguments: Rule.all)
  func filed(_ rule: Rule) {
    let path = Self.ruleFiles.first { kebabCase($0.name) == rule.id }?.path ?? ""
    #expect(path.lowercased().contains("/rules/\(rule.group.rawValue.lowercased())/"))
  }

  @Test("ids are kebab-case and unique, by group and id")
  func ids() {
    let ids = Rule.all.map(\.id)
    #expect(ids.filter { $0.wholeMatch(of: /[a-z]+(-[a-z]+)+/) == nil } == [])
    #expect(Set(ids).count == ids.count)
    let groups = Rule.Group.allCases
    let order = Rule.all.map { rule in (groups.firstIndex(of: rule.group) ?? 0, rule.id) }
    #expect(order.map(\.1) == order.sorted { $0 < $1 }.map(\.1))
  }

  @Test("the id of a file's rule is read from its syntax")
  func finds() {
    let text = """
      extension Rule {
        static let emptyHome = Rule(id: "empty-home", group: .flow)
      }
      """
    #expect(TextFile(path: "EmptyHome.swift", text: text).ruleIDs == ["empty-home"])
    #expect(TextFile(path: "A.swift", text: "let a = Finding(id: b)").ruleIDs == [])
    #expect(kebabCase("MissingPurposeString") == "missing-purpose-string")
  }
}

/// `EmptyHome` as an id.
private func kebabCase(_ name: String) -> String {
  name.matches(of: /[A-Z][a-z]*/).map { $0.output.lowercased() }.joined(separator: "-")
}

extension TextFile {
  /// The ids that the calls of `Rule` give.
  fileprivate var ruleIDs: [String] {
    all(FunctionCallExprSyntax.self).filter { call in
      call.calledExpression.trimmedDescription == "Rule"
    }.compactMap { call in
      let id = call.arguments.first { $0.label?.text == "id" }?.expression
      return id?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }
}
