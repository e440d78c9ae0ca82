import Contract
import Facts

/// Holds a configuration to the table of its keys.
struct ConfigurationCheck {
  let text: SourceText
  let rules: [String]
  private(set) var problems: [ReadingProblem]

  /// Checks the whole document.
  mutating func run(on root: MarkedValue?) {
    let start = 0..<0
    guard let root, !root.isNull else {
      return add("expected 'version: 1', found an empty file", start, "Write 'version: 1'.")
    }
    check(root, .table(ConfigurationKey.all), "the file")
    if let only = root.pairs.first(where: { $0.key == "only_rules" }), root["disabled_rules"] != nil
    {
      add(
        "expected 'only_rules' or 'disabled_rules', found both", only.keyRange,
        "Remove one of the two.")
    }
    problems += FeatureCheck(text: text).problems(root["features"])
    requireOneDocument(after: root.range.upperBound)
  }

  private mutating func check(_ value: MarkedValue, _ shape: ConfigurationKey.Shape, _ name: String)
  {
    switch shape {
    case .list(let member, let isEmptyAllowed):
      checkList(value, of: member, isEmptyAllowed, name)
    case .table(let keys): checkTable(value, keys, name)
    case .byRule(let inner):
      guard let pairs = pairs(of: value, "ids of rules under \(name)") else { return }
      for pair in pairs {
        checkRule(pair.key, at: pair.keyRange)
        check(pair.value, inner, "'\(pair.key)'")
      }
    case .byName(let inner): checkNamed(value, inner, name)
    case .oneOrMore(let member):
      if case .array = value.content {
        checkList(value, of: member, false, name)
      } else {
        check(value, member, name)
      }
    case .rule:
      guard let id = value.string else { return expected("the id of a rule", value, name) }
      checkRule(id, at: value.range)
    case .choice(let words):
      let word = value.scalarText ?? ""
      if words.contains(word) { return }
      // All resources would be more than anybody reads.
      let list = words.prefix(24).map { "'\($0)'" }.joined(separator: ", ")
      let more = words.count > 24 ? " and \(words.count - 24) more" : ""
      expected("one of \(list)\(more)", value, name, NearestWord.of(word, in: words))
    case .version:
      if case .integer(1) = value.content { return }
      expected("the number 1", value, name)
    case .flag:
      if case .bool = value.content { return }
      expected("true or false", value, name)
    case .glob, .file, .text, .date: checkText(value, shape, name)
    }
  }

  private mutating func checkText(
    _ value: MarkedValue, _ shape: ConfigurationKey.Shape, _ name: String
  ) {
    let word = value.scalarText ?? ""
    guard !value.isNull, word.contains(where: { !$0.isWhitespace }) else {
      return expected("some text", value, name)
    }
    switch shape {
    case .date:
      if !CalendarDay.isValid(word) { expected("a date such as 2027-01-31", value, name) }
    case .glob:
      let parts = word.split(separator: "/")
      if word.hasPrefix("/") || parts.contains("..") || parts.contains(".") || Glob(word).isBroken {
        expected("a pattern of paths below the checked folder, such as App/**/*.swift", value, name)
      }
    default: break
    }
  }

  private mutating func checkList(
    _ value: MarkedValue, of member: ConfigurationKey.Shape, _ isEmptyAllowed: Bool, _ name: String
  ) {
    guard case .array(let members) = value.content else {
      return expected("a list", value, name, help: "Write each member behind '- '.")
    }
    if members.isEmpty, !isEmptyAllowed {
      // It would mean nothing at all, or all: either without a word.
      add(
        "expected at least one member of \(name), found none", value.range,
        "Write what is wanted, or remove the key.")
    }
    for entry in members { check(entry, member, "a member of \(name)") }
  }

  private mutating func checkTable(
    _ value: MarkedValue, _ keys: [ConfigurationKey], _ name: String
  ) {
    let names = keys.map(\.name)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    guard let pairs = pairs(of: value, "keys in \(name)") else { return }
    for pair in pairs {
      if let key = keys.first(where: { $0.name == pair.key }) {
        check(pair.value, key.shape, "'\(pair.key)'")
      } else {
        let nearest = NearestWord.of(pair.key, in: names)
        add(
          "unknown key '\(pair.key)'; expected one of \(list)", pair.keyRange,
          nearest.map { "Did you mean '\($0)'?" } ?? "Remove the key.")
      }
    }
    for key in keys where key.isRequired && !pairs.contains(where: { $0.key == key.name }) {
      let start = value.range.lowerBound
      add("expected '\(key.name)' in \(name), found none", start..<start, key.summary)
    }
  }

  private mutating func checkRule(_ id: String, at range: Range<Int>) {
    if rules.contains(id) { return }
    let nearest = NearestWord.of(id, in: rules)
    add(
      "no rule is called '\(id)'", range,
      nearest.map { "Did you mean '\($0)'?" } ?? "'askonce rules' lists all rules.")
  }

  private mutating func checkNamed(
    _ value: MarkedValue, _ inner: ConfigurationKey.Shape, _ name: String
  ) {
    for pair in pairs(of: value, "names under \(name)") ?? [] {
      checkName(pair.key, at: pair.keyRange)
      check(pair.value, inner, "'\(pair.key)'")
    }
  }

  /// A name stands in commands and in ids of rows.
  private mutating func checkName(_ name: String, at range: Range<Int>) {
    let isPlain = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
    }
    if !name.isEmpty, isPlain, name.utf8.allSatisfy({ $0 < 0x80 }) { return }
    add(
      "expected a name of letters, digits, '_' and '-', found '\(name)'", range,
      "Call the feature so: app_lock.")
  }

  private mutating func pairs(of value: MarkedValue, _ what: String) -> [MarkedPair]? {
    if case .dictionary(let pairs) = value.content { return pairs }
    add("expected \(what), found \(value.described)", value.range, "Write 'key: value'.")
    return nil
  }

  private mutating func requireOneDocument(after end: Int) {
    var offset = end
    while offset < text.bytes.count {
      let line = text.line(at: offset)
      if line.lowerBound >= end, text.string(line).hasPrefix("---") {
        return add("expected one document, found another", line, "Remove the line '---'.")
      }
      offset = line.upperBound + 1
    }
  }

  private mutating func expected(
    _ what: String, _ value: MarkedValue, _ name: String, _ nearest: String? = nil,
    help: String? = nil
  ) {
    add(
      "expected \(what) as \(name), found \(value.described)", value.range,
      nearest.map { "Did you mean '\($0)'?" } ?? help ?? "Write \(what).")
  }

  private mutating func add(_ message: String, _ range: Range<Int>, _ help: String) {
    let problem = ReadingProblem(.unread, at: text.place(of: range), message, help: help)
    // What an alias repeats is said once.
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension MarkedValue {
  /// Whether nothing stands there.
  fileprivate var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// What stands there, for a message.
  fileprivate var described: String {
    switch content {
    case .null: "nothing"
    case .array: "a list"
    case .dictionary: "keys"
    case .integer, .real: "the number \(scalarText ?? "")"
    case .bool(let value): "\(value)"
    case .string(let text), .date(let text): "'\(text.prefix(40))'"
    case .data: "data"
    }
  }
}
