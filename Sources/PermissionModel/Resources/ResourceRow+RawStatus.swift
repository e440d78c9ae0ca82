extension ResourceRow {
  /// The raw status that the system returns for what it holds: the fold, the other way round.
  ///
  /// Where the framework has no word for it (a microphone that is restricted, Location Services
  /// that are off), the system says "denied"; where another type of the row has one (Bluetooth that
  /// is off), this type tells of the decision alone.
  ///
  /// - Parameters:
  ///   - standing: What the system holds under the row's `recordID`.
  ///   - type: The status type; `nil`: any of the row's, in the table's order.
  /// - Returns: nil where the row has no such status.
  public func rawStatus(for standing: Standing, type: String? = nil) -> RawStatus? {
    let own = statuses.filter { status in type.map { status.isOfType(named: $0) } ?? true }
    func first(_ states: PermissionState...) -> RawStatus? {
      states.lazy.compactMap { state in own.first { $0.state == state } }.first
    }
    let denied = PermissionState.blocked(.denied)
    if standing.isMissing, let status = first(.blocked(.unavailable)) { return status }
    if standing.isRestricted { return first(.blocked(.restricted), denied) }
    if standing.isSwitchedOff {
      if let status = first(.blocked(.switchedOff)) { return status }
      if !statuses.contains(where: { $0.state == .blocked(.switchedOff) }) { return first(denied) }
    }
    switch standing.record {
    case .none, .unknown: return first(.notDetermined)
    case .denied: return first(denied, .granted(.undisclosed))
    case .allowed(let scope), .allowedOnce(let scope):
      return own.first { status in isName(of: scope, status) } ?? first(.granted(traits.need))
    }
  }

  /// Whether a status means the scope, to this row or to the one for which it suffices.
  private func isName(of scope: Scope, _ status: RawStatus) -> Bool {
    Self.rows(family: family).filter { $0.recordID == recordID }.contains { row in
      row.statuses.contains {
        $0.type == status.type && $0.name == status.name && $0.state == .granted(scope)
      }
    }
  }
}
