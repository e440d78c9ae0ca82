import AskOnce
import Foundation
import PermissionModel

/// The page of the documentation that says what each resource can do, and what it cannot.
struct ResourcePage {
  /// A resource's type, the product that adapts it, and how a program names its permission.
  struct Product {
    var name: String
    var row: ResourceRow
    var permission: String
  }

  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL
  static let file = package.appendingPathComponent("Sources/AskOnce/AskOnce.docc/Resources.md")

  /// What the products declare, read in their sources.
  let products: [Product]

  init() throws {
    let rows = try Self.rowsByType()
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent("Sources").path)
    products = try folders.sorted().filter { $0.hasPrefix("AskOnce") }.flatMap { folder in
      try Self.texts(in: "Sources/\(folder)").flatMap { text in
        Self.permissions(in: text).compactMap { type, permission in
          rows[type].map { Product(name: folder, row: $0, permission: permission) }
        }
      }
    }
  }

  /// The text of the page.
  var text: String {
    """
    # What each resource can do, and what it cannot

    The products, how a program names their permissions, and what the system's interfaces lack.

    ## Overview

    This page is written by a test from the table of resources and the products' sources.

    | Resource | Product | Permission | Asked by | Status | After a change in Settings |
    | --- | --- | --- | --- | --- | --- |
    \(products.map(line).joined(separator: "\n"))

    ### Without an adapter

    These can be asked for on iOS, and have no permission that a library could keep:

    \(CoverageTests.exceptions.sorted { $0.key < $1.key }.map { id, reason in
      "- **\(ResourceRow.row(id: id)?.name ?? id)**: \(reason)"
    }.joined(separator: "\n"))

    """
  }

  private func line(_ product: Product) -> String {
    let row = product.row
    let cells = [
      row.name, product.name, "`\(product.permission)`", asking(row), status(row), change(row),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func asking(_ row: ResourceRow) -> String {
    if row.traits.answersItself { return "nobody: granted at once" }
    return row.symbols.contains { $0.role == .request } ? "a request" : "the first use"
  }

  private func status(_ row: ResourceRow) -> String {
    if row.statuses.contains(where: { $0.state == .granted(.undisclosed) }) {
      return "hides the answer"
    }
    if row.hidesRefusal { return "no \"denied\": the app remembers that it has asked" }
    let adapter = Adapter.all.first { $0.row.id == row.id }
    if let adapter, adapter.errors.contains(adapter.status) { return "none: seen by errors" }
    return adapter?.source(.main).readNow == nil ? "asynchronous" : "at once"
  }

  private func change(_ row: ResourceRow) -> String {
    switch row.endsAppWhenSwitched {
    case .yes: "the app is ended"
    case .no: "the app goes on"
    case .sometimes: "the app may be ended"
    case .unknown: "not documented"
    }
  }
}

extension ResourcePage {
  /// `public enum Camera: Resource { public static var row: ResourceRow { .camera } }`.
  private static func rowsByType() throws -> [String: ResourceRow] {
    let rows = Dictionary(uniqueKeysWithValues: ResourceRow.all.map { (camelCase($0.id), $0) })
    let declaration = /public enum (\w+): Resource \{[^}]*ResourceRow \{ \.(\w+) \}/
    var types: [String: ResourceRow] = [:]
    for text in try texts(in: "Sources/AskOnce") {
      for match in text.matches(of: declaration) {
        types[String(match.1)] = rows[String(match.2)]
      }
    }
    return types
  }

  /// `extension Permission where R == Camera { public static var camera`, or a function.
  private static func permissions(in text: String) -> [(type: String, permission: String)] {
    let head = /extension Permission where R == (\w+) \{/
    let member = /public static (?:var|func) (\w+)(?:\((\w+)[^)]*\))?/
    return text.matches(of: head).compactMap { match in
      guard let found = text[match.range.upperBound...].firstMatch(of: member) else { return nil }
      let label = found.2.map { $0 == "_" ? "(...)" : "(\($0):)" } ?? ""
      return (String(match.1), ".\(found.1)\(label)")
    }
  }

  private static func texts(in folder: String) throws -> [String] {
    let all = FileManager.default.enumerator(
      at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return try files.sorted { $0.path < $1.path }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }

  private static func camelCase(_ id: String) -> String {
    let words = id.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
