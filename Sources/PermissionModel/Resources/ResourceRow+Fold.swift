extension ResourceRow {
  /// The state that a raw status means for a feature that needs exactly this row.
  ///
  /// A status that grants less than the row offers is `notDetermined` while one upgrade prompt
  /// remains (write-only for the full calendar, while-in-use for Always), and `granted` with its
  /// scope where nothing more can be asked. A name that the table does not know is the status of
  /// a future system: it is blocked, and the only exit is to cancel.
  ///
  /// - Parameters:
  ///   - name: The status as the framework names it: `restricted`.
  ///   - type: The status type, with or without the type around it; `nil`: the first that fits.
  public func state(ofRawStatus name: String, type: String? = nil) -> PermissionState {
    let status = statuses.first { status in
      status.name == name && (type.map { status.isOfType(named: $0) } ?? true)
    }
    return status?.state ?? .blocked(.unknown)
  }

  /// Whether the statuses tell "not decided", "granted" and "denied" apart.
  ///
  /// Where they do not, an app may keep a flag that it has asked; nowhere else.
  public var isReadable: Bool {
    let states = statuses.map(\.state)
    let isGranted = states.contains { state in
      if case .granted = state { true } else { false }
    }
    return isGranted && states.contains(.notDetermined) && states.contains(.blocked(.denied))
  }

  /// Whether "no" reads like "not asked yet", though the system shows no prompt again: whoever has
  /// asked, and reads it still, may take it for "no".
  public var hidesRefusal: Bool {
    if case .yes = asksAgain { return false }
    return hasNoWordForRefusal
  }

  /// Whether "no" reads like "not asked yet" because the system stores none, and asks again.
  var forgetsRefusal: Bool {
    guard case .yes = asksAgain else { return false }
    return hasNoWordForRefusal
  }

  private var hasNoWordForRefusal: Bool {
    let states = statuses.map(\.state)
    return states.contains(.granted(.full)) && states.contains(.notDetermined)
      && !states.contains(.blocked(.denied))
  }
}

extension ResourceRow {
  /// Whether a grant reads like "not asked yet", and "no" does not: whoever was answered, and reads
  /// it still, was granted it.
  public var hidesGrant: Bool {
    let states = statuses.map(\.state)
    return states.contains(.notDetermined) && states.contains(.blocked(.denied))
      && !states.contains { if case .granted = $0 { true } else { false } }
  }
}

extension ResourceRow.RawStatus {
  /// Whether the name means this status's type: `AuthorizationStatus` for `ATTrackingManager`'s.
  func isOfType(named name: String) -> Bool {
    type == name || type.hasSuffix("." + name)
  }
}
