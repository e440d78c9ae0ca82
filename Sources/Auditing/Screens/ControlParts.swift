import Facts

/// The arguments of a control, sorted into titles, actions and destinations.
struct ControlParts {
  var labels: [Value] = []
  var actions: [Value] = []
  var destinations: [Value] = []

  init(_ call: Call, _ kind: Element.Kind) {
    switch kind {
    case .button where ControlTable.isGate(call.name): gate(call)
    case .button: button(call)
    case .navigationLink: navigationLink(call)
    case .image: labels = call.arguments.filter { $0.label != "bundle" }.map(\.value)
    case .toggle: toggle(call)
    default: labels = call.arguments.filter(Self.isTitle).map(\.value)
    }
  }

  /// `Button("t") {}`, `Button(action: f) { label }`, `Button {} label: {}`.
  private mutating func button(_ call: Call) {
    let named = call.arguments.first { $0.label == "action" }
    let label = call.arguments.first { $0.label == "label" }
    let titles = call.arguments.filter(Self.isTitle)
    let closures = call.arguments.filter { $0.isTrailing && $0.label == nil }
    labels = titles.map(\.value)
    if let label { labels.append(label.value) }
    if let named {
      actions = [named.value]
      labels += closures.map(\.value)
    } else {
      actions = closures.map(\.value)
    }
  }

  /// `PermissionGate(p, blocked: "t") { label } content: { feature }`.
  private mutating func gate(_ call: Call) {
    let closures = call.arguments.filter {
      $0.label == "label" || ($0.label == nil && $0.isTrailing)
    }
    labels = closures.prefix(1).map(\.value)
    destinations = call.arguments.filter { $0.label == "content" }.map(\.value)
  }

  private mutating func navigationLink(_ call: Call) {
    let closures = call.arguments.filter { $0.isTrailing && $0.label == nil }.map(\.value)
    let destination = call.arguments.first { $0.label == "destination" }?.value
    labels = call.arguments.filter(Self.isTitle).map(\.value)
    labels += call.arguments.filter { $0.label == "label" }.map(\.value)
    if let destination {
      destinations = [destination]
      labels += closures
    } else if call.arguments.contains(where: { $0.label == "value" }) {
      labels += closures
    } else {
      destinations = closures
    }
  }

  private mutating func toggle(_ call: Call) {
    labels = call.arguments.filter { Self.isTitle($0) || $0.label == "label" || $0.isTrailing }
      .map(\.value)
    actions = call.arguments.filter { $0.label == "isOn" }.map(\.value)
  }

  private static func isTitle(_ argument: Argument) -> Bool {
    guard !argument.isTrailing else { return false }
    switch argument.label {
    case nil, "title", "verbatim", "titleKey", "text", "localized": break
    default: return false
    }
    if case .closure = argument.value { return false }
    return true
  }
}
