import Facts
import TestSupport

@testable import Auditing

/// A small project, and what stands as arguments of its calls of `probe`.
struct Probe {
  let flows: AsBuilt

  init(_ text: String) { flows = MiniProject(MarkedText(text).files).subject.asBuilt }

  var program: Program { flows.app.program }

  /// The calls of a function with a name, in the order of files and places.
  func calls(of name: String) -> [CallRef] { program.callsByName[name] ?? [] }

  /// The scope in which a call stands.
  func scope(of ref: CallRef) -> Scope {
    flows.app.memberScope(of: BodyRef(file: ref.file, index: program.call(ref).body))
  }

  /// The first arguments of the calls of `probe`.
  var values: [Bound] {
    calls(of: "probe").compactMap { ref in
      program.call(ref).arguments.first.map { Bound(value: $0.value, scope: scope(of: ref)) }
    }
  }

  /// The types of the first arguments of the calls of `probe`.
  var types: [String?] { values.map { program.type(of: $0.value, in: $0.scope) } }

  /// The names of members that the first arguments of the calls of `probe` may be.
  var names: [[String]] { values.map { program.names(in: $0.value, $0.scope) } }

  /// The texts of the first arguments of the calls of `probe`, in all languages.
  var texts: [[String]] {
    values.map { value in
      flows.texts.texts(of: value).map { [$0.language, $0.text].compactMap(\.self) }
        .map { $0.joined(separator: ": ") }
    }
  }

  /// The conditions around the first call of a function.
  func conditions(around name: String) -> [Condition] {
    calls(of: name).prefix(1).flatMap {
      program.conditions(from: program.call($0).guardID, in: scope(of: $0))
    }
  }

  /// Whether the first calls of two functions cannot both be reached.
  func exclude(_ a: String, _ b: String) -> Bool {
    conditions(around: a).contains { x in
      conditions(around: b).contains { program.exclude(x, $0) }
    }
  }

  /// The parameter of each argument of the first call of a function; nil where they do not fit.
  func match(_ name: String) -> [Int]? {
    guard let ref = program.functions[name]?.first, let call = calls(of: name).first else {
      return nil
    }
    return program.match(program.body(ref).parameters, program.call(call).arguments)
  }
}
