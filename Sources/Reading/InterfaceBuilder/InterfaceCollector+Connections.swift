import Facts

extension InterfaceCollector {
  /// The connections that start at one object.
  mutating func collect(connections: MarkedElement, from source: String) {
    for item in connections.children {
      // AppKit says "target" for actions.
      guard let kind = Self.connectionKind(of: item),
        let destination = item["destination"] ?? item["target"]
      else { continue }
      facts.connections.append(
        InterfaceFacts.Connection(
          source: source, kind: kind, destination: destination, place: text.place(of: item.range)))
    }
  }

  private static func connectionKind(of item: MarkedElement) -> InterfaceFacts.Connection.Kind? {
    switch item.name {
    case "outlet": item["property"].map { .outlet(property: $0) }
    case "outletCollection": item["property"].map { .outletCollection(property: $0) }
    case "action": item["selector"].map { .action(selector: $0, event: item["eventType"]) }
    case "segue": .segue(segue(of: item))
    default: nil
    }
  }

  private static func segue(of item: MarkedElement) -> InterfaceFacts.Segue {
    let isRelationship = item["kind"] == nil && item["relationship"] != nil
    let kind = item["kind"].flatMap { segueKinds[$0] }
    var segue = InterfaceFacts.Segue(kind: kind ?? (isRelationship ? .relationship : .custom))
    segue.identifier = item["identifier"]
    segue.unwindAction = item["unwindAction"]
    segue.relationship = item["relationship"]
    segue.trigger = item["trigger"]
    segue.creation = item["destinationCreationSelector"]
    return segue
  }

  private static let segueKinds: [String: InterfaceFacts.Segue.Kind] = [
    "show": .show, "showDetail": .showDetail, "push": .push, "replace": .replace,
    "presentation": .present, "modal": .present, "sheet": .present, "popover": .popover,
    "popoverPresentation": .popover, "embed": .embed, "unwind": .unwind,
    "relationship": .relationship,
  ]
}
