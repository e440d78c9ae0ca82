import Facts

/// Local names.
extension Program {
  /// The local constant or variable that a name means.
  func local(_ name: String, _ scope: Scope) -> PropertyFact? {
    var next: Int? = scope.body.index
    while let index = next {
      let ref = BodyRef(file: scope.body.file, index: index)
      for local in contents(of: ref).locals
      where files[scope.body.file].properties[local].name == name {
        return files[scope.body.file].properties[local]
      }
      next = parent(of: ref)
    }
    return nil
  }
}
