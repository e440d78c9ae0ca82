import PermissionModel
import Testing

@Suite("The transition table")
struct TransitionTableTests {
  @Test("ids are unique and kebab-case, and every row says where it comes from")
  func rows() {
    #expect(Set(Transition.table.map(\.id)).count == Transition.table.count)
    for row in Transition.table {
      #expect(row.id.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) }, "\(row.id)")
      #expect(row.summary.hasSuffix("."), "\(row.id)")
      #expect(!row.from.isEmpty, "\(row.id)")
      switch row.source {
      case .page(let address): #expect(address.hasPrefix("https://developer.apple.com/"))
      case .inferred(let reason): #expect(reason.hasSuffix("."), "\(row.id)")
      }
    }
  }

  @Test("an event has one owner")
  func owners() {
    for event in Event.allCases {
      let owners = Set(Transition.table.filter { $0.event == event }.map(\.owner))
      #expect(owners.count == 1, "\(event)")
    }
    #expect(Set(Transition.table.map(\.owner)) == Set(Owner.allCases))
  }

  @Test("at most one row applies to an event in a state")
  func deterministic() {
    for (explored, result) in Explored.results {
      #expect(result.ambiguous == [], "\(explored)")
    }
  }

  @Test("every row applies somewhere, and every phase is reached")
  func reachable() {
    let used = Set(Explored.results.flatMap { $0.1.steps.map(\.row.id) })
    #expect(Transition.table.map(\.id).filter { !used.contains($0) } == [])
    let phases = Set(Explored.results.flatMap { $0.1.states.map(\.phase) })
    #expect(phases == Set(Phase.allCases))
  }

  @Test("every premise and every effect is used, and every guard matters")
  func parts() {
    #expect(
      Set(Transition.table.flatMap { $0.guards.map(\.premise) }) == Set(Premise.allCases))
    #expect(Set(Transition.table.flatMap(\.effects)) == Set(Effect.allCases))
    for row in Transition.table where !row.guards.isEmpty {
      for index in row.guards.indices {
        var other = row
        other.guards[index].isNeeded.toggle()
        let differs = Explored.results.contains { explored, result in
          result.states.contains { state in
            row.applies(to: row.event, in: state, of: explored.feature)
              != other.applies(to: row.event, in: state, of: explored.feature)
          }
        }
        #expect(differs, "\(row.id): \(row.guards[index].premise)")
      }
    }
  }

  @Test("the number of states is known", arguments: zip(Explored.all.indices, counts))
  func stateCounts(index: Int, count: Int) {
    #expect(Explored.results[index].1.states.count == count, "\(Explored.all[index])")
  }

  /// A change here means that the machine can do more, or less, than before.
  static let counts = [929, 705, 913, 1305, 2146, 1578, 986, 817, 705, 721]
}
