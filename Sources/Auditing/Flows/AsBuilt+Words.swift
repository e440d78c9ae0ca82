import Facts

/// How findings name things.
extension AsBuilt {
  /// What is asked for, as people call it: "the microphone".
  func name(of resources: [String]) -> String {
    let names = resources.compactMap { app.symbols.rows[$0]?.name.lowercasedFirst }
    return names.isEmpty ? "a protected resource" : names.joined(separator: " or ")
  }

  /// The calls of an effect, as steps of a trace.
  func steps(to effect: Effect) -> [TraceStep] {
    var steps = effect.hops
    if let call = effect.call {
      let name = app.program.call(call).name
      if steps.last?.text != name + "()" { steps.append(TraceStep(name + "()", at: effect.place)) }
    }
    return steps
  }
}

extension String {
  /// "Camera" as it stands inside a sentence; names such as "Face ID" and "NFC" stay.
  var lowercasedFirst: String {
    guard let first, dropFirst().first?.isLowercase == true, self != "Face ID" else { return self }
    return first.lowercased() + dropFirst()
  }
}
