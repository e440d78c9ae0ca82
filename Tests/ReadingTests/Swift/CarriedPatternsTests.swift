import Facts
import Testing

@testable import Reading

@Suite("A pattern of a case")
struct CarriedPatternsTests {
  @Test(
    "says which values the case must carry, and what the others are called",
    arguments: [
      ("case .on: f()", []),
      ("case let .answered(ok): f()", ["0.0 ok"]),
      ("case .answered(let ok, _): f()", ["0.0 ok"]),
      ("case .page(.first), .other(second: true): f()", ["0.0 = first", "1.0 = true"]),
      ("case let .child(.sent(.done(at))): f()", ["0.0 = sent", "0.0.0 = done", "0.0.0.0 at"]),
      ("case .maybe(let value?): f()", ["0.0 value"]),
    ])
  func carried(_ clause: String, _ expected: [String]) {
    let facts = readSwift(Array("switch m { \(clause) }".utf8), path: "App.swift").0
    #expect(facts.guards[0].carried.map(\.written) == expected)
  }

  @Test("says so for a default too, and behind an if")
  func others() {
    let source = """
      switch m {
      case .a(.b): f()
      default: g()
      }
      if case .c(let x) = n { h(x) }
      """
    let facts = readSwift(Array(source.utf8), path: "App.swift").0
    #expect(
      facts.guards.map { $0.carried.map(\.written) } == [["0.0 = b"], ["0.0 = b"], ["0.0 x"]])
  }
}

extension Guard.Carried {
  fileprivate var written: String {
    let place = path.map(String.init).joined(separator: ".")
    switch value {
    case .bool(let truth)?: return "\(place) = \(truth)"
    case let value?: return "\(place) = \(value.lastName ?? "?")"
    case nil: return "\(place) \(name ?? "?")"
    }
  }
}

@Suite("A source of an older Swift")
struct OlderSwiftTests {
  @Test("may have a space between an attribute and its arguments")
  func spaces() {
    let source = "struct A { @Dependency (\\.notes) private var notes }"
    let (facts, problems) = readSwift(Array(source.utf8), path: "App.swift")
    #expect(problems.isEmpty)
    #expect(facts.properties.map { $0.attributes.map(\.arguments.count) } == [[1]])
  }
}
