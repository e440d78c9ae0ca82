import AskOnce
import PermissionModel
import Testing

/// Which rows of the table have an adapter, and why the others have none.
@Suite("Coverage of the resource table")
struct CoverageTests {
  /// The rows that an app can ask for on iOS: by a call, or by the first use.
  static let asked = ResourceRow.all.filter { row in
    row.platforms.contains { $0.platform == "iOS" }
      && row.symbols.contains { $0.role == .request || $0.role == .implicitUse }
  }

  /// The rows of `asked` that stay without an adapter, and why.
  static let exceptions = [
    "nfc": "The system shows its own sheet at each scan, and stores no decision.",
    "identity-document": "The system shows its own sheet at each request, and stores no decision.",
    "declared-age-range":
      "The answer is a range of ages that belongs to the call, and no status can be read.",
    "child-communication-permission":
      "A parent is asked in Messages about one person, and the answer comes hours later.",
    "screen-capture-ios": "The system asks before each recording, and no status can be read.",
    "social-accounts": "Legacy: since iOS 11 the system has no such accounts to grant.",
    "contactless-nfc-se":
      "The person chooses the app in Settings; the app can only read whether it is eligible.",
    "hotspot-configuration":
      "The system asks for each network that the app joins, and stores no decision for the app.",
    "accessory-setup": "The system's picker grants one accessory at a time, not the app.",
    "pasteboard": "The system asks at each paste, and iOS tells no status.",
  ]

  private static let adapted = Set(Adapter.all.map(\.row.id))

  @Test("so many rows can be asked for on iOS")
  func count() {
    #expect(Self.asked.count == 60)
    #expect(Self.exceptions.count <= 10)
  }

  @Test("what can be asked for has an adapter, or says why not", arguments: asked)
  func covered(row: ResourceRow) {
    #expect(Self.adapted.contains(row.id) != (Self.exceptions[row.id] != nil))
  }

  @Test("no entry is about a row that is not asked for, or that is not there")
  func stale() {
    let asked = Set(Self.asked.map(\.id))
    #expect(Set(Self.exceptions.keys).subtracting(asked) == [])
  }

  @Test("every raw status of every type of every adapter's row folds as the table says")
  func fold() {
    var types: Set<String> = []
    var count = 0
    let rows = Set(Adapter.all.map(\.row))
    for row in rows {
      for status in row.statuses {
        count += 1
        types.insert(status.type)
        #expect(state(of: status, in: row) == status.state, "\(row.id) \(status.name)")
      }
    }
    print("\(count) raw statuses of \(types.count) types fold, in \(rows.count) rows")
  }

  /// What the status means to the feature: by its number, as adapters read it, else by its name.
  private func state(of status: ResourceRow.RawStatus, in row: ResourceRow) -> PermissionState {
    let standing =
      status.rawValue.map { row.standing(ofRawValue: $0, type: status.type) }
      ?? row.standing(ofRawStatus: status.name, type: status.type)
    return standing.state(for: row.traits)
  }
}
