import Auditing
import Contract
import Testing

@Suite("Policies have dates") struct PolicyTests {
  @Test("each names rules that there are, and a day that there is")
  func table() {
    let known = Set(Rule.all.map(\.id))
    let named = known.filter { Policy.behind($0) != nil }
    #expect(!named.isEmpty)
    for policy in Policy.all {
      #expect(CalendarDay.isValid(policy.enforcedFrom))
      #expect(named.contains { Policy.behind($0)?.name == policy.name })
    }
  }

  @Test(
    "a day that there is not is none",
    arguments: [
      "2024-02-30", "2024-2-03", "20 4-01-31", "2024/01/31", "", "2023-02-29", "١٢٣٤-٠١-٠١",
    ])
  func days(_ word: String) {
    #expect(!CalendarDay.isValid(word))
  }
}
