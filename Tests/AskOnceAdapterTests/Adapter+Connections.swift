extension Adapter {
  static let connections: [Adapter] = []
}
