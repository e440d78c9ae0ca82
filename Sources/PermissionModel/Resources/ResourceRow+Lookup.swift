extension ResourceRow {
  /// The row with the id, or nil.
  public static func row(id: String) -> ResourceRow? {
    all.first { $0.id == id }
  }

  /// The rows of a family, in the table's order; the first is meant where no access is named.
  public static func rows(family: String) -> [ResourceRow] {
    all.filter { $0.family == family }
  }

  /// The row that a contract means by a family and an access, or nil.
  public static func row(family: String, access: String?) -> ResourceRow? {
    let rows = rows(family: family)
    guard let access else { return rows.first }
    return rows.first { $0.access == access }
  }

  /// The symbols of the row that have the role.
  public func symbols(_ role: Symbol.Role) -> [Symbol] {
    symbols.filter { $0.role == role }
  }

  /// Whether the row has a call that shows the prompt; else the first use does.
  public var hasRequest: Bool { symbols.contains { $0.role == .request } }
}
