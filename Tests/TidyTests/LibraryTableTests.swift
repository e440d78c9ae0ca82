import SwiftSyntax
import Testing

@testable import Auditing

/// The auditor knows the library by name alone; here its names are held against the sources.
@Suite("The auditor's table of the library")
struct LibraryTableTests {
  private let table = PermissionLibrary.askOnce

  @Test("every resource is in it, under its type")
  func types() {
    let declared = Repository.sources.filter { $0.target == "AskOnce" }
      .flatMap { $0.all(EnumDeclSyntax.self) }
      .filter { $0.inheritanceClause?.inheritedTypes.contains(named: "Resource") == true }
      .map { $0.name.text }
    #expect(declared.count > 60)
    #expect(declared.filter { table.resources[$0] == nil } == [])
  }

  @Test("every static member of Permission that adapters add is in it, under its type's row")
  func members() {
    var stray: [String] = []
    var count = 0
    for file in Repository.sources where file.target.hasPrefix("AskOnce") {
      for node in file.all(ExtensionDeclSyntax.self) {
        guard node.extendedType.trimmedDescription == "Permission",
          let type = node.genericWhereClause?.requirements.trimmedDescription.split(separator: " ")
            .last, type != "LiveResource"
        else { continue }
        for name in node.staticMembers {
          count += 1
          if table.resources[name] != table.resources[String(type)] { stray.append(name) }
        }
      }
    }
    #expect(count > 50)
    #expect(stray == [])
  }
}

extension InheritedTypeListSyntax {
  fileprivate func contains(named name: String) -> Bool {
    contains { $0.type.trimmedDescription == name }
  }
}

extension ExtensionDeclSyntax {
  fileprivate var staticMembers: [String] {
    memberBlock.members.compactMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self) { return function.name.text }
      return member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
  }
}
