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

  /// What an app may conclude from the number of a raw status; one that the table does not know is
  /// of a future system.
  public func standing(ofRawValue value: some BinaryInteger, type: String) -> Standing {
    let status = statuses.first { $0.isOfType(named: type) && $0.rawValue == Int(value) }
    return status.map { standing(ofRawStatus: $0.name, type: type) } ?? Standing(.unknown)
  }

  /// The purpose keys that an Info.plist lacks: each that is required, unless it states an
  /// alternative.
  public func missingPurposeKeys(in stated: Set<String>) -> [String] {
    let hasAlternative = purposeKeys.contains { $0.need == .alternative && stated.contains($0.key) }
    if hasAlternative { return [] }
    return purposeKeys.filter { $0.need == .required && !stated.contains($0.key) }.map(\.key)
  }

  /// Those without which a request ends the app or does nothing.
  public func keysMissedByRequest(in stated: Set<String>) -> [String] {
    switch missingPurposeKey {
    case .crash, .exception, .error, .depends, .noEffect, .refused: missingPurposeKeys(in: stated)
    case .genericText, .noKey, .unknown: []
    }
  }
}
