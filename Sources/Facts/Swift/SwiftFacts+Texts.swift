extension SwiftFacts {
  /// Every text that stands in the file as a value, as often as it stands there.
  package func forEachText(_ body: (String) -> Void) {
    for call in calls { for argument in call.arguments { argument.value.forEachText(body) } }
    for property in properties { property.value?.forEachText(body) }
    for assignment in assignments { assignment.value.forEachText(body) }
    for result in results { result.value?.forEachText(body) }
    for function in bodies {
      for parameter in function.parameters { parameter.defaultValue?.forEachText(body) }
    }
    types.flatMap(\.cases).compactMap(\.rawValue).forEach(body)
  }
}

extension Value {
  /// Every text in a value, but those of calls in it, which are values of their own.
  package func forEachText(_ body: (String) -> Void) {
    switch self {
    case .text(let text): body(text)
    case .template(let parts): parts.forEach { $0.forEachText(body) }
    case .either(let choices): choices.forEach { $0.value.forEachText(body) }
    case .array(let values): values.forEach { $0.forEachText(body) }
    case .dictionary(let pairs): pairs.forEach { $0.value.forEachText(body) }
    case .tuple(let arguments): arguments.forEach { $0.value.forEachText(body) }
    case .binary(_, let first, let second):
      first.forEachText(body)
      second.forEachText(body)
    default: break
    }
  }
}
