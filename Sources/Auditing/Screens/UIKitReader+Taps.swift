import Facts

/// Streams of taps, and where they lead.
extension UIKitReader {
  /// `button.rx.tap.bind { }`, `button.tapPublisher.sink { }`, `button.rx.tap.bind(to: taps)`
  mutating func subscribe(_ call: Call, _ said: Said) {
    guard let stream = app.tapStream(call, file: said.scope.body.file),
      let key = key(of: .path(stream), in: said.scope)
    else { return }
    var link: Call? = call
    while let current = link {
      for argument in current.arguments where isFollowed(argument, current, said.scope) {
        addUse(
          Bound(value: argument.value, scope: said.scope), at: call.place, to: key, said,
          role: .control(.button))
      }
      link = app.inner(of: current, file: said.scope.body.file)
    }
  }

  private func isFollowed(_ argument: Argument, _ call: Call, _ scope: Scope) -> Bool {
    if argument.value.isClosure || app.isFunctionReference(argument, scope) { return true }
    guard case .path = argument.value, UIKitTable.subscriptions.contains(call.name) else {
      return false
    }
    return argument.label == "to" || argument.label == nil
  }

  /// `Model.Input(tap: button.rx.tap.asObservable())`: what follows that member follows the taps.
  mutating func handOverTaps(_ call: Call, _ said: Said) {
    let file = said.scope.body.file
    guard said.ref.index >= 0 else { return }
    for argument in call.arguments {
      guard let label = argument.label, let stream = tapStream(argument.value, file),
        let key = key(of: .path(stream), in: said.scope)
      else { continue }
      let taps = Value.member(.call(said.ref.index), [label])
      addUse(
        Bound(value: taps, scope: said.scope), at: argument.place, to: key, said,
        role: .control(.button))
    }
  }

  private func tapStream(_ value: Value, _ file: Int) -> [String]? {
    switch value {
    case .call(let index): return app.tapStream(program.files[file].calls[index], file: file)
    case .path(let names):
      guard let index = names.firstIndex(where: { UIKitTable.tapStreams.contains($0) }), index > 0,
        names.contains("rx")
      else { return nil }
      let control = names[..<index].filter { $0 != "rx" && $0 != "self" }
      return control.isEmpty ? nil : Array(control)
    default: return nil
    }
  }
}

/// Streams of taps.
extension Linked {
  /// The control whose taps a chain of calls follows: `button` of `button.rx.tap.bind`.
  func tapStream(_ call: Call, file: Int) -> [String]? {
    var link: Call? = call
    while let current = link {
      if case .path(let names) = current.callee,
        let index = names.firstIndex(where: { UIKitTable.tapStreams.contains($0) }), index > 0
      {
        let control = names[..<index].filter { $0 != "rx" && $0 != "self" }
        return control.isEmpty ? nil : Array(control)
      }
      link = inner(of: current, file: file)
    }
    return nil
  }

  /// The call before one in a chain.
  func inner(of call: Call, file: Int) -> Call? {
    guard case .member(let base, _) = call.callee else { return nil }
    if case .call(let index) = base { return program.files[file].calls[index] }
    return nil
  }
}
