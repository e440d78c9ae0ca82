import Auditing
import Contract
import Foundation
import Reading
import Rendering
import TestSupport
import Testing

@Suite("The schema of askonce.yml")
struct SchemaTests {
  static let file = Golden.packageFolder.appendingPathComponent(
    "Documentation/askonce.schema.json")

  /// Documents, and whether they are configurations. JSON is YAML too, so both can be asked.
  static let documents: [(String, Bool)] = [
    (#"{"version": 1}"#, true), (#"{}"#, false), (#"{"version": 2}"#, false), (#"[]"#, false),
    (#"{"version": 1, "exclude": []}"#, false), (#"{"version": 1, "excluded": ["A/**"]}"#, true),
    (#"{"version": 1, "excluded": "A"}"#, false), (#"{"version": 1, "excluded": ["/A"]}"#, false),
    (#"{"version": 1, "included": ["../A"]}"#, false),
    (#"{"version": 1, "included": ["A/./B"]}"#, false),
    (#"{"version": 1, "included": ["A..B/.c", " "]}"#, false),
    (#"{"version": 1, "included": ["A..B/.c"]}"#, true),
    (#"{"version": 1, "disabled_rules": ["unread-file"]}"#, true),
    (#"{"version": 1, "only_rules": ["no-rule"]}"#, false),
    (#"{"version": 1, "only_rules": [], "disabled_rules": []}"#, false),
    (#"{"version": 1, "rules": {"unread-file": {"severity": "note"}}}"#, true),
    (#"{"version": 1, "rules": {"unread-file": {"severity": "never"}}}"#, false),
    (#"{"version": 1, "rules": {"no-rule": {"severity": "note"}}}"#, false),
    (#"{"version": 1, "rules": {"unread-file": {}}}"#, false),
    (
      #"{"version": 1, "suppressions": [{"rule": "unread-file", "path": "A", "reason": "x"}]}"#,
      true
    ),
    (#"{"version": 1, "suppressions": [{"rule": "unread-file", "path": "A"}]}"#, false),
    (
      #"{"version": 1, "suppressions": [{"rule": "unread-file", "path": "A", "reason": ""}]}"#,
      false
    ),
    (#"{"version": 1, "fail_on": "never", "require_traced": true, "baseline": "b"}"#, true),
    (#"{"version": 1, "require_traced": "yes"}"#, false),
  ]

  @Test("it is written from the table that the file is read by")
  func golden() throws {
    #expect(try Golden.difference(ConfigurationSchema.document(Rule.all), at: Self.file) == nil)
  }

  @Test("the reader takes what is a configuration", arguments: documents)
  func reader(_ text: String, _ isGood: Bool) {
    let result = ConfigurationReader.read(
      Array(text.utf8), path: "askonce.yml", rules: Rule.all.map(\.id))
    #expect((result.facts != nil) == isGood, "\(result.problems.map(\.message))")
  }

  @Test("the schema takes the same, as a validator reads it", .enabled(if: hasValidator))
  func validator() throws {
    let documents = Self.documents.map(\.0).joined(separator: ",")
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft7Validator.check_schema(schema)
      check = jsonschema.Draft7Validator(schema)
      print(json.dumps([check.is_valid(one) for one in json.loads(sys.argv[2])]))
      """
    let output = try Self.python([script, Self.file.path, "[\(documents)]"])
    let valid = try JSONDecoder().decode([Bool].self, from: output)
    #expect(valid == Self.documents.map(\.1))
  }

  static let hasValidator = (try? python(["import jsonschema; print(1)"])) == Data("1\n".utf8)

  private static func python(_ words: [String]) throws -> Data {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c"] + words
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output
  }
}
