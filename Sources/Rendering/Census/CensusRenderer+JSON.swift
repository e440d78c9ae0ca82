import Auditing
import Facts

extension CensusRenderer {
  /// For programs: everything that a census holds; `Documentation/JSON.md` describes it.
  package static let json = CensusRenderer(
    id: "json", summary: "for programs: everything, in a stable form (Documentation/JSON.md)"
  ) { census, _ in
    let document: JSONValue = [
      "version": 1,
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "requests": .array(census.rows.map(JSONValue.request)),
      "pickers": .array(census.pickers.map(JSONValue.picker)),
      "coverage": .coverage(census.coverage),
    ]
    return document.document
  }
}

extension JSONValue {
  fileprivate static func request(_ row: Census.Row) -> JSONValue {
    [
      "resources": .strings(row.resources), "call": .string(row.call),
      "isImplicit": .bool(row.isImplicit), "owner": .string(row.owner),
      "place": .place(row.place), "certainty": .string(row.certainty.word),
      "app": .optional(row.app),
      "triggers": .array(row.triggers.map(related)), "guards": .array(row.guards.map(related)),
      "recoveries": .array(row.recoveries.map(related)),
      "purposeStrings": .array(row.purposeStrings.map(related)),
    ]
  }

  fileprivate static func picker(_ picker: Census.Picker) -> JSONValue {
    [
      "name": .string(picker.name), "resources": .strings(picker.resources),
      "owner": .string(picker.owner), "place": .place(picker.place),
    ]
  }
}
