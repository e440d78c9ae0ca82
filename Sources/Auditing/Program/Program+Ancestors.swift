import Facts

/// What a type has from others, and what its objects start with.
extension Program {
  /// A type, its superclasses and its protocols, nearest first.
  func ancestors(of entry: TypeEntry) -> [TypeEntry] {
    var found = [entry]
    var names: Set<String> = [entry.name]
    var next = 0
    while next < found.count, found.count < 64 {
      for parent in found[next].inherited {
        for ancestor in entries(named: parent, from: found[next].name)
        where names.insert(ancestor.name).inserted {
          found.append(ancestor)
        }
      }
      next += 1
    }
    return found
  }

  /// What runs when an object is made: the first values of its stored properties.
  func initialValues(of entry: TypeEntry) -> [BodyRef] {
    entry.properties.keys.sorted().flatMap { entry.properties[$0]! }.compactMap { ref in
      let fact = property(ref)
      let isLazy = fact.attributes.contains { $0.name == "lazy" }
      return fact.isStatic || fact.value == nil || isLazy ? nil : initialValueBody(of: ref)
    }
  }
}
