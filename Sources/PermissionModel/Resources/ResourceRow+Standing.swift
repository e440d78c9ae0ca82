extension ResourceRow {
  /// What an app may conclude from a raw status: what the system holds.
  ///
  /// A status that grants less than the row offers is kept as what it grants, so that the prompt
  /// for more can be told from the first one.
  public func standing(ofRawStatus name: String, type: String? = nil) -> Standing {
    let state = state(ofRawStatus: name, type: type)
    guard state == .notDetermined, let lesser = traits.upgradesFrom else {
      return Standing(reading: state)
    }
    let grantsLess = Self.rows(family: family).contains {
      $0.state(ofRawStatus: name, type: type) == .granted(lesser)
    }
    return Standing(grantsLess ? .allowed(lesser) : .none)
  }

  /// The purpose keys of which the system demands one.
  public var demandedPurposeKeys: [String] {
    let required = purposeKeys.filter { $0.need == .required }
    guard !required.isEmpty else { return [] }
    return (required + purposeKeys.filter { $0.need == .alternative }).map(\.key)
  }
}
