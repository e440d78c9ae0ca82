import PermissionModel
import Testing

@Suite("JustSend on the simulated device", .serialized, .timeLimit(.minutes(10)))
struct ScenarioTests {
  @Test("each input leads to the expected state, which is the machine's", arguments: Scenario.all)
  func runs(_ scenario: Scenario) async {
    _ = await scenario.run()
  }

  @Test("every row of the design's table happens, or cannot", arguments: Feature.allCases)
  func covers(_ feature: Feature) async {
    var taken: Set<String> = []
    for scenario in Scenario.all where scenario.feature == feature {
      taken.formUnion(await scenario.run(expecting: false))
    }
    let reasons = DesignRow.inapplicable(to: feature)
    for row in DesignRow.table {
      let missing = row.taken.filter { !taken.contains($0) && reasons[$0] == nil }
      #expect(missing == [], "\(feature.rawValue), \(row)")
    }
    #expect(taken.intersection(reasons.keys) == [], "what happened has a reason not to")
    let known = Set(DesignRow.table.flatMap(\.taken))
    #expect(Set(reasons.keys).subtracting(known) == [], "a reason for no row")
  }

  @Test("the design's table and the machine's have the same rows")
  func mapsTheMachine() {
    let named = DesignRow.table.flatMap(\.taken).compactMap { $0.split(separator: " ").last }
    let machine = Set(Transition.table.map(\.id))
    #expect(Set(named.map(String.init)).union(DesignRow.beyond) == machine)
    #expect(DesignRow.table.count == 21)
  }
}
