import Facts

/// Local names, and those of the type in whose source something stands.
extension Program {
  /// The local constant or variable that a name means.
  func local(_ name: String, _ scope: Scope) -> PropertyFact? {
    localRef(name, scope).map(property)
  }

  func localRef(_ name: String, _ scope: Scope) -> PropertyRef? {
    var next: Int? = scope.body.index
    while let index = next {
      let ref = BodyRef(file: scope.body.file, index: index)
      for local in contents(of: ref).locals
      where files[scope.body.file].properties[local].name == name {
        return PropertyRef(file: scope.body.file, index: local)
      }
      next = parent(of: ref)
    }
    return nil
  }

  /// The property of its own type that a name means in a body.
  func ownProperty(_ name: String, _ scope: Scope) -> PropertyRef? {
    owner(of: scope.body).flatMap { types[$0] }.flatMap { property(named: name, of: $0) }
  }
}
