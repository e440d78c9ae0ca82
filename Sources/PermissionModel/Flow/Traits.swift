/// In what the machine of one resource differs from that of another; read off the resource table.
public struct Traits: Sendable, Hashable {
  /// What the prompt's "Allow" gives, and the feature needs.
  public var need: Scope
  /// The part that the prompt offers beside it: limited photos or contacts.
  public var part: Scope?
  /// The lesser grant from which one prompt that asks for more remains.
  public var upgradesFrom: Scope?
  /// Whether the system stores no "no", and would ask again at the next start.
  public var forgetsRefusal = false
  /// Whether "no" to more leaves the lesser grant as it was.
  public var keepsPartWhenDeclined = false
  /// Whether the prompt offers "Allow Once".
  public var offersOnce = false
  /// Whether Settings offers "Ask Next Time Or When I Share".
  public var offersAskNextTime = false
  /// Whether the system reminds the person of what was allowed, and offers less.
  public var isRemindedOf = false
  /// Whether the system grants at once and shows no prompt.
  public var answersItself = false
  /// Whether the prompt only leads to Settings: the answer does not come with it.
  public var promptLeadsToSettings = false
  /// Whether the prompt needs an active app, and ends without an answer where it is not.
  public var promptNeedsActiveApp = false
  /// Whether the system ends the app when its switch is changed.
  public var endsAppWhenSwitched = false

  /// A resource with one switch, one prompt and nothing special.
  public init(need: Scope = .full) { self.need = need }

  /// The traits of a row of the resource table.
  ///
  /// Only location offers Allow Once and Ask Next Time; it and tracking are described by Apple in
  /// https://developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services
  /// and https://developer.apple.com/app-store/user-privacy-and-data-use/.
  public init(_ row: ResourceRow) {
    need = row.grantedScope
    part = row.grantedScopes.contains(.limited) && need == .full ? .limited : nil
    upgradesFrom = row.lesserGrant
    keepsPartWhenDeclined = upgradesFrom != nil && upgradesFrom != .provisional
    offersOnce = row == .locationWhenInUse
    offersAskNextTime = row == .locationWhenInUse || row == .locationAlways
    isRemindedOf = row == .locationAlways
    answersItself = need == .provisional || row == .loginItems || row == .liveActivities
    promptLeadsToSettings = Self.decidedInSettings.contains(row)
    forgetsRefusal = row.forgetsRefusal && !promptLeadsToSettings
    promptNeedsActiveApp = row == .tracking
    if case .yes = row.endsAppWhenSwitched { endsAppWhenSwitched = true }
  }

  /// What an alert of macOS offers to turn on in System Settings, or to deny:
  /// https://support.apple.com/guide/mac-help/mh43185/mac. Login items are registered with no
  /// alert, and may have to be turned on there:
  /// https://developer.apple.com/documentation/servicemanagement/smappservice/register()
  private static let decidedInSettings: [ResourceRow] = [
    .screenCapture, .accessibility, .inputMonitoring, .postEvents, .loginItems,
  ]
}

extension ResourceRow {
  /// The traits of the row's machine.
  public var traits: Traits { Traits(self) }

  /// The id of the row under which the system stores the decision: rows of one family that lead to
  /// each other by an upgrade share it.
  public var recordID: String {
    if lesserGrant != nil { return id }
    let upgrade = Self.rows(family: family).first { row in
      row.lesserGrant.map { grantedScopes.contains($0) } ?? false
    }
    return upgrade?.id ?? id
  }

  /// Every scope to which a status of the row folds, in the table's order.
  fileprivate var grantedScopes: [Scope] {
    statuses.compactMap { status in
      if case .granted(let scope) = status.state { scope } else { nil }
    }
  }

  /// What "Allow" gives.
  fileprivate var grantedScope: Scope {
    let scopes = grantedScopes
    if let scope = access.flatMap({ Scope(rawValue: $0) }), scopes.contains(scope) { return scope }
    return scopes.contains(.full) ? .full : scopes.first ?? .full
  }

  /// What a status grants to another row of the family, and is not enough for this one.
  fileprivate var lesserGrant: Scope? {
    for status in statuses where status.state == .notDetermined {
      for row in Self.rows(family: family) where row.id != id {
        let same = row.statuses.first { $0.type == status.type && $0.name == status.name }
        if case .granted(let scope) = same?.state { return scope }
      }
    }
    return nil
  }
}
