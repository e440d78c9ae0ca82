extension Adapter {
  static let health: [Adapter] = []
}
