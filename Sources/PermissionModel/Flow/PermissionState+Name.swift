extension PermissionState: Codable {
  /// `notDetermined`, `granted.full`, `blocked.denied`.
  public var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .granted(let scope): "granted.\(scope.rawValue)"
    case .blocked(let reason): "blocked.\(reason.rawValue)"
    }
  }

  /// The state of that name, or nil.
  public init?(name: String) {
    let states =
      [.notDetermined] + Scope.allCases.map(Self.granted) + Reason.allCases.map(Self.blocked)
    guard let state = states.first(where: { $0.name == name }) else { return nil }
    self = state
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Reads the name.
  ///
  /// - Throws: Where there is no state of that name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let state = PermissionState(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(name)' is no state")
    }
    self = state
  }
}
