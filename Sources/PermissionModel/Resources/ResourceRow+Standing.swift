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

  /// What an app may conclude from a set of bits: the highest that is set decides, for the lower
  /// ones only say that something was decided.
  public func standing(ofBits bits: some BinaryInteger, type: String) -> Standing {
    let known = statuses.filter { $0.isOfType(named: type) }.compactMap(\.rawValue)
    let others = known.reduce(Int(bits)) { $0 & ~$1 }
    let highest = known.filter { $0 != 0 && Int(bits) & $0 != 0 }.max() ?? 0
    return standing(ofRawValue: others == 0 ? highest : others, type: type)
  }

  /// What an app may conclude of several things that one prompt asks for: it asks while one is
  /// undecided, and where some are allowed and some are not, a part is.
  public func standing(ofParts parts: [Standing]) -> Standing {
    if parts.isEmpty || parts.contains(Standing()) { return Standing() }
    let allowed = parts.filter { $0.record.scope != nil }
    if allowed.isEmpty { return parts.first { $0.record != .denied } ?? parts[0] }
    return allowed.count == parts.count
      ? allowed[0] : Standing(.allowed(traits.part ?? traits.need))
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
