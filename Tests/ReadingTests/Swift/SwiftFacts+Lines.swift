import Facts
import Reading
import Testing

/// One snippet and the lines that its facts are written as.
struct Snippet: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let expected: String
  var testDescription: String { name }

  init(_ name: String, _ source: String, _ expected: String) {
    self.name = name
    self.source = source
    self.expected = expected
  }

  /// Compares what `lines` writes of the facts of the source with what is expected.
  func check(
    _ lines: (SwiftFacts) -> [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (facts, problems) = readSwift(Array(source.utf8), path: "App.swift")
    #expect(problems.isEmpty, sourceLocation: sourceLocation)
    #expect(facts.strayIndices == [], sourceLocation: sourceLocation)
    let found = lines(facts).joined(separator: "\n")
    #expect(found == expected, "\(name)", sourceLocation: sourceLocation)
  }
}

extension SwiftFacts {
  var typeLines: [String] {
    types.map { type in
      let cases = type.cases.map { "\($0.name)=\($0.rawValue ?? "-") \($0.place.written)" }
      return words(
        type.kind.rawValue, type.name, "\(type.inherited)", type.attributes.written,
        type.guardID.map { "under \($0)" }, type.place.written, cases.joined(separator: " | "))
    }
  }

  var propertyLines: [String] {
    properties.map { property in
      words(
        property.isStatic ? "static" : nil, property.isConstant ? "let" : "var",
        property.owner.map { "\($0).\(property.name)" } ?? property.name,
        property.localTo.map { "in body\($0)" }, property.type.map { ": \($0)" },
        property.value.map { "= \($0.written)" }, property.getter.map { "get body\($0)" },
        property.observers.isEmpty ? nil : "observers \(property.observers)",
        property.attributes.written, property.guardID.map { "under \($0)" },
        property.place.written)
    }
  }

  var bodyLines: [String] {
    bodies.enumerated().map { index, body in
      let parameters = body.parameters.map { parameter in
        "\(parameter.label) \(parameter.name): \(parameter.type ?? "-")"
          + (parameter.defaultValue.map { " = \($0.written)" } ?? "")
      }
      return words(
        "body\(index)", body.isStatic ? "static" : nil, body.kind.rawValue,
        (body.owner.map { "\($0)." } ?? "") + body.name + "(\(parameters.joined(separator: ", ")))",
        body.isAsync ? "async" : nil, body.returnType.map { "-> \($0)" },
        body.attributes.written, body.parent.map { "parent \($0)" },
        body.argumentOf.map { "of call\($0)" }, body.guardID.map { "under \($0)" },
        body.place.written)
    }
  }

  var callLines: [String] {
    calls.enumerated().map { index, call in
      words(
        "call\(index)", call.callee.written + "(\(call.arguments.written))", "body\(call.body)",
        call.guardID.map { "under \($0)" }, call.isStatement ? "statement" : nil,
        call.place.written, "name \(call.namePlace.written)")
    }
  }

  var assignmentLines: [String] {
    assignments.map {
      words(
        $0.target.written, $0.sign, $0.value.written, "body\($0.body)",
        $0.guardID.map { "under \($0)" }, $0.place.written)
    }
  }

  var resultLines: [String] {
    results.map {
      words(
        $0.kind.rawValue, $0.value?.written, "body\($0.body)", $0.guardID.map { "under \($0)" },
        $0.place.written)
    }
  }

  var guardLines: [String] {
    guards.enumerated().map { index, condition in
      words(
        "\(index)", condition.parent.map { "in \($0)" }, condition.statement.rawValue,
        "#\(condition.origin)", condition.isNegated ? "not" : nil, condition.subject.written,
        condition.pattern.written, condition.place.written)
    }
  }

  private func words(_ words: String?...) -> String {
    words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Place {
  var written: String { "\(line):\(column)-\(endLine):\(endColumn)" }
}

extension [Attribute] {
  var written: String {
    map { "@\($0.name)" + ($0.arguments.isEmpty ? "" : "(\($0.arguments.written))") }
      .joined(separator: " ")
  }
}

extension [Argument] {
  var written: String {
    map { argument in
      (argument.label.map { "\($0): " } ?? "") + argument.value.written
        + (argument.isTrailing ? " trailing" : "")
    }.joined(separator: ", ")
  }
}

extension Guard.Pattern {
  var written: String {
    switch self {
    case .isTrue: "isTrue"
    case .oneOf(let values): "oneOf \(values.written)"
    case .noneOf(let values): "noneOf \(values.written)"
    case .isPresent(let name): "isPresent \(name)"
    case .matches(let value): "matches \(value.written)"
    case .text(let text): "text '\(text)'"
    }
  }
}

extension [Value] {
  var written: String { "[" + map(\.written).joined(separator: ", ") + "]" }
}

extension Value {
  var written: String {
    switch self {
    case .text(let text): "\(text.debugDescription)"
    case .template(let pieces): "template\(pieces.written)"
    case .number(let text): text
    case .bool(let value): "\(value)"
    case .none: "nil"
    case .path(let names): names.joined(separator: ".")
    case .member(let base, let names): "\(base.written)->\(names.joined(separator: "."))"
    case .call(let index): "call\(index)"
    case .closure(let index): "closure\(index)"
    case .either(let choices):
      "either(" + choices.map { "\($0.guardID): \($0.value.written)" }.joined(separator: ", ") + ")"
    case .array(let values): values.written
    case .dictionary(let pairs):
      "[" + pairs.map { "\($0.key.written): \($0.value.written)" }.joined(separator: ", ") + "]"
    case .tuple(let elements): "(\(elements.written))"
    case .keyPath(let names): "\\" + names.joined(separator: ".")
    case .selector(let names): "#selector(" + names.joined(separator: ".") + ")"
    case .binary(let sign, let left, let right): "(\(left.written) \(sign) \(right.written))"
    case .not(let value): "!\(value.written)"
    case .subscripted(let base, let arguments): "\(base.written)[\(arguments.written)]"
    case .other(let kind): "<\(kind)>"
    }
  }
}

/// Reads one file, as the facts and the problems.
func readSwift(_ bytes: [UInt8], path: String) -> (SwiftFacts, [ReadingProblem]) {
  let file = SwiftReader.read(bytes, path: path)
  return (file.facts ?? SwiftFacts(path: path), file.problems)
}
