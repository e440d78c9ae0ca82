import Facts

/// What a closure that is run for each element of a list is handed.
extension Program {
  /// The type of the elements that a closure's only parameter stands for; nil where it is not run
  /// for a list: `services.forEach { $0.start() }`.
  func elementType(handedTo ref: BodyRef, _ scope: Scope, steps: Int) -> String? {
    guard body(ref).kind == .closure, body(ref).parameters.count < 2,
      let index = body(ref).argumentOf
    else { return nil }
    let call = files[ref.file].calls[index]
    let visited =
      call.name == "ForEach"
      ? call.arguments.first?.value
      : Self.visits.contains(call.name) ? Self.receiver(of: call) : nil
    guard let list = visited else { return nil }
    guard let type = type(of: list, in: scope.outer ?? scope, steps: steps + 1),
      type.hasPrefix("["), !type.contains(":")
    else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// Whether a path is nothing but the element that a closure was handed.
  func isElement(_ names: ArraySlice<String>, _ scope: Scope) -> Bool {
    guard names.count == 1, let name = names.first else { return false }
    let parameters = body(scope.body).parameters
    guard parameters.isEmpty ? name == "$0" : parameters.map(\.name) == [name] else { return false }
    return elementType(handedTo: scope.body, scope, steps: 0) != nil
  }

  private static func receiver(of call: Call) -> Value? {
    switch call.callee {
    case .path(let names) where names.count > 1: .path(Array(names.dropLast()))
    case .member(let base, let names):
      names.count > 1 ? .member(base, Array(names.dropLast())) : base
    default: nil
    }
  }

  private static let visits: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy",
  ]
}
