import Facts

/// Which requests wait for the answer to another.
extension AsBuilt {
  /// Whether an effect that follows a request comes after its answer, rather than beside it.
  ///
  /// What follows a request in an asynchronous body waits only where the request is awaited: not
  /// behind `async let`, a task of its own, a delegate or a completion closure.
  func waits(_ effect: Effect) -> Bool {
    guard let answer = effect.answer else { return false }
    let call = app.program.call(answer.call)
    guard !Self.spawning.contains(call.name), !isAwaitedLater(answer.call) else { return false }
    if effect.hops.contains(where: { $0.place == call.namePlace }) { return true }
    if let match = app.matches(of: answer.call).first(where: { $0.role == .request }) {
      return match.callback == nil && !call.arguments.contains { $0.value.isClosure }
    }
    let targets = app.targets(of: answer.call).map(app.program.body)
    return targets.isEmpty || targets.contains { $0.isAsync || $0.kind == .closure }
  }

  /// Calls that start something and do not wait for it.
  private static let spawning: Set<String> = [
    "Task", "detached", "addTask", "async", "asyncAfter", "addOperation",
  ]

  /// Whether a call is the value of an `async let`.
  private func isAwaitedLater(_ ref: CallRef) -> Bool {
    let file = app.program.files[ref.file]
    let body = BodyRef(file: ref.file, index: app.program.call(ref).body)
    return app.program.contents(of: body).locals.contains { local in
      let fact = file.properties[local]
      return fact.value == .call(ref.index) && fact.attributes.contains { $0.name == "async" }
    }
  }
}
