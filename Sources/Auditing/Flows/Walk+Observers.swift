import Facts

/// What runs because a stored value changed.
extension Walk {
  mutating func observers(of key: StateKey, _ place: Place, _ path: Path) {
    run(app.observers[key] ?? [], because: key, place, path)
  }

  mutating func run(
    _ observers: [Target], because key: StateKey, _ place: Place, _ path: Path,
    handing sent: Bound? = nil
  ) {
    for observer in observers.map({ app.handing(sent, to: $0) }) {
      let happens = key.owner == Linked.notifications ? "is posted" : "changes"
      var inner = path.behind("\(key.name) \(happens)", at: place)
      inner.certainty = min(inner.certainty, observer.certainty)
      inner.isElsewhere = inner.isElsewhere || isOnAnotherScreen(observer)
      enter(observer, inner)
    }
  }
}
