import Facts

extension Program {
  /// The conditions around a call, and around the closures and functions in which it stands.
  func conditions(around ref: CallRef) -> [Guard] {
    var found = tests(from: call(ref).guardID, in: ref.file)
    var next: Int? = call(ref).body
    while let index = next {
      let body = body(BodyRef(file: ref.file, index: index))
      found += tests(from: body.guardID, in: ref.file)
      next = body.parent
    }
    return found.map(\.fact)
  }
}
