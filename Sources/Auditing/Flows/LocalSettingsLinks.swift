import Facts

/// Names inside bodies that stand for a page of the Settings app: `guard let url = URL(string: …)`.
///
/// What is made there is opened where the name is handed on, perhaps after another tap.
struct LocalSettingsLinks: Sendable {
  /// By the body that gives them.
  private var names: [BodyRef: Set<String>] = [:]
  /// By file.
  private var namesInFile: [Int: Set<String>] = [:]
  /// The calls that make what a name stands for, where the name is used.
  private var held: Set<CallRef> = []

  init() {}

  /// - Parameter isLink: whether a value in a file names such a page.
  init(_ program: Program, isLink: (Value, Int) -> Bool) {
    for (number, file) in program.files.enumerated() {
      for body in file.bodies.indices {
        let ref = BodyRef(file: number, index: body)
        let contents = program.contents(of: ref)
        for local in contents.locals.map({ file.properties[$0] }) where local.getter == nil {
          if let value = local.value, isLink(value, number) { add(local.name, value, ref) }
        }
        for (name, value) in contents.unwrapped where isLink(value, number) {
          add(name, value, ref)
        }
      }
      if namesInFile[number] != nil { dropUnused(number, program) }
    }
  }

  private mutating func add(_ name: String, _ value: Value, _ ref: BodyRef) {
    names[ref, default: []].insert(name)
    namesInFile[ref.file, default: []].insert(name)
    if case .call(let index) = value { held.insert(CallRef(file: ref.file, index: index)) }
  }

  /// Where no call takes a name, the page is opened in another way: it counts where it is made.
  private mutating func dropUnused(_ number: Int, _ program: Program) {
    let calls = program.files[number].calls.filter { $0.name != "canOpenURL" }
    let used = Set(
      calls.flatMap { call in
        (call.arguments.map(\.value) + [SettingsLinks.opened(by: call)].compactMap(\.self))
          .compactMap(Self.name)
      })
    let unused = namesInFile[number]?.subtracting(used) ?? []
    guard !unused.isEmpty else { return }
    for (ref, found) in names where ref.file == number { names[ref] = found.subtracting(unused) }
    namesInFile[number]?.formIntersection(used)
    if namesInFile[number]?.isEmpty == true { held = held.filter { $0.file != number } }
  }

  private static func name(_ value: Value) -> String? {
    guard case .path(let names) = value, names.count == 1 else { return nil }
    return names[0]
  }

  /// Whether a call only makes what a name stands for.
  func isHeld(_ ref: CallRef) -> Bool { held.contains(ref) }

  /// Whether a value is such a name somewhere in its file.
  func mayName(_ value: Value, in file: Int) -> Bool {
    Self.name(value).map { namesInFile[file]?.contains($0) == true } ?? false
  }

  /// Whether a value is such a name where it stands.
  func means(_ value: Value, in scope: Scope, _ program: Program) -> Bool {
    guard let name = Self.name(value) else { return false }
    var next: Int? = scope.body.index
    while let index = next {
      let ref = BodyRef(file: scope.body.file, index: index)
      if names[ref]?.contains(name) == true { return true }
      next = program.parent(of: ref)
    }
    return false
  }
}
