import PermissionModel
import Testing

@Suite("Well-known calls")
struct WellKnownCallTests {
  /// A call as it stands in source, and the rows that it means.
  struct Call: Sendable, CustomTestStringConvertible {
    var type: String
    var member: Symbol.Member
    var labels: [String]
    /// The label and the values of the argument that is spelt out, if one is.
    var argument: (label: String, values: [String])?
    var rows: [String]
    init(
      _ type: String, _ member: Symbol.Member, _ labels: [String] = [],
      _ argument: (String, [String])? = nil, means rows: String...
    ) {
      self.type = type
      self.member = member
      self.labels = labels
      self.argument = argument.map { (label: $0.0, values: $0.1) }
      self.rows = rows
    }
    var testDescription: String {
      "\(type) \(member) \(labels) \(argument?.values ?? []) -> \(rows)"
    }
  }

  private func rows(_ call: Call, roles: Set<Symbol.Role>) -> [String] {
    ResourceRow.all.filter { row in
      row.symbols.contains { roles.contains($0.role) && $0.isMeant(by: call) }
    }.map(\.id)
  }

  @Test("a request means its row and no other", arguments: requests)
  func requestedRows(call: Call) {
    #expect(rows(call, roles: [.request]) == call.rows)
  }

  @Test("a use that prompts by itself means its row", arguments: uses)
  func usedRows(call: Call) {
    #expect(rows(call, roles: [.implicitUse]) == call.rows)
  }

  @Test("a picker stands on the row that it makes unnecessary", arguments: pickers)
  func pickedRows(call: Call) {
    #expect(rows(call, roles: [.picker]) == call.rows)
  }

  @Test("the callbacks of location are known, today's and the older one")
  func locationCallbacks() {
    let callbacks = Set(ResourceRow.locationWhenInUse.symbols.compactMap(\.callback))
    #expect(callbacks.contains("locationManagerDidChangeAuthorization"))
    #expect(callbacks.contains("locationManager(_:didChangeAuthorization:)"))
  }
}

extension Symbol {
  /// Whether a call whose arguments are spelt out is this symbol's.
  fileprivate func isMeant(by call: WellKnownCallTests.Call) -> Bool {
    guard type == call.type, member == call.member, labels ?? call.labels == call.labels else {
      return false
    }
    guard let deciding else { return true }
    guard let argument = call.argument, argument.label == deciding.label else { return false }
    return deciding.isMet(by: argument.values)
  }
}
