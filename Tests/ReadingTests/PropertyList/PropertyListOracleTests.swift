import Facts
import Foundation
import Reading
import Testing

/// What others read in the same property lists: Foundation, Python's plistlib, libplist.
///
/// `ASKONCE_PROPERTY_LISTS` names a folder of further lists; the two that are programs are asked
/// where they are installed, and `.ci/oracles` installs them.
@Suite struct PropertyListOracles {
  /// One scalar: key path, kind, value; of texts and numbers alone the value is compared.
  typealias Line = [String]

  private struct Answer: Decodable {
    var name: String
    var plistlib: [Line]?
    var plistutil: [Line]?
  }

  /// Where the tests of this target lie.
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("oracles.py")

  static let areInstalled = ["python3", "plistutil"].allSatisfy { program in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  @Test("a hundred written lists, XML and binary, are what Foundation reads in them")
  func foundation() throws {
    for seed in 0..<100 {
      let value = ListSample(seed: UInt64(seed)).value
      for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
        let data = try PropertyListSerialization.data(
          fromPropertyList: value, format: format, options: 0)
        #expect(Self.ours(data) == Self.flat(value).sorted(by: Self.order), "seed \(seed)")
      }
    }
  }

  @Test(
    "a hundred written lists are what plistlib and plistutil read in them",
    .enabled(if: areInstalled))
  func programs() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lists-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for seed in 0..<100 {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ListSample(seed: UInt64(seed)).value,
        format: seed.isMultiple(of: 2) ? .xml : .binary, options: 0)
      try data.write(to: folder.appendingPathComponent("\(seed).plist"))
    }
    #expect(try compare(folder) == 100)
  }

  @Test(
    "other people's lists are what plistlib and plistutil read in them",
    .enabled(
      if: areInstalled && ProcessInfo.processInfo.environment["ASKONCE_PROPERTY_LISTS"] != nil))
  func others() throws {
    let path = try #require(ProcessInfo.processInfo.environment["ASKONCE_PROPERTY_LISTS"])
    let count = try compare(URL(fileURLWithPath: path))
    print("\(count) property lists: plistlib, plistutil and the reader were compared")
  }

  /// Compares all lists of a folder; the number of lists.
  private func compare(_ folder: URL) throws -> Int {
    let answers = try Self.ask(about: folder)
    for answer in answers {
      let data = try Data(contentsOf: folder.appendingPathComponent(answer.name))
      // Neither program reads OpenStep text.
      if answer.plistlib == nil, data.first == UInt8(ascii: "{") { continue }
      let read = Self.ours(data)
      for (name, lines) in [("plistlib", answer.plistlib), ("plistutil", answer.plistutil)] {
        #expect(read == lines?.sorted(by: Self.order), "\(answer.name), \(name)")
      }
    }
    return answers.count
  }

  private static func ask(about folder: URL) throws -> [Answer] {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("answers-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, folder.path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Answer.self, from: $0)
    }
  }

  /// What the reader says; nil where it cannot read the list.
  private static func ours(_ data: Data) -> [Line]? {
    let file = PropertyListReader.read(Array(data), path: "Info.plist")
    guard let facts = file.facts, file.problems.isEmpty else { return nil }
    return facts.entries.map { [$0.keyPath.joined(separator: "/")] + scalar($0.value) }
      .sorted(by: order)
  }

  private static func scalar(_ value: PropertyListFacts.Scalar) -> Line {
    switch value {
    case .string(let text): ["string", text]
    case .integer(let number): ["integer", String(number)]
    case .real(let number): ["real", number.description]
    case .bool(let flag): ["bool", String(flag)]
    case .date(let text): ["date", text]
    case .data: ["data", ""]
    case .emptyArray: ["emptyArray", ""]
    case .emptyDictionary: ["emptyDictionary", ""]
    }
  }

  private static func flat(_ value: Any, _ path: [String] = []) -> [Line] {
    let name = path.joined(separator: "/")
    switch value {
    case let members as [String: Any]:
      return members.isEmpty
        ? [[name, "emptyDictionary", ""]] : members.flatMap { flat($0.value, path + [$0.key]) }
    case let members as [Any]:
      return members.isEmpty
        ? [[name, "emptyArray", ""]]
        : members.enumerated().flatMap { flat($0.element, path + [String($0.offset)]) }
    case let flag as Bool: return [[name, "bool", String(flag)]]
    case let number as Int: return [[name, "integer", String(number)]]
    case let number as Double: return [[name, "real", number.description]]
    case let date as Date: return [[name, "date", ListSample.text(of: date)]]
    case is Data: return [[name, "data", ""]]
    default: return [[name, "string", value as? String ?? ""]]
    }
  }

  private static func order(_ one: Line, _ other: Line) -> Bool {
    one.lexicographicallyPrecedes(other)
  }
}
